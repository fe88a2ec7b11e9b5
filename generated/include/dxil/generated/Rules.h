// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Validation rules: names, records and typed messages.
// Written by: dxil-tblgen DXIL.td -gen-rules-header; edit the records, not this file.
#pragma once

#include <dxil/ops/ShaderModels.h>
#include <dxil/ops/TextIn.h>

#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

namespace dxil {

enum class Rule : std::uint16_t {
  BitcodeValid = 0, // BITCODE.VALID
  ContainerPartMatches = 1, // CONTAINER.PARTMATCHES
  ContainerPartRepeated = 2, // CONTAINER.PARTREPEATED
  ContainerPartMissing = 3, // CONTAINER.PARTMISSING
  ContainerPartInvalid = 4, // CONTAINER.PARTINVALID
  ContainerRootSignatureIncompatible = 5, // CONTAINER.ROOTSIGNATUREINCOMPATIBLE
  ContainerContentMatches = 6, // CONTAINER.CONTENTMATCHES
  ContainerContentInvalid = 7, // CONTAINER.CONTENTINVALID
  ContainerUnusedItemInTable = 8, // CONTAINER.UNUSEDITEMINTABLE
  MetaRequired = 9, // META.REQUIRED
  MetaComputeWithNode = 10, // META.COMPUTEWITHNODE
  MetaKnown = 11, // META.KNOWN
  MetaUsed = 12, // META.USED
  MetaTarget = 13, // META.TARGET
  MetaWellFormed = 14, // META.WELLFORMED
  MetaVersionSupported = 15, // META.VERSIONSUPPORTED
  MetaSemanticLen = 16, // META.SEMANTICLEN
  MetaInterpModeValid = 17, // META.INTERPMODEVALID
  MetaSemaKindValid = 18, // META.SEMAKINDVALID
  MetaNoSemanticOverlap = 19, // META.NOSEMANTICOVERLAP
  MetaSemaKindMatchesName = 20, // META.SEMAKINDMATCHESNAME
  MetaDuplicateSysValue = 21, // META.DUPLICATESYSVALUE
  MetaSemanticIndexMax = 22, // META.SEMANTICINDEXMAX
  MetaSystemValueRows = 23, // META.SYSTEMVALUEROWS
  MetaSemanticShouldBeAllocated = 24, // META.SEMANTICSHOULDBEALLOCATED
  MetaSemanticShouldNotBeAllocated = 25, // META.SEMANTICSHOULDNOTBEALLOCATED
  MetaValueRange = 26, // META.VALUERANGE
  MetaFlagsUsage = 27, // META.FLAGSUSAGE
  MetaDenseResIDs = 28, // META.DENSERESIDS
  MetaSignatureOverlap = 29, // META.SIGNATUREOVERLAP
  MetaSignatureOutOfRange = 30, // META.SIGNATUREOUTOFRANGE
  MetaSignatureIndexConflict = 31, // META.SIGNATUREINDEXCONFLICT
  MetaSignatureIllegalComponentOrder = 32, // META.SIGNATUREILLEGALCOMPONENTORDER
  MetaSignatureDataWidth = 33, // META.SIGNATUREDATAWIDTH
  MetaIntegerInterpMode = 34, // META.INTEGERINTERPMODE
  MetaInterpModeInOneRow = 35, // META.INTERPMODEINONEROW
  MetaSemanticCompType = 36, // META.SEMANTICCOMPTYPE
  MetaClipCullMaxRows = 37, // META.CLIPCULLMAXROWS
  MetaClipCullMaxComponents = 38, // META.CLIPCULLMAXCOMPONENTS
  MetaSignatureCompType = 39, // META.SIGNATURECOMPTYPE
  MetaTessellatorPartition = 40, // META.TESSELLATORPARTITION
  MetaTessellatorOutputPrimitive = 41, // META.TESSELLATOROUTPUTPRIMITIVE
  MetaMaxTessFactor = 42, // META.MAXTESSFACTOR
  MetaValidSamplerMode = 43, // META.VALIDSAMPLERMODE
  MetaCoherenceNotOnAppendConsume = 44, // META.COHERENCENOTONAPPENDCONSUME
  MetaStructBufAlignment = 45, // META.STRUCTBUFALIGNMENT
  MetaStructBufAlignmentOutOfBound = 46, // META.STRUCTBUFALIGNMENTOUTOFBOUND
  MetaEntryFunction = 47, // META.ENTRYFUNCTION
  MetaInvalidControlFlowHint = 48, // META.INVALIDCONTROLFLOWHINT
  MetaBranchFlatten = 49, // META.BRANCHFLATTEN
  MetaForceCaseOnSwitch = 50, // META.FORCECASEONSWITCH
  MetaControlFlowHintNotOnControlFlow = 51, // META.CONTROLFLOWHINTNOTONCONTROLFLOW
  MetaTextureType = 52, // META.TEXTURETYPE
  MetaBarycentricsInterpolation = 53, // META.BARYCENTRICSINTERPOLATION
  MetaBarycentricsFloat3 = 54, // META.BARYCENTRICSFLOAT3
  MetaBarycentricsTwoPerspectives = 55, // META.BARYCENTRICSTWOPERSPECTIVES
  MetaNoEntryPropsForEntry = 56, // META.NOENTRYPROPSFORENTRY
  InstrOload = 57, // INSTR.OLOAD
  InstrCallOload = 58, // INSTR.CALLOLOAD
  InstrPtrBitCast = 59, // INSTR.PTRBITCAST
  InstrMinPrecisonBitCast = 60, // INSTR.MINPRECISONBITCAST
  InstrStructBitCast = 61, // INSTR.STRUCTBITCAST
  InstrStatus = 62, // INSTR.STATUS
  InstrCheckAccessFullyMapped = 63, // INSTR.CHECKACCESSFULLYMAPPED
  InstrOpConst = 64, // INSTR.OPCONST
  InstrAllowed = 65, // INSTR.ALLOWED
  InstrOpCodeReserved = 66, // INSTR.OPCODERESERVED
  InstrOperandRange = 67, // INSTR.OPERANDRANGE
  InstrNoReadingUninitialized = 68, // INSTR.NOREADINGUNINITIALIZED
  InstrNoGenericPtrAddrSpaceCast = 69, // INSTR.NOGENERICPTRADDRSPACECAST
  InstrInBoundsAccess = 70, // INSTR.INBOUNDSACCESS
  InstrOpConstRange = 71, // INSTR.OPCONSTRANGE
  InstrImmBiasForSampleB = 72, // INSTR.IMMBIASFORSAMPLEB
  InstrIllegalDXILOpCode = 73, // INSTR.ILLEGALDXILOPCODE
  InstrExpDXILOpCodeRequiresExpSM = 74, // INSTR.EXPDXILOPCODEREQUIRESEXPSM
  InstrIllegalDXILOpFunction = 75, // INSTR.ILLEGALDXILOPFUNCTION
  InstrNoIndefiniteLog = 76, // INSTR.NOINDEFINITELOG
  InstrNoIndefiniteAsin = 77, // INSTR.NOINDEFINITEASIN
  InstrNoIndefiniteAcos = 78, // INSTR.NOINDEFINITEACOS
  InstrNoIDivByZero = 79, // INSTR.NOIDIVBYZERO
  InstrNoUDivByZero = 80, // INSTR.NOUDIVBYZERO
  InstrNoIndefiniteDsxy = 81, // INSTR.NOINDEFINITEDSXY
  InstrMinPrecisionNotPrecise = 82, // INSTR.MINPRECISIONNOTPRECISE
  InstrOnlyOneAllocConsume = 83, // INSTR.ONLYONEALLOCCONSUME
  InstrTextureOffset = 84, // INSTR.TEXTUREOFFSET
  InstrCannotPullPosition = 85, // INSTR.CANNOTPULLPOSITION
  InstrEvalInterpolationMode = 86, // INSTR.EVALINTERPOLATIONMODE
  InstrResourceCoordinateMiss = 87, // INSTR.RESOURCECOORDINATEMISS
  InstrResourceCoordinateTooMany = 88, // INSTR.RESOURCECOORDINATETOOMANY
  InstrResourceOffsetMiss = 89, // INSTR.RESOURCEOFFSETMISS
  InstrResourceOffsetTooMany = 90, // INSTR.RESOURCEOFFSETTOOMANY
  InstrUndefResultForGetDimension = 91, // INSTR.UNDEFRESULTFORGETDIMENSION
  InstrSamplerModeForLOD = 92, // INSTR.SAMPLERMODEFORLOD
  InstrSamplerModeForSample = 93, // INSTR.SAMPLERMODEFORSAMPLE
  InstrSamplerModeForSampleC = 94, // INSTR.SAMPLERMODEFORSAMPLEC
  InstrSampleCompType = 95, // INSTR.SAMPLECOMPTYPE
  InstrBarrierModeUselessUGroup = 96, // INSTR.BARRIERMODEUSELESSUGROUP
  InstrBarrierModeNoMemory = 97, // INSTR.BARRIERMODENOMEMORY
  InstrBarrierModeForNonCS = 98, // INSTR.BARRIERMODEFORNONCS
  InstrBarrierFlagInvalid = 99, // INSTR.BARRIERFLAGINVALID
  InstrBarrierNonConstantFlagArgument = 100, // INSTR.BARRIERNONCONSTANTFLAGARGUMENT
  InstrBarrierRequiresNode = 101, // INSTR.BARRIERREQUIRESNODE
  InstrWriteMaskForTypedUAVStore = 102, // INSTR.WRITEMASKFORTYPEDUAVSTORE
  InstrWriteMaskGapForUAV = 103, // INSTR.WRITEMASKGAPFORUAV
  InstrResourceKindForCalcLOD = 104, // INSTR.RESOURCEKINDFORCALCLOD
  InstrResourceKindForSample = 105, // INSTR.RESOURCEKINDFORSAMPLE
  InstrResourceKindForSampleC = 106, // INSTR.RESOURCEKINDFORSAMPLEC
  InstrResourceKindForGather = 107, // INSTR.RESOURCEKINDFORGATHER
  InstrWriteMaskMatchValueForUAVStore = 108, // INSTR.WRITEMASKMATCHVALUEFORUAVSTORE
  InstrUndefinedValueForUAVStore = 109, // INSTR.UNDEFINEDVALUEFORUAVSTORE
  InstrResourceKindForBufferLoadStore = 110, // INSTR.RESOURCEKINDFORBUFFERLOADSTORE
  InstrResourceKindForTextureStore = 111, // INSTR.RESOURCEKINDFORTEXTURESTORE
  InstrResourceKindForGetDim = 112, // INSTR.RESOURCEKINDFORGETDIM
  InstrResourceKindForTextureLoad = 113, // INSTR.RESOURCEKINDFORTEXTURELOAD
  InstrResourceClassForSamplerGather = 114, // INSTR.RESOURCECLASSFORSAMPLERGATHER
  InstrResourceClassForUAVStore = 115, // INSTR.RESOURCECLASSFORUAVSTORE
  InstrResourceClassForLoad = 116, // INSTR.RESOURCECLASSFORLOAD
  InstrResourceMapToSingleEntry = 117, // INSTR.RESOURCEMAPTOSINGLEENTRY
  InstrResourceUser = 118, // INSTR.RESOURCEUSER
  InstrResourceKindForTraceRay = 119, // INSTR.RESOURCEKINDFORTRACERAY
  InstrOffsetOnUAVLoad = 120, // INSTR.OFFSETONUAVLOAD
  InstrMipOnUAVLoad = 121, // INSTR.MIPONUAVLOAD
  InstrSampleIndexForLoad2DMS = 122, // INSTR.SAMPLEINDEXFORLOAD2DMS
  InstrCoordinateCountForRawTypedBuf = 123, // INSTR.COORDINATECOUNTFORRAWTYPEDBUF
  InstrConstAlignForRawBuf = 124, // INSTR.CONSTALIGNFORRAWBUF
  InstrCoordinateCountForStructBuf = 125, // INSTR.COORDINATECOUNTFORSTRUCTBUF
  InstrMipLevelForGetDimension = 126, // INSTR.MIPLEVELFORGETDIMENSION
  InstrDxilStructUser = 127, // INSTR.DXILSTRUCTUSER
  InstrDxilStructUserOutOfBound = 128, // INSTR.DXILSTRUCTUSEROUTOFBOUND
  InstrHandleNotFromCreateHandle = 129, // INSTR.HANDLENOTFROMCREATEHANDLE
  InstrBufferUpdateCounterOnUAV = 130, // INSTR.BUFFERUPDATECOUNTERONUAV
  InstrBufferUpdateCounterOnResHasCounter = 131, // INSTR.BUFFERUPDATECOUNTERONRESHASCOUNTER
  InstrCBufferOutOfBound = 132, // INSTR.CBUFFEROUTOFBOUND
  InstrCBufferClassForCBufferHandle = 133, // INSTR.CBUFFERCLASSFORCBUFFERHANDLE
  InstrFailToResloveTGSMPointer = 134, // INSTR.FAILTORESLOVETGSMPOINTER
  InstrExtractValue = 135, // INSTR.EXTRACTVALUE
  InstrTGSMRaceCond = 136, // INSTR.TGSMRACECOND
  InstrAttributeAtVertexNoInterpolation = 137, // INSTR.ATTRIBUTEATVERTEXNOINTERPOLATION
  InstrCreateHandleImmRangeID = 138, // INSTR.CREATEHANDLEIMMRANGEID
  InstrSignatureOperationNotInEntry = 139, // INSTR.SIGNATUREOPERATIONNOTINENTRY
  InstrMultipleSetMeshOutputCounts = 140, // INSTR.MULTIPLESETMESHOUTPUTCOUNTS
  InstrMissingSetMeshOutputCounts = 141, // INSTR.MISSINGSETMESHOUTPUTCOUNTS
  InstrNonDominatingSetMeshOutputCounts = 142, // INSTR.NONDOMINATINGSETMESHOUTPUTCOUNTS
  InstrMultipleGetMeshPayload = 143, // INSTR.MULTIPLEGETMESHPAYLOAD
  InstrNotOnceDispatchMesh = 144, // INSTR.NOTONCEDISPATCHMESH
  InstrNonDominatingDispatchMesh = 145, // INSTR.NONDOMINATINGDISPATCHMESH
  InstrAtomicOpNonGroupsharedOrRecord = 146, // INSTR.ATOMICOPNONGROUPSHAREDORRECORD
  InstrAtomicIntrinNonUAV = 147, // INSTR.ATOMICINTRINNONUAV
  InstrSVConflictingLaunchMode = 148, // INSTR.SVCONFLICTINGLAUNCHMODE
  InstrAtomicConst = 149, // INSTR.ATOMICCONST
  InstrNodeRecordHandleUseAfterComplete = 150, // INSTR.NODERECORDHANDLEUSEAFTERCOMPLETE
  InstrUndefHitObject = 151, // INSTR.UNDEFHITOBJECT
  InstrParamMultiple = 152, // INSTR.PARAMMULTIPLE
  InstrParamMinimumValue = 153, // INSTR.PARAMMINIMUMVALUE
  InstrMayReorderThreadUndefCoherenceHintParam = 154, // INSTR.MAYREORDERTHREADUNDEFCOHERENCEHINTPARAM
  InstrReorderCoherentRequiresSM69 = 155, // INSTR.REORDERCOHERENTREQUIRESSM69
  InstrLinAlgMetadataMissing = 156, // INSTR.LINALGMETADATAMISSING
  InstrLinAlgIllegalKDim = 157, // INSTR.LINALGILLEGALKDIM
  InstrLinAlgIllegalComponentType = 158, // INSTR.LINALGILLEGALCOMPONENTTYPE
  InstrLinAlgMatrixScopeMismatch = 159, // INSTR.LINALGMATRIXSCOPEMISMATCH
  InstrLinAlgMatrixScopeMismatch2 = 160, // INSTR.LINALGMATRIXSCOPEMISMATCH2
  InstrLinAlgMatrixUseMismatch = 161, // INSTR.LINALGMATRIXUSEMISMATCH
  InstrLinAlgMatrixUseMismatch2 = 162, // INSTR.LINALGMATRIXUSEMISMATCH2
  InstrLinAlgMatrixNotExactMatch = 163, // INSTR.LINALGMATRIXNOTEXACTMATCH
  InstrLinAlgMatrixScopeReqLayout2 = 164, // INSTR.LINALGMATRIXSCOPEREQLAYOUT2
  InstrLinAlgMatrixLayoutReqStride = 165, // INSTR.LINALGMATRIXLAYOUTREQSTRIDE
  InstrLinAlgMatrixDimVectorMismatch = 166, // INSTR.LINALGMATRIXDIMVECTORMISMATCH
  InstrLinAlgMatrixDimKVecKMismatch = 167, // INSTR.LINALGMATRIXDIMKVECKMISMATCH
  InstrLinAlgMatrixOutputBiasVecMismatch = 168, // INSTR.LINALGMATRIXOUTPUTBIASVECMISMATCH
  InstrLinAlgMatrixUnsignedFloatTypeNotAllowed = 169, // INSTR.LINALGMATRIXUNSIGNEDFLOATTYPENOTALLOWED
  InstrLinAlgMatrixLoadThreadRequiresBAB = 170, // INSTR.LINALGMATRIXLOADTHREADREQUIRESBAB
  InstrLinAlgMatrixRequiresRWBAB = 171, // INSTR.LINALGMATRIXREQUIRESRWBAB
  InstrLinAlgMatrixRequiresLayout2 = 172, // INSTR.LINALGMATRIXREQUIRESLAYOUT2
  InstrLinAlgMatrix2PartsMustMatch = 173, // INSTR.LINALGMATRIX2PARTSMUSTMATCH
  InstrLinAlgMatrixScopeMustMatch3 = 174, // INSTR.LINALGMATRIXSCOPEMUSTMATCH3
  InstrLinAlgMatrixScopeMustMatch4 = 175, // INSTR.LINALGMATRIXSCOPEMUSTMATCH4
  InstrLinAlgMatrixMatrixKDimMustMatch = 176, // INSTR.LINALGMATRIXMATRIXKDIMMUSTMATCH
  InstrLinAlgMatrixMatrixResDimMustMatch = 177, // INSTR.LINALGMATRIXMATRIXRESDIMMUSTMATCH
  TypesNoVector = 178, // TYPES.NOVECTOR
  TypesDefined = 179, // TYPES.DEFINED
  TypesIntWidth = 180, // TYPES.INTWIDTH
  TypesNoMultiDim = 181, // TYPES.NOMULTIDIM
  TypesNoPtrToPtr = 182, // TYPES.NOPTRTOPTR
  TypesI8 = 183, // TYPES.I8
  SmName = 184, // SM.NAME
  SmDxilVersion = 185, // SM.DXILVERSION
  SmProgramVersion = 186, // SM.PROGRAMVERSION
  SmOpcode = 187, // SM.OPCODE
  SmOperand = 188, // SM.OPERAND
  SmSemantic = 189, // SM.SEMANTIC
  SmNoInterpMode = 190, // SM.NOINTERPMODE
  SmConstantInterpMode = 191, // SM.CONSTANTINTERPMODE
  SmNoPSOutputIdx = 192, // SM.NOPSOUTPUTIDX
  SmPSConsistentInterp = 193, // SM.PSCONSISTENTINTERP
  SmThreadGroupChannelRange = 194, // SM.THREADGROUPCHANNELRANGE
  SmMaxTheadGroup = 195, // SM.MAXTHEADGROUP
  SmMaxTGSMSizeOnEntry = 196, // SM.MAXTGSMSIZEONENTRY
  SmExplicitTGSMSizeOnEntry = 197, // SM.EXPLICITTGSMSIZEONENTRY
  SmTGSMUnsupported = 198, // SM.TGSMUNSUPPORTED
  SmWaveSizeValue = 199, // SM.WAVESIZEVALUE
  SmWaveSizeAllZeroWhenUndefined = 200, // SM.WAVESIZEALLZEROWHENUNDEFINED
  SmWaveSizeMaxAndPreferredZeroWhenNoRange = 201, // SM.WAVESIZEMAXANDPREFERREDZEROWHENNORANGE
  SmWaveSizeMaxGreaterThanMin = 202, // SM.WAVESIZEMAXGREATERTHANMIN
  SmWaveSizePreferredInRange = 203, // SM.WAVESIZEPREFERREDINRANGE
  SmWaveSizeOnComputeOrNode = 204, // SM.WAVESIZEONCOMPUTEORNODE
  SmWaveSizeNeedsSM66or67 = 205, // SM.WAVESIZENEEDSSM66OR67
  SmWaveSizeRangeNeedsSM68Plus = 206, // SM.WAVESIZERANGENEEDSSM68PLUS
  SmWaveSizeRangeExpectsThreeParams = 207, // SM.WAVESIZERANGEEXPECTSTHREEPARAMS
  SmWaveSizeExpectsOneParam = 208, // SM.WAVESIZEEXPECTSONEPARAM
  SmWaveSizeTagDuplicate = 209, // SM.WAVESIZETAGDUPLICATE
  SmWaveSizeNeedsConstantOperands = 210, // SM.WAVESIZENEEDSCONSTANTOPERANDS
  SmROVOnlyInPS = 211, // SM.ROVONLYINPS
  SmTessFactorForDomain = 212, // SM.TESSFACTORFORDOMAIN
  SmTessFactorSizeMatchDomain = 213, // SM.TESSFACTORSIZEMATCHDOMAIN
  SmInsideTessFactorSizeMatchDomain = 214, // SM.INSIDETESSFACTORSIZEMATCHDOMAIN
  SmDomainLocationIdxOOB = 215, // SM.DOMAINLOCATIONIDXOOB
  SmHullPassThruControlPointCountMatch = 216, // SM.HULLPASSTHRUCONTROLPOINTCOUNTMATCH
  SmOutputControlPointsTotalScalars = 217, // SM.OUTPUTCONTROLPOINTSTOTALSCALARS
  SmIsoLineOutputPrimitiveMismatch = 218, // SM.ISOLINEOUTPUTPRIMITIVEMISMATCH
  SmTriOutputPrimitiveMismatch = 219, // SM.TRIOUTPUTPRIMITIVEMISMATCH
  SmValidDomain = 220, // SM.VALIDDOMAIN
  SmPatchConstantOnlyForHSDS = 221, // SM.PATCHCONSTANTONLYFORHSDS
  SmStreamIndexRange = 222, // SM.STREAMINDEXRANGE
  SmPSOutputSemantic = 223, // SM.PSOUTPUTSEMANTIC
  SmPSMultipleDepthSemantic = 224, // SM.PSMULTIPLEDEPTHSEMANTIC
  SmPSTargetIndexMatchesRow = 225, // SM.PSTARGETINDEXMATCHESROW
  SmPSTargetCol0 = 226, // SM.PSTARGETCOL0
  SmPSCoverageAndInnerCoverage = 227, // SM.PSCOVERAGEANDINNERCOVERAGE
  SmGSOutputVertexCountRange = 228, // SM.GSOUTPUTVERTEXCOUNTRANGE
  SmGSInstanceCountRange = 229, // SM.GSINSTANCECOUNTRANGE
  SmDSInputControlPointCountRange = 230, // SM.DSINPUTCONTROLPOINTCOUNTRANGE
  SmHSInputControlPointCountRange = 231, // SM.HSINPUTCONTROLPOINTCOUNTRANGE
  SmZeroHSInputControlPointWithInput = 232, // SM.ZEROHSINPUTCONTROLPOINTWITHINPUT
  SmOutputControlPointCountRange = 233, // SM.OUTPUTCONTROLPOINTCOUNTRANGE
  SmGSValidInputPrimitive = 234, // SM.GSVALIDINPUTPRIMITIVE
  SmGSValidOutputPrimitiveTopology = 235, // SM.GSVALIDOUTPUTPRIMITIVETOPOLOGY
  SmAppendAndConsumeOnSameUAV = 236, // SM.APPENDANDCONSUMEONSAMEUAV
  SmInvalidTextureKindOnUAV = 237, // SM.INVALIDTEXTUREKINDONUAV
  SmInvalidResourceKind = 238, // SM.INVALIDRESOURCEKIND
  SmInvalidResourceCompType = 239, // SM.INVALIDRESOURCECOMPTYPE
  SmInvalidSamplerFeedbackType = 240, // SM.INVALIDSAMPLERFEEDBACKTYPE
  SmSampleCountOnlyOn2DMS = 241, // SM.SAMPLECOUNTONLYON2DMS
  SmCounterOnlyOnStructBuf = 242, // SM.COUNTERONLYONSTRUCTBUF
  SmGSTotalOutputVertexDataRange = 243, // SM.GSTOTALOUTPUTVERTEXDATARANGE
  SmMultiStreamMustBePoint = 244, // SM.MULTISTREAMMUSTBEPOINT
  SmCompletePosition = 245, // SM.COMPLETEPOSITION
  SmUndefinedOutput = 246, // SM.UNDEFINEDOUTPUT
  SmCSNoSignatures = 247, // SM.CSNOSIGNATURES
  SmCBufferTemplateTypeMustBeStruct = 248, // SM.CBUFFERTEMPLATETYPEMUSTBESTRUCT
  SmResourceRangeOverlap = 249, // SM.RESOURCERANGEOVERLAP
  SmCBufferSize = 250, // SM.CBUFFERSIZE
  SmCBufferOffsetOverlap = 251, // SM.CBUFFEROFFSETOVERLAP
  SmCBufferElementOverflow = 252, // SM.CBUFFERELEMENTOVERFLOW
  SmCBufferArrayOffsetAlignment = 253, // SM.CBUFFERARRAYOFFSETALIGNMENT
  SmOpcodeInInvalidFunction = 254, // SM.OPCODEININVALIDFUNCTION
  SmViewIDNeedsSlot = 255, // SM.VIEWIDNEEDSSLOT
  Sm64bitRawBufferLoadStore = 256, // SM.64BITRAWBUFFERLOADSTORE
  SmRayShaderSignatures = 257, // SM.RAYSHADERSIGNATURES
  SmRayShaderPayloadSize = 258, // SM.RAYSHADERPAYLOADSIZE
  SmMeshShaderMaxVertexCount = 259, // SM.MESHSHADERMAXVERTEXCOUNT
  SmMeshShaderMaxPrimitiveCount = 260, // SM.MESHSHADERMAXPRIMITIVECOUNT
  SmMeshShaderPayloadSize = 261, // SM.MESHSHADERPAYLOADSIZE
  SmMeshShaderPayloadSizeDeclared = 262, // SM.MESHSHADERPAYLOADSIZEDECLARED
  SmMeshShaderOutputSize = 263, // SM.MESHSHADEROUTPUTSIZE
  SmMeshShaderInOutSize = 264, // SM.MESHSHADERINOUTSIZE
  SmMeshVSigRowCount = 265, // SM.MESHVSIGROWCOUNT
  SmMeshPSigRowCount = 266, // SM.MESHPSIGROWCOUNT
  SmMeshTotalSigRowCount = 267, // SM.MESHTOTALSIGROWCOUNT
  SmAmplificationShaderPayloadSize = 268, // SM.AMPLIFICATIONSHADERPAYLOADSIZE
  SmAmplificationShaderPayloadSizeDeclared = 269, // SM.AMPLIFICATIONSHADERPAYLOADSIZEDECLARED
  SmIsSpecialFloat = 270, // SM.ISSPECIALFLOAT
  FlowReducible = 271, // FLOW.REDUCIBLE
  FlowNoRecursion = 272, // FLOW.NORECURSION
  FlowDeadLoop = 273, // FLOW.DEADLOOP
  FlowFunctionCall = 274, // FLOW.FUNCTIONCALL
  DeclDxilNsReserved = 275, // DECL.DXILNSRESERVED
  DeclDxilFnExtern = 276, // DECL.DXILFNEXTERN
  DeclUsedInternal = 277, // DECL.USEDINTERNAL
  DeclNotUsedExternal = 278, // DECL.NOTUSEDEXTERNAL
  DeclUsedExternalFunction = 279, // DECL.USEDEXTERNALFUNCTION
  DeclFnIsCalled = 280, // DECL.FNISCALLED
  DeclFnFlattenParam = 281, // DECL.FNFLATTENPARAM
  DeclFnAttribute = 282, // DECL.FNATTRIBUTE
  DeclResourceInFnSig = 283, // DECL.RESOURCEINFNSIG
  DeclRayQueryInFnSig = 284, // DECL.RAYQUERYINFNSIG
  DeclAllocateRayQueryFlagsAreConst = 285, // DECL.ALLOCATERAYQUERYFLAGSARECONST
  DeclAllocateRayQuery2FlagsAreConst = 286, // DECL.ALLOCATERAYQUERY2FLAGSARECONST
  DeclAllowOpacityMicromapsExpectedGivenForceOMM2State = 287, // DECL.ALLOWOPACITYMICROMAPSEXPECTEDGIVENFORCEOMM2STATE
  DeclPayloadStruct = 288, // DECL.PAYLOADSTRUCT
  DeclAttrStruct = 289, // DECL.ATTRSTRUCT
  DeclParamStruct = 290, // DECL.PARAMSTRUCT
  DeclExtraArgs = 291, // DECL.EXTRAARGS
  DeclShaderReturnVoid = 292, // DECL.SHADERRETURNVOID
  DeclShaderMissingArg = 293, // DECL.SHADERMISSINGARG
  DeclMultipleNodeInputs = 294, // DECL.MULTIPLENODEINPUTS
  DeclNodeLaunchInputType = 295, // DECL.NODELAUNCHINPUTTYPE
  SmIncompatibleCallInEntry = 296, // SM.INCOMPATIBLECALLINENTRY
  SmIncompatibleOperation = 297, // SM.INCOMPATIBLEOPERATION
  SmIncompatibleStage = 298, // SM.INCOMPATIBLESTAGE
  SmIncompatibleShaderModel = 299, // SM.INCOMPATIBLESHADERMODEL
  SmIncompatibleThreadGroupDim = 300, // SM.INCOMPATIBLETHREADGROUPDIM
  SmIncompatibleDerivInComputeShaderModel = 301, // SM.INCOMPATIBLEDERIVINCOMPUTESHADERMODEL
  SmIncompatibleRequiresGroup = 302, // SM.INCOMPATIBLEREQUIRESGROUP
  SmIncompatibleDerivLaunch = 303, // SM.INCOMPATIBLEDERIVLAUNCH
  ContainerDependencyMatches = 304, // CONTAINER.DEPENDENCYMATCHES
};
inline constexpr unsigned NumRules = 305;

enum class RuleFamily : std::uint8_t {
  BitcodeRules, // BITCODE
  ContainerRules, // CONTAINER
  DeclarationRules, // DECL
  FlowRules, // FLOW
  InstructionRules, // INSTR
  MetadataRules, // META
  ShaderModelRules, // SM
  TypeRules, // TYPES
};

enum class Severity : std::uint8_t { Error, Warning };
enum class RuleStatus : std::uint8_t { Implemented, NotApplicable, Planned };

struct RuleTexts {
  static const char *start();
};
using RuleText = TextIn<RuleTexts>;

/// A rule's record. Text has placeholders {name:type}, filled in their order.
struct RuleInfo {
  Rule Id;
  RuleFamily Family;
  dxil::Severity Severity;
  RuleStatus Status;
  std::uint32_t Stages; ///< bit n: shader kind n can break it
  ModuleVersion Since;  ///< the first DXIL version in which it can be broken
  RuleText Name, Text, Doc, Hint, Reason;
};

/// What fills one placeholder of a rule's text. A text is not owned.
class RuleArgument {
public:
  RuleArgument(std::string_view Text) : Text(Text.data()), Number(Text.size()) {}
  RuleArgument(std::int64_t Number) : Number(std::uint64_t(Number)), Kind(Integer) {}
  RuleArgument(ModuleVersion V)
      : Number(std::uint64_t(V.Major) << 32 | V.Minor), Kind(Version) {}
  std::string str() const;

private:
  const char *Text = nullptr;
  std::uint64_t Number;
  enum : std::uint8_t { Characters, Integer, Version } Kind = Characters;
};

/// A broken rule and what fills its text. Its members are not inline, and cold: there are
/// hundreds of places that make one, few of which ever do.
struct RuleMessage {
  Rule Id;
  std::vector<std::string> Arguments;

  [[gnu::cold]] RuleMessage(Rule Id, std::initializer_list<RuleArgument> Arguments);
  [[gnu::cold]] RuleMessage(RuleMessage &&From) noexcept;
  [[gnu::cold]] ~RuleMessage();
};

/// One function for each rule, whose parameters are the placeholders of its text.
namespace rule {

/// BITCODE.VALID: the DXIL program is not a valid LLVM 3.7 module: {what:text}
inline RuleMessage BitcodeValid(std::string_view what) {
  return {Rule::BitcodeValid, {what}};
}

/// CONTAINER.PARTMATCHES: part {part:name} does not hold what the module requires: {what:text}
inline RuleMessage ContainerPartMatches(std::string_view part, std::string_view what) {
  return {Rule::ContainerPartMatches, {part, what}};
}

/// CONTAINER.PARTREPEATED: part {part:name} occurs {count:int} times; a container must hold it once
inline RuleMessage ContainerPartRepeated(std::string_view part, std::int64_t count) {
  return {Rule::ContainerPartRepeated, {part, count}};
}

/// CONTAINER.PARTMISSING: part {part:name} is missing; {why:text}
inline RuleMessage ContainerPartMissing(std::string_view part, std::string_view why) {
  return {Rule::ContainerPartMissing, {part, why}};
}

/// CONTAINER.PARTINVALID: part {part:name} has no place in this container: {why:text}
inline RuleMessage ContainerPartInvalid(std::string_view part, std::string_view why) {
  return {Rule::ContainerPartInvalid, {part, why}};
}

/// CONTAINER.ROOTSIGNATUREINCOMPATIBLE: the root signature does not fit the shader: {what:text}
inline RuleMessage ContainerRootSignatureIncompatible(std::string_view what) {
  return {Rule::ContainerRootSignatureIncompatible, {what}};
}

/// CONTAINER.CONTENTMATCHES: {part:name}.{field:name}: {found:text}, module says {expected:text}
inline RuleMessage ContainerContentMatches(std::string_view part, std::string_view field, std::string_view found, std::string_view expected) {
  return {Rule::ContainerContentMatches, {part, field, found, expected}};
}

/// CONTAINER.CONTENTINVALID: {part:name}.{field:name} is not well formed: {what:text}
inline RuleMessage ContainerContentInvalid(std::string_view part, std::string_view field, std::string_view what) {
  return {Rule::ContainerContentInvalid, {part, field, what}};
}

/// CONTAINER.UNUSEDITEMINTABLE: {table:name} holds {item:text}, which nothing refers to
inline RuleMessage ContainerUnusedItemInTable(std::string_view table, std::string_view item) {
  return {Rule::ContainerUnusedItemInTable, {table, item}};
}

/// META.REQUIRED: required metadata is missing: {what:text}
inline RuleMessage MetaRequired(std::string_view what) {
  return {Rule::MetaRequired, {what}};
}

/// META.COMPUTEWITHNODE: compute entry {entry:name} carries node shader metadata; only nodes may
inline RuleMessage MetaComputeWithNode(std::string_view entry) {
  return {Rule::MetaComputeWithNode, {entry}};
}

/// META.KNOWN: named metadata !{node:name} is not defined for DXIL
inline RuleMessage MetaKnown(std::string_view node) {
  return {Rule::MetaKnown, {node}};
}

/// META.USED: metadata !{node:name} on {where:text} has no meaning in DXIL
inline RuleMessage MetaUsed(std::string_view node, std::string_view where) {
  return {Rule::MetaUsed, {node, where}};
}

/// META.TARGET: the target triple is {triple:text}, not dxil-ms-dx
inline RuleMessage MetaTarget(std::string_view triple) {
  return {Rule::MetaTarget, {triple}};
}

/// META.WELLFORMED: metadata {node:name} is malformed: {what:text}
inline RuleMessage MetaWellFormed(std::string_view node, std::string_view what) {
  return {Rule::MetaWellFormed, {node, what}};
}

/// META.VERSIONSUPPORTED: {what:name} version {found:version} is not supported; the highest known is {limit:version}
inline RuleMessage MetaVersionSupported(std::string_view what, ModuleVersion found, ModuleVersion limit) {
  return {Rule::MetaVersionSupported, {what, found, limit}};
}

/// META.SEMANTICLEN: semantic name of {where:text} is {length:int} characters long, allowed are 1 to 64
inline RuleMessage MetaSemanticLen(std::string_view where, std::int64_t length) {
  return {Rule::MetaSemanticLen, {where, length}};
}

/// META.INTERPMODEVALID: signature element {element:name} has interpolation mode {mode:int}, which is not defined
inline RuleMessage MetaInterpModeValid(std::string_view element, std::int64_t mode) {
  return {Rule::MetaInterpModeValid, {element, mode}};
}

/// META.SEMAKINDVALID: signature element {element:name} has system value kind {kind:int}, which is not defined
inline RuleMessage MetaSemaKindValid(std::string_view element, std::int64_t kind) {
  return {Rule::MetaSemaKindValid, {element, kind}};
}

/// META.NOSEMANTICOVERLAP: semantic {semantic:name} with index {index:int} is declared more than once; each must be there once
inline RuleMessage MetaNoSemanticOverlap(std::string_view semantic, std::int64_t index) {
  return {Rule::MetaNoSemanticOverlap, {semantic, index}};
}

/// META.SEMAKINDMATCHESNAME: signature element {element:name} has system value kind {kind:name}, which its name must say
inline RuleMessage MetaSemaKindMatchesName(std::string_view element, std::string_view kind) {
  return {Rule::MetaSemaKindMatchesName, {element, kind}};
}

/// META.DUPLICATESYSVALUE: system value {kind:name} occurs more than once in the {signature:name} signature; it must be there once
inline RuleMessage MetaDuplicateSysValue(std::string_view kind, std::string_view signature) {
  return {Rule::MetaDuplicateSysValue, {kind, signature}};
}

/// META.SEMANTICINDEXMAX: semantic index {index:int} of {semantic:name} must be at most {limit:int}
inline RuleMessage MetaSemanticIndexMax(std::int64_t index, std::string_view semantic, std::int64_t limit) {
  return {Rule::MetaSemanticIndexMax, {index, semantic, limit}};
}

/// META.SYSTEMVALUEROWS: system value {semantic:name} has {rows:int} rows, it may have only 1
inline RuleMessage MetaSystemValueRows(std::string_view semantic, std::int64_t rows) {
  return {Rule::MetaSystemValueRows, {semantic, rows}};
}

/// META.SEMANTICSHOULDBEALLOCATED: {signature:name} element {element:name} has no register, but its kind is packed
inline RuleMessage MetaSemanticShouldBeAllocated(std::string_view signature, std::string_view element) {
  return {Rule::MetaSemanticShouldBeAllocated, {signature, element}};
}

/// META.SEMANTICSHOULDNOTBEALLOCATED: {signature:name} element {element:name} is at row {row:int}, but its kind takes no register
inline RuleMessage MetaSemanticShouldNotBeAllocated(std::string_view signature, std::string_view element, std::int64_t row) {
  return {Rule::MetaSemanticShouldNotBeAllocated, {signature, element, row}};
}

/// META.VALUERANGE: metadata {node:name} has value {value:int}, allowed are {range:text}
inline RuleMessage MetaValueRange(std::string_view node, std::int64_t value, std::string_view range) {
  return {Rule::MetaValueRange, {node, value, range}};
}

/// META.FLAGSUSAGE: shader flags do not match use: declared {declared:text}, used {used:text}; {difference:text}
inline RuleMessage MetaFlagsUsage(std::string_view declared, std::string_view used, std::string_view difference) {
  return {Rule::MetaFlagsUsage, {declared, used, difference}};
}

/// META.DENSERESIDS: {class:name} record {index:int} has id {id:int}; ids must count up from 0
inline RuleMessage MetaDenseResIDs(std::string_view class_, std::int64_t index, std::int64_t id) {
  return {Rule::MetaDenseResIDs, {class_, index, id}};
}

/// META.SIGNATUREOVERLAP: signature element {element:name} at row {row:int}, column {column:int}, size {rows:int}x{columns:int}, overlaps another element; each component must belong to one
inline RuleMessage MetaSignatureOverlap(std::string_view element, std::int64_t row, std::int64_t column, std::int64_t rows, std::int64_t columns) {
  return {Rule::MetaSignatureOverlap, {element, row, column, rows, columns}};
}

/// META.SIGNATUREOUTOFRANGE: signature element {element:name} at row {row:int}, column {column:int}, size {rows:int}x{columns:int}, leaves the 32 rows of 4 components it must be within
inline RuleMessage MetaSignatureOutOfRange(std::string_view element, std::int64_t row, std::int64_t column, std::int64_t rows, std::int64_t columns) {
  return {Rule::MetaSignatureOutOfRange, {element, row, column, rows, columns}};
}

/// META.SIGNATUREINDEXCONFLICT: signature element {element:name} at row {row:int} shares its row with an element that is indexed differently; indexed elements must start and end at the same rows
inline RuleMessage MetaSignatureIndexConflict(std::string_view element, std::int64_t row) {
  return {Rule::MetaSignatureIndexConflict, {element, row}};
}

/// META.SIGNATUREILLEGALCOMPONENTORDER: signature element {element:name} at row {row:int}, column {column:int}, breaks the order that a row must have: user values, system values, generated values
inline RuleMessage MetaSignatureIllegalComponentOrder(std::string_view element, std::int64_t row, std::int64_t column) {
  return {Rule::MetaSignatureIllegalComponentOrder, {element, row, column}};
}

/// META.SIGNATUREDATAWIDTH: signature element {element:name} at row {row:int} has a data width other than its row's
inline RuleMessage MetaSignatureDataWidth(std::string_view element, std::int64_t row) {
  return {Rule::MetaSignatureDataWidth, {element, row}};
}

/// META.INTEGERINTERPMODE: signature element {element:name} is an integer with interpolation mode {mode:name}; integers must have constant interpolation
inline RuleMessage MetaIntegerInterpMode(std::string_view element, std::string_view mode) {
  return {Rule::MetaIntegerInterpMode, {element, mode}};
}

/// META.INTERPMODEINONEROW: signature element {element:name} at row {row:int} has an interpolation mode other than its row's
inline RuleMessage MetaInterpModeInOneRow(std::string_view element, std::int64_t row) {
  return {Rule::MetaInterpModeInOneRow, {element, row}};
}

/// META.SEMANTICCOMPTYPE: system value {semantic:name} has type {found:type}, it must be {expected:type}
inline RuleMessage MetaSemanticCompType(std::string_view semantic, std::string_view found, std::string_view expected) {
  return {Rule::MetaSemanticCompType, {semantic, found, expected}};
}

/// META.CLIPCULLMAXROWS: clip and cull distances use {rows:int} rows, at most 2 are allowed
inline RuleMessage MetaClipCullMaxRows(std::int64_t rows) {
  return {Rule::MetaClipCullMaxRows, {rows}};
}

/// META.CLIPCULLMAXCOMPONENTS: clip and cull distances use {components:int} components, at most 8 are allowed
inline RuleMessage MetaClipCullMaxComponents(std::int64_t components) {
  return {Rule::MetaClipCullMaxComponents, {components}};
}

/// META.SIGNATURECOMPTYPE: signature element {element:name} has component type {type:int}, which is not defined
inline RuleMessage MetaSignatureCompType(std::string_view element, std::int64_t type) {
  return {Rule::MetaSignatureCompType, {element, type}};
}

/// META.TESSELLATORPARTITION: tessellator partitioning {value:int} is not integer, pow2, fractional_odd or fractional_even
inline RuleMessage MetaTessellatorPartition(std::int64_t value) {
  return {Rule::MetaTessellatorPartition, {value}};
}

/// META.TESSELLATOROUTPUTPRIMITIVE: tessellator output primitive {value:int} is not point, line, triangle_cw or triangle_ccw
inline RuleMessage MetaTessellatorOutputPrimitive(std::int64_t value) {
  return {Rule::MetaTessellatorOutputPrimitive, {value}};
}

/// META.MAXTESSFACTOR: maximum tessellation factor {value:text} is outside 1 to 64
inline RuleMessage MetaMaxTessFactor(std::string_view value) {
  return {Rule::MetaMaxTessFactor, {value}};
}

/// META.VALIDSAMPLERMODE: {resource:name} has mode {value:int}, which is not default or comparison
inline RuleMessage MetaValidSamplerMode(std::string_view resource, std::int64_t value) {
  return {Rule::MetaValidSamplerMode, {resource, value}};
}

/// META.COHERENCENOTONAPPENDCONSUME: {resource:name} is {coherence:name}coherent and has a counter; it can be only one of the two
inline RuleMessage MetaCoherenceNotOnAppendConsume(std::string_view resource, std::string_view coherence) {
  return {Rule::MetaCoherenceNotOnAppendConsume, {resource, coherence}};
}

/// META.STRUCTBUFALIGNMENT: {resource:name} has stride {stride:int}, which is not a multiple of {multiple:int}
inline RuleMessage MetaStructBufAlignment(std::string_view resource, std::int64_t stride, std::int64_t multiple) {
  return {Rule::MetaStructBufAlignment, {resource, stride, multiple}};
}

/// META.STRUCTBUFALIGNMENTOUTOFBOUND: {resource:name} has stride {stride:int}, at most {limit:int} is allowed
inline RuleMessage MetaStructBufAlignmentOutOfBound(std::string_view resource, std::int64_t stride, std::int64_t limit) {
  return {Rule::MetaStructBufAlignmentOutOfBound, {resource, stride, limit}};
}

/// META.ENTRYFUNCTION: entry point {entry:name} has no function body in the module
inline RuleMessage MetaEntryFunction(std::string_view entry) {
  return {Rule::MetaEntryFunction, {entry}};
}

/// META.INVALIDCONTROLFLOWHINT: control-flow hint {value:int} is not defined
inline RuleMessage MetaInvalidControlFlowHint(std::int64_t value) {
  return {Rule::MetaInvalidControlFlowHint, {value}};
}

/// META.BRANCHFLATTEN: a branch carries both the branch and the flatten hint; only one is allowed
inline RuleMessage MetaBranchFlatten() {
  return {Rule::MetaBranchFlatten, {}};
}

/// META.FORCECASEONSWITCH: the forcecase hint stands on {instruction:name}; only a switch can carry it
inline RuleMessage MetaForceCaseOnSwitch(std::string_view instruction) {
  return {Rule::MetaForceCaseOnSwitch, {instruction}};
}

/// META.CONTROLFLOWHINTNOTONCONTROLFLOW: a control-flow hint stands on {instruction:name}, which is not a terminator
inline RuleMessage MetaControlFlowHintNotOnControlFlow(std::string_view instruction) {
  return {Rule::MetaControlFlowHintNotOnControlFlow, {instruction}};
}

/// META.TEXTURETYPE: elements of {resource:name} take {size:int} bytes, at most 16 are allowed
inline RuleMessage MetaTextureType(std::string_view resource, std::int64_t size) {
  return {Rule::MetaTextureType, {resource, size}};
}

/// META.BARYCENTRICSINTERPOLATION: SV_Barycentrics has interpolation mode {mode:name}; it must be interpolated
inline RuleMessage MetaBarycentricsInterpolation(std::string_view mode) {
  return {Rule::MetaBarycentricsInterpolation, {mode}};
}

/// META.BARYCENTRICSFLOAT3: SV_Barycentrics has {columns:int} components, it must be float3
inline RuleMessage MetaBarycentricsFloat3(std::int64_t columns) {
  return {Rule::MetaBarycentricsFloat3, {columns}};
}

/// META.BARYCENTRICSTWOPERSPECTIVES: SV_Barycentrics {element:name} repeats a perspective mode; one element with and one without perspective are allowed
inline RuleMessage MetaBarycentricsTwoPerspectives(std::string_view element) {
  return {Rule::MetaBarycentricsTwoPerspectives, {element}};
}

/// META.NOENTRYPROPSFORENTRY: entry point {entry:name} has no entry properties
inline RuleMessage MetaNoEntryPropsForEntry(std::string_view entry) {
  return {Rule::MetaNoEntryPropsForEntry, {entry}};
}

/// INSTR.OLOAD: {op:name} has no overload {overload:type} in DXIL {version:version}; it has {allowed:text}
inline RuleMessage InstrOload(std::string_view op, std::string_view overload, ModuleVersion version, std::string_view allowed) {
  return {Rule::InstrOload, {op, overload, version, allowed}};
}

/// INSTR.CALLOLOAD: call of {function:name} has signature {found:type}, {op:name} has {expected:type}
inline RuleMessage InstrCallOload(std::string_view function, std::string_view found, std::string_view op, std::string_view expected) {
  return {Rule::InstrCallOload, {function, found, op, expected}};
}

/// INSTR.PTRBITCAST: pointer cast changes the size pointed to from {from:int} to {to:int} bytes; it must stay the same
inline RuleMessage InstrPtrBitCast(std::int64_t from, std::int64_t to) {
  return {Rule::InstrPtrBitCast, {from, to}};
}

/// INSTR.MINPRECISONBITCAST: bitcast between {from:type} and {to:type} is not allowed with minimum precision
inline RuleMessage InstrMinPrecisonBitCast(std::string_view from, std::string_view to) {
  return {Rule::InstrMinPrecisonBitCast, {from, to}};
}

/// INSTR.STRUCTBITCAST: bitcast between {from:type} and {to:type} involves a struct, which must not be cast
inline RuleMessage InstrStructBitCast(std::string_view from, std::string_view to) {
  return {Rule::InstrStructBitCast, {from, to}};
}

/// INSTR.STATUS: the status of a resource access is used by {user:name}; only CheckAccessFullyMapped takes it
inline RuleMessage InstrStatus(std::string_view user) {
  return {Rule::InstrStatus, {user}};
}

/// INSTR.CHECKACCESSFULLYMAPPED: the operand of CheckAccessFullyMapped is not the status of a resource access
inline RuleMessage InstrCheckAccessFullyMapped() {
  return {Rule::InstrCheckAccessFullyMapped, {}};
}

/// INSTR.OPCONST: argument {argument:name} of {op:name} must be a constant
inline RuleMessage InstrOpConst(std::string_view argument, std::string_view op) {
  return {Rule::InstrOpConst, {argument, op}};
}

/// INSTR.ALLOWED: instruction {instruction:name} is not allowed: {why:text}
inline RuleMessage InstrAllowed(std::string_view instruction, std::string_view why) {
  return {Rule::InstrAllowed, {instruction, why}};
}

/// INSTR.OPCODERESERVED: opcode {opcode:int} is reserved and must not be called
inline RuleMessage InstrOpCodeReserved(std::int64_t opcode) {
  return {Rule::InstrOpCodeReserved, {opcode}};
}

/// INSTR.OPERANDRANGE: argument {argument:name} of {op:name} is {value:text}, allowed are {range:text}
inline RuleMessage InstrOperandRange(std::string_view argument, std::string_view op, std::string_view value, std::string_view range) {
  return {Rule::InstrOperandRange, {argument, op, value, range}};
}

/// INSTR.NOREADINGUNINITIALIZED: {instruction:name} reads an undefined value; it must have a defined one
inline RuleMessage InstrNoReadingUninitialized(std::string_view instruction) {
  return {Rule::InstrNoReadingUninitialized, {instruction}};
}

/// INSTR.NOGENERICPTRADDRSPACECAST: address-space cast from {from:int} to {to:int} does not involve the generic space
inline RuleMessage InstrNoGenericPtrAddrSpaceCast(std::int64_t from, std::int64_t to) {
  return {Rule::InstrNoGenericPtrAddrSpaceCast, {from, to}};
}

/// INSTR.INBOUNDSACCESS: constant index reaches bytes {begin:int} to {end:int} of an object of {size:int} bytes; it must stay inside
inline RuleMessage InstrInBoundsAccess(std::int64_t begin, std::int64_t end, std::int64_t size) {
  return {Rule::InstrInBoundsAccess, {begin, end, size}};
}

/// INSTR.OPCONSTRANGE: argument {argument:name} of {op:name} is not usable: {what:text}
inline RuleMessage InstrOpConstRange(std::string_view argument, std::string_view op, std::string_view what) {
  return {Rule::InstrOpConstRange, {argument, op, what}};
}

/// INSTR.IMMBIASFORSAMPLEB: sample bias {bias:text} is outside -16 to 15.99
inline RuleMessage InstrImmBiasForSampleB(std::string_view bias) {
  return {Rule::InstrImmBiasForSampleB, {bias}};
}

/// INSTR.ILLEGALDXILOPCODE: opcode {opcode:int} is not a DXIL operation; {closest:text}
inline RuleMessage InstrIllegalDXILOpCode(std::int64_t opcode, std::string_view closest) {
  return {Rule::InstrIllegalDXILOpCode, {opcode, closest}};
}

/// INSTR.EXPDXILOPCODEREQUIRESEXPSM: experimental operation {op:name} needs a preview shader model, the module has {model:name}
inline RuleMessage InstrExpDXILOpCodeRequiresExpSM(std::string_view op, std::string_view model) {
  return {Rule::InstrExpDXILOpCodeRequiresExpSM, {op, model}};
}

/// INSTR.ILLEGALDXILOPFUNCTION: {op:name} is called through {function:name}; its class is {class:name}, which the function name must have
inline RuleMessage InstrIllegalDXILOpFunction(std::string_view op, std::string_view function, std::string_view class_) {
  return {Rule::InstrIllegalDXILOpFunction, {op, function, class_}};
}

/// INSTR.NOINDEFINITELOG: the argument of Log is {value:text}, the result is indefinite; it must be finite
inline RuleMessage InstrNoIndefiniteLog(std::string_view value) {
  return {Rule::InstrNoIndefiniteLog, {value}};
}

/// INSTR.NOINDEFINITEASIN: the argument of Asin is {value:text}, the result is indefinite; it must be finite
inline RuleMessage InstrNoIndefiniteAsin(std::string_view value) {
  return {Rule::InstrNoIndefiniteAsin, {value}};
}

/// INSTR.NOINDEFINITEACOS: the argument of Acos is {value:text}, the result is indefinite; it must be finite
inline RuleMessage InstrNoIndefiniteAcos(std::string_view value) {
  return {Rule::InstrNoIndefiniteAcos, {value}};
}

/// INSTR.NOIDIVBYZERO: signed division by the constant 0; a divisor must not be 0
inline RuleMessage InstrNoIDivByZero() {
  return {Rule::InstrNoIDivByZero, {}};
}

/// INSTR.NOUDIVBYZERO: unsigned division by the constant 0; a divisor must not be 0
inline RuleMessage InstrNoUDivByZero() {
  return {Rule::InstrNoUDivByZero, {}};
}

/// INSTR.NOINDEFINITEDSXY: the argument of {op:name} is {value:text}, the derivative is indefinite; it must be finite
inline RuleMessage InstrNoIndefiniteDsxy(std::string_view op, std::string_view value) {
  return {Rule::InstrNoIndefiniteDsxy, {op, value}};
}

/// INSTR.MINPRECISIONNOTPRECISE: {instruction:name} is precise and has a minimum-precision operand; it must have only one of the two
inline RuleMessage InstrMinPrecisionNotPrecise(std::string_view instruction) {
  return {Rule::InstrMinPrecisionNotPrecise, {instruction}};
}

/// INSTR.ONLYONEALLOCCONSUME: counter of {resource:name} is both incremented and decremented; only one is allowed
inline RuleMessage InstrOnlyOneAllocConsume(std::string_view resource) {
  return {Rule::InstrOnlyOneAllocConsume, {resource}};
}

/// INSTR.TEXTUREOFFSET: texel offset of {op:name} is {value:text}; before shader model 6.7 it must be a constant from -8 to 7
inline RuleMessage InstrTextureOffset(std::string_view op, std::string_view value) {
  return {Rule::InstrTextureOffset, {op, value}};
}

/// INSTR.CANNOTPULLPOSITION: {op:name} evaluates position {element:name}, which cannot be evaluated elsewhere
inline RuleMessage InstrCannotPullPosition(std::string_view op, std::string_view element) {
  return {Rule::InstrCannotPullPosition, {op, element}};
}

/// INSTR.EVALINTERPOLATIONMODE: {op:name} evaluates {element:name}, whose interpolation mode is {mode:name}; it must be linear
inline RuleMessage InstrEvalInterpolationMode(std::string_view op, std::string_view element, std::string_view mode) {
  return {Rule::InstrEvalInterpolationMode, {op, element, mode}};
}

/// INSTR.RESOURCECOORDINATEMISS: {op:name} on a {kind:name} needs coordinate {index:int}, which is undefined
inline RuleMessage InstrResourceCoordinateMiss(std::string_view op, std::string_view kind, std::int64_t index) {
  return {Rule::InstrResourceCoordinateMiss, {op, kind, index}};
}

/// INSTR.RESOURCECOORDINATETOOMANY: {op:name} on a {kind:name} has no coordinate {index:int}; it must be undef
inline RuleMessage InstrResourceCoordinateTooMany(std::string_view op, std::string_view kind, std::int64_t index) {
  return {Rule::InstrResourceCoordinateTooMany, {op, kind, index}};
}

/// INSTR.RESOURCEOFFSETMISS: {op:name} on a {kind:name} needs offset {index:int}, which is undefined
inline RuleMessage InstrResourceOffsetMiss(std::string_view op, std::string_view kind, std::int64_t index) {
  return {Rule::InstrResourceOffsetMiss, {op, kind, index}};
}

/// INSTR.RESOURCEOFFSETTOOMANY: {op:name} on a {kind:name} has no offset {index:int}; it must be undef
inline RuleMessage InstrResourceOffsetTooMany(std::string_view op, std::string_view kind, std::int64_t index) {
  return {Rule::InstrResourceOffsetTooMany, {op, kind, index}};
}

/// INSTR.UNDEFRESULTFORGETDIMENSION: component {component:name} of GetDimensions on a {kind:name} is used, but not defined
inline RuleMessage InstrUndefResultForGetDimension(std::string_view component, std::string_view kind) {
  return {Rule::InstrUndefResultForGetDimension, {component, kind}};
}

/// INSTR.SAMPLERMODEFORLOD: {op:name} uses a sampler of the wrong mode; it must be a default one, from 6.8 on a comparison one is allowed too
inline RuleMessage InstrSamplerModeForLOD(std::string_view op) {
  return {Rule::InstrSamplerModeForLOD, {op}};
}

/// INSTR.SAMPLERMODEFORSAMPLE: {op:name} uses a sampler that is not in default mode
inline RuleMessage InstrSamplerModeForSample(std::string_view op) {
  return {Rule::InstrSamplerModeForSample, {op}};
}

/// INSTR.SAMPLERMODEFORSAMPLEC: {op:name} uses a sampler that is not in comparison mode
inline RuleMessage InstrSamplerModeForSampleC(std::string_view op) {
  return {Rule::InstrSamplerModeForSampleC, {op}};
}

/// INSTR.SAMPLECOMPTYPE: {op:name} samples a resource of component type {type:name}; it must be float, snorm or unorm
inline RuleMessage InstrSampleCompType(std::string_view op, std::string_view type) {
  return {Rule::InstrSampleCompType, {op, type}};
}

/// INSTR.BARRIERMODEUSELESSUGROUP: barrier mode {mode:int} has both UAV scopes; only one is allowed, the device scope includes the group scope
inline RuleMessage InstrBarrierModeUselessUGroup(std::int64_t mode) {
  return {Rule::InstrBarrierModeUselessUGroup, {mode}};
}

/// INSTR.BARRIERMODENOMEMORY: barrier mode {mode:int} fences no memory
inline RuleMessage InstrBarrierModeNoMemory(std::int64_t mode) {
  return {Rule::InstrBarrierModeNoMemory, {mode}};
}

/// INSTR.BARRIERMODEFORNONCS: barrier mode {mode:text} is used in a {stage:name} shader; outside thread groups only a device-wide UAV fence exists
inline RuleMessage InstrBarrierModeForNonCS(std::string_view mode, std::string_view stage) {
  return {Rule::InstrBarrierModeForNonCS, {mode, stage}};
}

/// INSTR.BARRIERFLAGINVALID: {op:name} has {flags:name} flags {value:int}, allowed bits are {allowed:int}
inline RuleMessage InstrBarrierFlagInvalid(std::string_view op, std::string_view flags, std::int64_t value, std::int64_t allowed) {
  return {Rule::InstrBarrierFlagInvalid, {op, flags, value, allowed}};
}

/// INSTR.BARRIERNONCONSTANTFLAGARGUMENT: {argument:name} of {op:name} is not a constant
inline RuleMessage InstrBarrierNonConstantFlagArgument(std::string_view argument, std::string_view op) {
  return {Rule::InstrBarrierNonConstantFlagArgument, {argument, op}};
}

/// INSTR.BARRIERREQUIRESNODE: {op:name} fences node records outside a node shader
inline RuleMessage InstrBarrierRequiresNode(std::string_view op) {
  return {Rule::InstrBarrierRequiresNode, {op}};
}

/// INSTR.WRITEMASKFORTYPEDUAVSTORE: {op:name} writes mask {mask:int}; a typed store must write all four components
inline RuleMessage InstrWriteMaskForTypedUAVStore(std::string_view op, std::int64_t mask) {
  return {Rule::InstrWriteMaskForTypedUAVStore, {op, mask}};
}

/// INSTR.WRITEMASKGAPFORUAV: {op:name} writes mask {mask:int}; components must be x, xy, xyz or xyzw
inline RuleMessage InstrWriteMaskGapForUAV(std::string_view op, std::int64_t mask) {
  return {Rule::InstrWriteMaskGapForUAV, {op, mask}};
}

/// INSTR.RESOURCEKINDFORCALCLOD: {op:name} on a {kind:name}; it must be a texture without samples
inline RuleMessage InstrResourceKindForCalcLOD(std::string_view op, std::string_view kind) {
  return {Rule::InstrResourceKindForCalcLOD, {op, kind}};
}

/// INSTR.RESOURCEKINDFORSAMPLE: {op:name} on a {kind:name}; it must be a 1D, 2D, 3D or cube texture
inline RuleMessage InstrResourceKindForSample(std::string_view op, std::string_view kind) {
  return {Rule::InstrResourceKindForSample, {op, kind}};
}

/// INSTR.RESOURCEKINDFORSAMPLEC: {op:name} on a {kind:name}; it must be a 1D, 2D or cube texture
inline RuleMessage InstrResourceKindForSampleC(std::string_view op, std::string_view kind) {
  return {Rule::InstrResourceKindForSampleC, {op, kind}};
}

/// INSTR.RESOURCEKINDFORGATHER: {op:name} on a {kind:name}; it must be a 2D or cube texture
inline RuleMessage InstrResourceKindForGather(std::string_view op, std::string_view kind) {
  return {Rule::InstrResourceKindForGather, {op, kind}};
}

/// INSTR.WRITEMASKMATCHVALUEFORUAVSTORE: {op:name} writes mask {mask:int}, but values are given for {values:int}; both must be the same
inline RuleMessage InstrWriteMaskMatchValueForUAVStore(std::string_view op, std::int64_t mask, std::int64_t values) {
  return {Rule::InstrWriteMaskMatchValueForUAVStore, {op, mask, values}};
}

/// INSTR.UNDEFINEDVALUEFORUAVSTORE: {op:name} stores an undefined value; each component of its mask must be defined
inline RuleMessage InstrUndefinedValueForUAVStore(std::string_view op) {
  return {Rule::InstrUndefinedValueForUAVStore, {op}};
}

/// INSTR.RESOURCEKINDFORBUFFERLOADSTORE: {op:name} on a {kind:name}; it must be a typed, raw or structured buffer
inline RuleMessage InstrResourceKindForBufferLoadStore(std::string_view op, std::string_view kind) {
  return {Rule::InstrResourceKindForBufferLoadStore, {op, kind}};
}

/// INSTR.RESOURCEKINDFORTEXTURESTORE: {op:name} on a {kind:name}; it must be a 1D, 2D or 3D texture
inline RuleMessage InstrResourceKindForTextureStore(std::string_view op, std::string_view kind) {
  return {Rule::InstrResourceKindForTextureStore, {op, kind}};
}

/// INSTR.RESOURCEKINDFORGETDIM: GetDimensions on a {kind:name}, which has no dimensions
inline RuleMessage InstrResourceKindForGetDim(std::string_view kind) {
  return {Rule::InstrResourceKindForGetDim, {kind}};
}

/// INSTR.RESOURCEKINDFORTEXTURELOAD: {op:name} on a {kind:name}; it must be a 1D, 2D, 3D or multisampled texture
inline RuleMessage InstrResourceKindForTextureLoad(std::string_view op, std::string_view kind) {
  return {Rule::InstrResourceKindForTextureLoad, {op, kind}};
}

/// INSTR.RESOURCECLASSFORSAMPLERGATHER: {op:name} on a {class:name}; it must be an SRV
inline RuleMessage InstrResourceClassForSamplerGather(std::string_view op, std::string_view class_) {
  return {Rule::InstrResourceClassForSamplerGather, {op, class_}};
}

/// INSTR.RESOURCECLASSFORUAVSTORE: {op:name} on a {class:name}; it must be a UAV
inline RuleMessage InstrResourceClassForUAVStore(std::string_view op, std::string_view class_) {
  return {Rule::InstrResourceClassForUAVStore, {op, class_}};
}

/// INSTR.RESOURCECLASSFORLOAD: {op:name} on a {class:name}; it must be an SRV or a UAV
inline RuleMessage InstrResourceClassForLoad(std::string_view op, std::string_view class_) {
  return {Rule::InstrResourceClassForLoad, {op, class_}};
}

/// INSTR.RESOURCEMAPTOSINGLEENTRY: a handle may come from {first:name} or {second:name}, whose properties differ
inline RuleMessage InstrResourceMapToSingleEntry(std::string_view first, std::string_view second) {
  return {Rule::InstrResourceMapToSingleEntry, {first, second}};
}

/// INSTR.RESOURCEUSER: resource {resource:name} is used by {instruction:name}; only loads, geps and handle creation may use it
inline RuleMessage InstrResourceUser(std::string_view resource, std::string_view instruction) {
  return {Rule::InstrResourceUser, {resource, instruction}};
}

/// INSTR.RESOURCEKINDFORTRACERAY: {op:name} on a {kind:name}; it must be an acceleration structure
inline RuleMessage InstrResourceKindForTraceRay(std::string_view op, std::string_view kind) {
  return {Rule::InstrResourceKindForTraceRay, {op, kind}};
}

/// INSTR.OFFSETONUAVLOAD: {op:name} on a UAV has an offset; it must be undef
inline RuleMessage InstrOffsetOnUAVLoad(std::string_view op) {
  return {Rule::InstrOffsetOnUAVLoad, {op}};
}

/// INSTR.MIPONUAVLOAD: {op:name} on a UAV has a mip level or sample index; it must be undef
inline RuleMessage InstrMipOnUAVLoad(std::string_view op) {
  return {Rule::InstrMipOnUAVLoad, {op}};
}

/// INSTR.SAMPLEINDEXFORLOAD2DMS: {op:name} on a {kind:name} has no sample index
inline RuleMessage InstrSampleIndexForLoad2DMS(std::string_view op, std::string_view kind) {
  return {Rule::InstrSampleIndexForLoad2DMS, {op, kind}};
}

/// INSTR.COORDINATECOUNTFORRAWTYPEDBUF: {op:name} on a {kind:name} has an element offset; it must be undef
inline RuleMessage InstrCoordinateCountForRawTypedBuf(std::string_view op, std::string_view kind) {
  return {Rule::InstrCoordinateCountForRawTypedBuf, {op, kind}};
}

/// INSTR.CONSTALIGNFORRAWBUF: alignment of {op:name} is not a constant
inline RuleMessage InstrConstAlignForRawBuf(std::string_view op) {
  return {Rule::InstrConstAlignForRawBuf, {op}};
}

/// INSTR.COORDINATECOUNTFORSTRUCTBUF: {op:name} on a structured buffer needs an index and an offset
inline RuleMessage InstrCoordinateCountForStructBuf(std::string_view op) {
  return {Rule::InstrCoordinateCountForStructBuf, {op}};
}

/// INSTR.MIPLEVELFORGETDIMENSION: GetDimensions on a {kind:name} has a mip level; it must be undef
inline RuleMessage InstrMipLevelForGetDimension(std::string_view kind) {
  return {Rule::InstrMipLevelForGetDimension, {kind}};
}

/// INSTR.DXILSTRUCTUSER: result struct {type:type} is used by {instruction:name}; only extractvalue may use it
inline RuleMessage InstrDxilStructUser(std::string_view type, std::string_view instruction) {
  return {Rule::InstrDxilStructUser, {type, instruction}};
}

/// INSTR.DXILSTRUCTUSEROUTOFBOUND: extractvalue takes field {index:int} of {type:type}; of what an operation returns at most {count:int} may be read
inline RuleMessage InstrDxilStructUserOutOfBound(std::int64_t index, std::string_view type, std::int64_t count) {
  return {Rule::InstrDxilStructUserOutOfBound, {index, type, count}};
}

/// INSTR.HANDLENOTFROMCREATEHANDLE: {op:name} takes a handle that {what:text}
inline RuleMessage InstrHandleNotFromCreateHandle(std::string_view op, std::string_view what) {
  return {Rule::InstrHandleNotFromCreateHandle, {op, what}};
}

/// INSTR.BUFFERUPDATECOUNTERONUAV: BufferUpdateCounter on a {class:name}; it must be a UAV
inline RuleMessage InstrBufferUpdateCounterOnUAV(std::string_view class_) {
  return {Rule::InstrBufferUpdateCounterOnUAV, {class_}};
}

/// INSTR.BUFFERUPDATECOUNTERONRESHASCOUNTER: BufferUpdateCounter on {resource:name}, which is declared without a counter
inline RuleMessage InstrBufferUpdateCounterOnResHasCounter(std::string_view resource) {
  return {Rule::InstrBufferUpdateCounterOnResHasCounter, {resource}};
}

/// INSTR.CBUFFEROUTOFBOUND: {op:name} reads byte {offset:int} of a constant buffer of {size:int} bytes; it must stay inside
inline RuleMessage InstrCBufferOutOfBound(std::string_view op, std::int64_t offset, std::int64_t size) {
  return {Rule::InstrCBufferOutOfBound, {op, offset, size}};
}

/// INSTR.CBUFFERCLASSFORCBUFFERHANDLE: {op:name} on a {class:name}; it must be a constant buffer
inline RuleMessage InstrCBufferClassForCBufferHandle(std::string_view op, std::string_view class_) {
  return {Rule::InstrCBufferClassForCBufferHandle, {op, class_}};
}

/// INSTR.FAILTORESLOVETGSMPOINTER: a groupshared pointer does not lead to one global variable
inline RuleMessage InstrFailToResloveTGSMPointer() {
  return {Rule::InstrFailToResloveTGSMPointer, {}};
}

/// INSTR.EXTRACTVALUE: extractvalue on {type:type}, which is not the result of an operation or cmpxchg
inline RuleMessage InstrExtractValue(std::string_view type) {
  return {Rule::InstrExtractValue, {type}};
}

/// INSTR.TGSMRACECOND: threads store different values to groupshared {variable:name} at a fixed address; only one thread may
inline RuleMessage InstrTGSMRaceCond(std::string_view variable) {
  return {Rule::InstrTGSMRaceCond, {variable}};
}

/// INSTR.ATTRIBUTEATVERTEXNOINTERPOLATION: AttributeAtVertex reads {element:name}, whose interpolation mode is {mode:name}; it must be nointerpolation
inline RuleMessage InstrAttributeAtVertexNoInterpolation(std::string_view element, std::string_view mode) {
  return {Rule::InstrAttributeAtVertexNoInterpolation, {element, mode}};
}

/// INSTR.CREATEHANDLEIMMRANGEID: the resource of a handle is chosen at run time: {what:text}; its range must be a constant
inline RuleMessage InstrCreateHandleImmRangeID(std::string_view what) {
  return {Rule::InstrCreateHandleImmRangeID, {what}};
}

/// INSTR.SIGNATUREOPERATIONNOTINENTRY: {op:name} stands in {function:name}, which is not an entry point
inline RuleMessage InstrSignatureOperationNotInEntry(std::string_view op, std::string_view function) {
  return {Rule::InstrSignatureOperationNotInEntry, {op, function}};
}

/// INSTR.MULTIPLESETMESHOUTPUTCOUNTS: SetMeshOutputCounts is called more than once; it must be called once
inline RuleMessage InstrMultipleSetMeshOutputCounts() {
  return {Rule::InstrMultipleSetMeshOutputCounts, {}};
}

/// INSTR.MISSINGSETMESHOUTPUTCOUNTS: {op:name} writes mesh output, but SetMeshOutputCounts is never called; it must come first
inline RuleMessage InstrMissingSetMeshOutputCounts(std::string_view op) {
  return {Rule::InstrMissingSetMeshOutputCounts, {op}};
}

/// INSTR.NONDOMINATINGSETMESHOUTPUTCOUNTS: {op:name} can run before SetMeshOutputCounts, which must come first on every path
inline RuleMessage InstrNonDominatingSetMeshOutputCounts(std::string_view op) {
  return {Rule::InstrNonDominatingSetMeshOutputCounts, {op}};
}

/// INSTR.MULTIPLEGETMESHPAYLOAD: GetMeshPayload is called more than once; at most one call is allowed
inline RuleMessage InstrMultipleGetMeshPayload() {
  return {Rule::InstrMultipleGetMeshPayload, {}};
}

/// INSTR.NOTONCEDISPATCHMESH: DispatchMesh is called {count:int} times in {function:name}; an amplification shader must call it once
inline RuleMessage InstrNotOnceDispatchMesh(std::int64_t count, std::string_view function) {
  return {Rule::InstrNotOnceDispatchMesh, {count, function}};
}

/// INSTR.NONDOMINATINGDISPATCHMESH: some path through {function:name} ends without DispatchMesh
inline RuleMessage InstrNonDominatingDispatchMesh(std::string_view function) {
  return {Rule::InstrNonDominatingDispatchMesh, {function}};
}

/// INSTR.ATOMICOPNONGROUPSHAREDORRECORD: {instruction:name} addresses space {space:int}; it must be groupshared or node record memory
inline RuleMessage InstrAtomicOpNonGroupsharedOrRecord(std::string_view instruction, std::int64_t space) {
  return {Rule::InstrAtomicOpNonGroupsharedOrRecord, {instruction, space}};
}

/// INSTR.ATOMICINTRINNONUAV: {op:name} on something that is not a UAV
inline RuleMessage InstrAtomicIntrinNonUAV(std::string_view op) {
  return {Rule::InstrAtomicIntrinNonUAV, {op}};
}

/// INSTR.SVCONFLICTINGLAUNCHMODE: {op:name} is not available in a {launch:name} launch node
inline RuleMessage InstrSVConflictingLaunchMode(std::string_view op, std::string_view launch) {
  return {Rule::InstrSVConflictingLaunchMode, {op, launch}};
}

/// INSTR.ATOMICCONST: {instruction:name} changes constant {variable:name}, which must not be written
inline RuleMessage InstrAtomicConst(std::string_view instruction, std::string_view variable) {
  return {Rule::InstrAtomicConst, {instruction, variable}};
}

/// INSTR.NODERECORDHANDLEUSEAFTERCOMPLETE: {instruction:name} uses a record handle after OutputComplete, which must be its last use
inline RuleMessage InstrNodeRecordHandleUseAfterComplete(std::string_view instruction) {
  return {Rule::InstrNodeRecordHandleUseAfterComplete, {instruction}};
}

/// INSTR.UNDEFHITOBJECT: {op:name} takes an undefined hit object
inline RuleMessage InstrUndefHitObject(std::string_view op) {
  return {Rule::InstrUndefHitObject, {op}};
}

/// INSTR.PARAMMULTIPLE: argument {argument:name} of {op:name} is {value:int}, it must be a multiple of {multiple:int}
inline RuleMessage InstrParamMultiple(std::string_view argument, std::string_view op, std::int64_t value, std::int64_t multiple) {
  return {Rule::InstrParamMultiple, {argument, op, value, multiple}};
}

/// INSTR.PARAMMINIMUMVALUE: argument {argument:name} of {op:name} is {value:int}, it must be above {minimum:int}
inline RuleMessage InstrParamMinimumValue(std::string_view argument, std::string_view op, std::int64_t value, std::int64_t minimum) {
  return {Rule::InstrParamMinimumValue, {argument, op, value, minimum}};
}

/// INSTR.MAYREORDERTHREADUNDEFCOHERENCEHINTPARAM: MaybeReorderThread takes an undefined {argument:name}
inline RuleMessage InstrMayReorderThreadUndefCoherenceHintParam(std::string_view argument) {
  return {Rule::InstrMayReorderThreadUndefCoherenceHintParam, {argument}};
}

/// INSTR.REORDERCOHERENTREQUIRESSM69: {resource:name} is reordercoherent, which needs shader model 6.9
inline RuleMessage InstrReorderCoherentRequiresSM69(std::string_view resource) {
  return {Rule::InstrReorderCoherentRequiresSM69, {resource}};
}

/// INSTR.LINALGMETADATAMISSING: matrix type of {what:name} in {op:name} has no dx.targetTypes record
inline RuleMessage InstrLinAlgMetadataMissing(std::string_view what, std::string_view op) {
  return {Rule::InstrLinAlgMetadataMissing, {what, op}};
}

/// INSTR.LINALGILLEGALKDIM: {what:name} of {op:name} has K = {k:int}, allowed are {low:int} to {high:int}
inline RuleMessage InstrLinAlgIllegalKDim(std::string_view what, std::string_view op, std::int64_t k, std::int64_t low, std::int64_t high) {
  return {Rule::InstrLinAlgIllegalKDim, {what, op, k, low, high}};
}

/// INSTR.LINALGILLEGALCOMPONENTTYPE: {what:name} of {op:name} has component type {type:name}, which matrices cannot have
inline RuleMessage InstrLinAlgIllegalComponentType(std::string_view what, std::string_view op, std::string_view type) {
  return {Rule::InstrLinAlgIllegalComponentType, {what, op, type}};
}

/// INSTR.LINALGMATRIXSCOPEMISMATCH: {what:name} matrix of {op:name} has scope {found:name}, it must be {expected:name}
inline RuleMessage InstrLinAlgMatrixScopeMismatch(std::string_view what, std::string_view op, std::string_view found, std::string_view expected) {
  return {Rule::InstrLinAlgMatrixScopeMismatch, {what, op, found, expected}};
}

/// INSTR.LINALGMATRIXSCOPEMISMATCH2: {what:name} matrix of {op:name} has scope {found:name}, it must be {first:name} or {second:name}
inline RuleMessage InstrLinAlgMatrixScopeMismatch2(std::string_view what, std::string_view op, std::string_view found, std::string_view first, std::string_view second) {
  return {Rule::InstrLinAlgMatrixScopeMismatch2, {what, op, found, first, second}};
}

/// INSTR.LINALGMATRIXUSEMISMATCH: {what:name} matrix of {op:name} has use {found:name}, it must be {expected:name}
inline RuleMessage InstrLinAlgMatrixUseMismatch(std::string_view what, std::string_view op, std::string_view found, std::string_view expected) {
  return {Rule::InstrLinAlgMatrixUseMismatch, {what, op, found, expected}};
}

/// INSTR.LINALGMATRIXUSEMISMATCH2: {what:name} matrix of {op:name} has use {found:name}, it must be {first:name} or {second:name}
inline RuleMessage InstrLinAlgMatrixUseMismatch2(std::string_view what, std::string_view op, std::string_view found, std::string_view first, std::string_view second) {
  return {Rule::InstrLinAlgMatrixUseMismatch2, {what, op, found, first, second}};
}

/// INSTR.LINALGMATRIXNOTEXACTMATCH: {first:name} matrix type {a:name} must be the same as {second:name} type {b:name}
inline RuleMessage InstrLinAlgMatrixNotExactMatch(std::string_view first, std::string_view a, std::string_view second, std::string_view b) {
  return {Rule::InstrLinAlgMatrixNotExactMatch, {first, a, second, b}};
}

/// INSTR.LINALGMATRIXSCOPEREQLAYOUT2: {what:name} matrix with scope {scope:name} needs layout {first:name} or {second:name} in {op:name}
inline RuleMessage InstrLinAlgMatrixScopeReqLayout2(std::string_view what, std::string_view scope, std::string_view first, std::string_view second, std::string_view op) {
  return {Rule::InstrLinAlgMatrixScopeReqLayout2, {what, scope, first, second, op}};
}

/// INSTR.LINALGMATRIXLAYOUTREQSTRIDE: {op:name} with layout {layout:name} has stride {stride:int}, it must be 0
inline RuleMessage InstrLinAlgMatrixLayoutReqStride(std::string_view op, std::string_view layout, std::int64_t stride) {
  return {Rule::InstrLinAlgMatrixLayoutReqStride, {op, layout, stride}};
}

/// INSTR.LINALGMATRIXDIMVECTORMISMATCH: {what:name} vector of {op:name} has {size:int} elements, it must have as many as the matrix has rows: M = {m:int}
inline RuleMessage InstrLinAlgMatrixDimVectorMismatch(std::string_view what, std::string_view op, std::int64_t size, std::int64_t m) {
  return {Rule::InstrLinAlgMatrixDimVectorMismatch, {what, op, size, m}};
}

/// INSTR.LINALGMATRIXDIMKVECKMISMATCH: {what:name} vector of {op:name} has {size:int} elements, it must have {expected:int} for K = {k:int} of type {type:name}
inline RuleMessage InstrLinAlgMatrixDimKVecKMismatch(std::string_view what, std::string_view op, std::int64_t size, std::int64_t expected, std::int64_t k, std::string_view type) {
  return {Rule::InstrLinAlgMatrixDimKVecKMismatch, {what, op, size, expected, k, type}};
}

/// INSTR.LINALGMATRIXOUTPUTBIASVECMISMATCH: output elements are {output:type}, bias elements are {bias:type}; they must be the same
inline RuleMessage InstrLinAlgMatrixOutputBiasVecMismatch(std::string_view output, std::string_view bias) {
  return {Rule::InstrLinAlgMatrixOutputBiasVecMismatch, {output, bias}};
}

/// INSTR.LINALGMATRIXUNSIGNEDFLOATTYPENOTALLOWED: output of {op:name} is {type:type} and marked unsigned; floating point must be marked signed
inline RuleMessage InstrLinAlgMatrixUnsignedFloatTypeNotAllowed(std::string_view op, std::string_view type) {
  return {Rule::InstrLinAlgMatrixUnsignedFloatTypeNotAllowed, {op, type}};
}

/// INSTR.LINALGMATRIXLOADTHREADREQUIRESBAB: {op:name} loads a thread-scope matrix from a {kind:name}; it must be a ByteAddressBuffer
inline RuleMessage InstrLinAlgMatrixLoadThreadRequiresBAB(std::string_view op, std::string_view kind) {
  return {Rule::InstrLinAlgMatrixLoadThreadRequiresBAB, {op, kind}};
}

/// INSTR.LINALGMATRIXREQUIRESRWBAB: {op:name} on a {kind:name}; it must be a RWByteAddressBuffer
inline RuleMessage InstrLinAlgMatrixRequiresRWBAB(std::string_view op, std::string_view kind) {
  return {Rule::InstrLinAlgMatrixRequiresRWBAB, {op, kind}};
}

/// INSTR.LINALGMATRIXREQUIRESLAYOUT2: {op:name} has layout {found:name}, it must be {first:name} or {second:name}
inline RuleMessage InstrLinAlgMatrixRequiresLayout2(std::string_view op, std::string_view found, std::string_view first, std::string_view second) {
  return {Rule::InstrLinAlgMatrixRequiresLayout2, {op, found, first, second}};
}

/// INSTR.LINALGMATRIX2PARTSMUSTMATCH: {first:name} matrix has {part:name} {a:text}, {second:name} has {b:text}; they must agree
inline RuleMessage InstrLinAlgMatrix2PartsMustMatch(std::string_view first, std::string_view part, std::string_view a, std::string_view second, std::string_view b) {
  return {Rule::InstrLinAlgMatrix2PartsMustMatch, {first, part, a, second, b}};
}

/// INSTR.LINALGMATRIXSCOPEMUSTMATCH3: matrices of {op:name} have scopes {a:name}, {b:name} and {c:name}; they must agree
inline RuleMessage InstrLinAlgMatrixScopeMustMatch3(std::string_view op, std::string_view a, std::string_view b, std::string_view c) {
  return {Rule::InstrLinAlgMatrixScopeMustMatch3, {op, a, b, c}};
}

/// INSTR.LINALGMATRIXSCOPEMUSTMATCH4: matrices of {op:name} have scopes {a:name}, {b:name}, {c:name} and {d:name}; they must agree
inline RuleMessage InstrLinAlgMatrixScopeMustMatch4(std::string_view op, std::string_view a, std::string_view b, std::string_view c, std::string_view d) {
  return {Rule::InstrLinAlgMatrixScopeMustMatch4, {op, a, b, c, d}};
}

/// INSTR.LINALGMATRIXMATRIXKDIMMUSTMATCH: {op:name} multiplies {a:text} by {b:text}; the inner dimensions {k1:int} and {k2:int} must be the same
inline RuleMessage InstrLinAlgMatrixMatrixKDimMustMatch(std::string_view op, std::string_view a, std::string_view b, std::int64_t k1, std::int64_t k2) {
  return {Rule::InstrLinAlgMatrixMatrixKDimMustMatch, {op, a, b, k1, k2}};
}

/// INSTR.LINALGMATRIXMATRIXRESDIMMUSTMATCH: {what:name} matrix of {op:name} is {found:text}, the product is {expected:text}
inline RuleMessage InstrLinAlgMatrixMatrixResDimMustMatch(std::string_view what, std::string_view op, std::string_view found, std::string_view expected) {
  return {Rule::InstrLinAlgMatrixMatrixResDimMustMatch, {what, op, found, expected}};
}

/// TYPES.NOVECTOR: {where:text} has vector type {type:type}, which needs shader model 6.9
inline RuleMessage TypesNoVector(std::string_view where, std::string_view type) {
  return {Rule::TypesNoVector, {where, type}};
}

/// TYPES.DEFINED: {where:text} has type {type:type}, which is not made of DXIL's primitive types
inline RuleMessage TypesDefined(std::string_view where, std::string_view type) {
  return {Rule::TypesDefined, {where, type}};
}

/// TYPES.INTWIDTH: {where:text} has type {type:type}; integers must be 1, 8, 16, 32 or 64 bits wide
inline RuleMessage TypesIntWidth(std::string_view where, std::string_view type) {
  return {Rule::TypesIntWidth, {where, type}};
}

/// TYPES.NOMULTIDIM: {where:text} has type {type:type}; arrays must have one dimension
inline RuleMessage TypesNoMultiDim(std::string_view where, std::string_view type) {
  return {Rule::TypesNoMultiDim, {where, type}};
}

/// TYPES.NOPTRTOPTR: {where:text} has type {type:type}; pointers are not stored
inline RuleMessage TypesNoPtrToPtr(std::string_view where, std::string_view type) {
  return {Rule::TypesNoPtrToPtr, {where, type}};
}

/// TYPES.I8: {where:text} has type i8, which only operations take as a constant
inline RuleMessage TypesI8(std::string_view where) {
  return {Rule::TypesI8, {where}};
}

/// SM.NAME: shader model {name:name} is not known
inline RuleMessage SmName(std::string_view name) {
  return {Rule::SmName, {name}};
}

/// SM.DXILVERSION: shader model {model:name} goes with DXIL {expected:version}, the module says {found:version}
inline RuleMessage SmDxilVersion(std::string_view model, ModuleVersion expected, ModuleVersion found) {
  return {Rule::SmDxilVersion, {model, expected, found}};
}

/// SM.PROGRAMVERSION: the program header says {header:version}, it must say {module:version} as the module does
inline RuleMessage SmProgramVersion(ModuleVersion header, ModuleVersion module) {
  return {Rule::SmProgramVersion, {header, module}};
}

/// SM.OPCODE: {op:name} is not allowed in {stage:name} shaders of shader model {model:version}; {allowed:text}
inline RuleMessage SmOpcode(std::string_view op, std::string_view stage, ModuleVersion model, std::string_view allowed) {
  return {Rule::SmOpcode, {op, stage, model, allowed}};
}

/// SM.OPERAND: argument {argument:name} of {op:name} must be undef in a {stage:name} shader
inline RuleMessage SmOperand(std::string_view argument, std::string_view op, std::string_view stage) {
  return {Rule::SmOperand, {argument, op, stage}};
}

/// SM.SEMANTIC: semantic {semantic:name} is not allowed as {stage:name} {signature:name}
inline RuleMessage SmSemantic(std::string_view semantic, std::string_view stage, std::string_view signature) {
  return {Rule::SmSemantic, {semantic, stage, signature}};
}

/// SM.NOINTERPMODE: signature element {element:name} has interpolation mode {mode:name}, it must have none
inline RuleMessage SmNoInterpMode(std::string_view element, std::string_view mode) {
  return {Rule::SmNoInterpMode, {element, mode}};
}

/// SM.CONSTANTINTERPMODE: primitive output {element:name} has interpolation mode {mode:name}, it must be constant
inline RuleMessage SmConstantInterpMode(std::string_view element, std::string_view mode) {
  return {Rule::SmConstantInterpMode, {element, mode}};
}

/// SM.NOPSOUTPUTIDX: pixel output {element:name} has {rows:int} rows; pixel outputs are not indexed
inline RuleMessage SmNoPSOutputIdx(std::string_view element, std::int64_t rows) {
  return {Rule::SmNoPSOutputIdx, {element, rows}};
}

/// SM.PSCONSISTENTINTERP: position {element:name} has interpolation mode {mode:name}; with conservative depth output it must be noperspective centroid or sample
inline RuleMessage SmPSConsistentInterp(std::string_view element, std::string_view mode) {
  return {Rule::SmPSConsistentInterp, {element, mode}};
}

/// SM.THREADGROUPCHANNELRANGE: thread group size {axis:name} is {value:int}, allowed are {low:int} to {high:int}
inline RuleMessage SmThreadGroupChannelRange(std::string_view axis, std::int64_t value, std::int64_t low, std::int64_t high) {
  return {Rule::SmThreadGroupChannelRange, {axis, value, low, high}};
}

/// SM.MAXTHEADGROUP: thread group has {count:int} threads, at most {limit:int} are allowed
inline RuleMessage SmMaxTheadGroup(std::int64_t count, std::int64_t limit) {
  return {Rule::SmMaxTheadGroup, {count, limit}};
}

/// SM.MAXTGSMSIZEONENTRY: {entry:name} uses {size:int} bytes of groupshared memory, at most {limit:int} are allowed
inline RuleMessage SmMaxTGSMSizeOnEntry(std::string_view entry, std::int64_t size, std::int64_t limit) {
  return {Rule::SmMaxTGSMSizeOnEntry, {entry, size, limit}};
}

/// SM.EXPLICITTGSMSIZEONENTRY: {entry:name} uses {size:int} bytes of groupshared memory, its own limit allows at most {limit:int}
inline RuleMessage SmExplicitTGSMSizeOnEntry(std::string_view entry, std::int64_t size, std::int64_t limit) {
  return {Rule::SmExplicitTGSMSizeOnEntry, {entry, size, limit}};
}

/// SM.TGSMUNSUPPORTED: groupshared variable {variable:name} is used from {entry:name}, a {stage:name} shader; only shaders with thread groups may
inline RuleMessage SmTGSMUnsupported(std::string_view variable, std::string_view entry, std::string_view stage) {
  return {Rule::SmTGSMUnsupported, {variable, entry, stage}};
}

/// SM.WAVESIZEVALUE: wave size {which:name} is {value:int}; it must be a power of 2 from 4 to 128
inline RuleMessage SmWaveSizeValue(std::string_view which, std::int64_t value) {
  return {Rule::SmWaveSizeValue, {which, value}};
}

/// SM.WAVESIZEALLZEROWHENUNDEFINED: wave size maximum {max:int} and preference {preferred:int} are given without a minimum
inline RuleMessage SmWaveSizeAllZeroWhenUndefined(std::int64_t max, std::int64_t preferred) {
  return {Rule::SmWaveSizeAllZeroWhenUndefined, {max, preferred}};
}

/// SM.WAVESIZEMAXANDPREFERREDZEROWHENNORANGE: wave size maximum {max:int} and preference {preferred:int} must be 0 when the size is fixed
inline RuleMessage SmWaveSizeMaxAndPreferredZeroWhenNoRange(std::int64_t max, std::int64_t preferred) {
  return {Rule::SmWaveSizeMaxAndPreferredZeroWhenNoRange, {max, preferred}};
}

/// SM.WAVESIZEMAXGREATERTHANMIN: wave size maximum {max:int} must be greater than the minimum {min:int}
inline RuleMessage SmWaveSizeMaxGreaterThanMin(std::int64_t max, std::int64_t min) {
  return {Rule::SmWaveSizeMaxGreaterThanMin, {max, min}};
}

/// SM.WAVESIZEPREFERREDINRANGE: preferred wave size {preferred:int} is outside {min:int} to {max:int}
inline RuleMessage SmWaveSizePreferredInRange(std::int64_t preferred, std::int64_t min, std::int64_t max) {
  return {Rule::SmWaveSizePreferredInRange, {preferred, min, max}};
}

/// SM.WAVESIZEONCOMPUTEORNODE: {entry:name} has a wave size but is a {stage:name} shader; only compute shaders and nodes may have one
inline RuleMessage SmWaveSizeOnComputeOrNode(std::string_view entry, std::string_view stage) {
  return {Rule::SmWaveSizeOnComputeOrNode, {entry, stage}};
}

/// SM.WAVESIZENEEDSSM66OR67: a single wave size needs shader model 6.6 or 6.7, the module has {model:version}
inline RuleMessage SmWaveSizeNeedsSM66or67(ModuleVersion model) {
  return {Rule::SmWaveSizeNeedsSM66or67, {model}};
}

/// SM.WAVESIZERANGENEEDSSM68PLUS: a wave size range needs shader model 6.8, the module has {model:version}
inline RuleMessage SmWaveSizeRangeNeedsSM68Plus(ModuleVersion model) {
  return {Rule::SmWaveSizeRangeNeedsSM68Plus, {model}};
}

/// SM.WAVESIZERANGEEXPECTSTHREEPARAMS: the wave size range has {count:int} values, it must have 3
inline RuleMessage SmWaveSizeRangeExpectsThreeParams(std::int64_t count) {
  return {Rule::SmWaveSizeRangeExpectsThreeParams, {count}};
}

/// SM.WAVESIZEEXPECTSONEPARAM: the wave size has {count:int} values, it must have 1
inline RuleMessage SmWaveSizeExpectsOneParam(std::int64_t count) {
  return {Rule::SmWaveSizeExpectsOneParam, {count}};
}

/// SM.WAVESIZETAGDUPLICATE: {entry:name} has more than one wave size; only one is allowed
inline RuleMessage SmWaveSizeTagDuplicate(std::string_view entry) {
  return {Rule::SmWaveSizeTagDuplicate, {entry}};
}

/// SM.WAVESIZENEEDSCONSTANTOPERANDS: value {index:int} of the wave size is not a constant integer
inline RuleMessage SmWaveSizeNeedsConstantOperands(std::int64_t index) {
  return {Rule::SmWaveSizeNeedsConstantOperands, {index}};
}

/// SM.ROVONLYINPS: {resource:name} is rasterizer-ordered in a {stage:name} shader; only pixel shaders may have such views
inline RuleMessage SmROVOnlyInPS(std::string_view resource, std::string_view stage) {
  return {Rule::SmROVOnlyInPS, {resource, stage}};
}

/// SM.TESSFACTORFORDOMAIN: domain {domain:name} needs {semantic:name} in the patch constants
inline RuleMessage SmTessFactorForDomain(std::string_view domain, std::string_view semantic) {
  return {Rule::SmTessFactorForDomain, {domain, semantic}};
}

/// SM.TESSFACTORSIZEMATCHDOMAIN: SV_TessFactor has {rows:int} rows and {columns:int} columns; domain {domain:name} needs {expected:int} rows and 1 column
inline RuleMessage SmTessFactorSizeMatchDomain(std::int64_t rows, std::int64_t columns, std::string_view domain, std::int64_t expected) {
  return {Rule::SmTessFactorSizeMatchDomain, {rows, columns, domain, expected}};
}

/// SM.INSIDETESSFACTORSIZEMATCHDOMAIN: SV_InsideTessFactor has {rows:int} rows and {columns:int} columns; domain {domain:name} needs {expected:int} rows and 1 column
inline RuleMessage SmInsideTessFactorSizeMatchDomain(std::int64_t rows, std::int64_t columns, std::string_view domain, std::int64_t expected) {
  return {Rule::SmInsideTessFactorSizeMatchDomain, {rows, columns, domain, expected}};
}

/// SM.DOMAINLOCATIONIDXOOB: DomainLocation component {index:int} is outside domain {domain:name}, which has {count:int}
inline RuleMessage SmDomainLocationIdxOOB(std::int64_t index, std::string_view domain, std::int64_t count) {
  return {Rule::SmDomainLocationIdxOOB, {index, domain, count}};
}

/// SM.HULLPASSTHRUCONTROLPOINTCOUNTMATCH: pass-through hull shader {entry:name} takes {input:int} control points and gives {output:int}
inline RuleMessage SmHullPassThruControlPointCountMatch(std::string_view entry, std::int64_t input, std::int64_t output) {
  return {Rule::SmHullPassThruControlPointCountMatch, {entry, input, output}};
}

/// SM.OUTPUTCONTROLPOINTSTOTALSCALARS: hull shader outputs {scalars:int} scalars over all control points, at most {limit:int} are allowed
inline RuleMessage SmOutputControlPointsTotalScalars(std::int64_t scalars, std::int64_t limit) {
  return {Rule::SmOutputControlPointsTotalScalars, {scalars, limit}};
}

/// SM.ISOLINEOUTPUTPRIMITIVEMISMATCH: isoline domain with output primitive {primitive:name}; it must be point or line
inline RuleMessage SmIsoLineOutputPrimitiveMismatch(std::string_view primitive) {
  return {Rule::SmIsoLineOutputPrimitiveMismatch, {primitive}};
}

/// SM.TRIOUTPUTPRIMITIVEMISMATCH: {domain:name} domain with output primitive line; it must be point or triangle
inline RuleMessage SmTriOutputPrimitiveMismatch(std::string_view domain) {
  return {Rule::SmTriOutputPrimitiveMismatch, {domain}};
}

/// SM.VALIDDOMAIN: tessellator domain {value:int} is not isoline, tri or quad
inline RuleMessage SmValidDomain(std::int64_t value) {
  return {Rule::SmValidDomain, {value}};
}

/// SM.PATCHCONSTANTONLYFORHSDS: {stage:name} shader has a patch constant signature; only hull, domain and mesh shaders may
inline RuleMessage SmPatchConstantOnlyForHSDS(std::string_view stage) {
  return {Rule::SmPatchConstantOnlyForHSDS, {stage}};
}

/// SM.STREAMINDEXRANGE: signature element {element:name} is on stream {stream:int}, at most {limit:int} is allowed
inline RuleMessage SmStreamIndexRange(std::string_view element, std::int64_t stream, std::int64_t limit) {
  return {Rule::SmStreamIndexRange, {element, stream, limit}};
}

/// SM.PSOUTPUTSEMANTIC: pixel output {semantic:name} is not a target, depth, coverage or stencil value
inline RuleMessage SmPSOutputSemantic(std::string_view semantic) {
  return {Rule::SmPSOutputSemantic, {semantic}};
}

/// SM.PSMULTIPLEDEPTHSEMANTIC: pixel output {element:name} is a second depth value; only one is allowed
inline RuleMessage SmPSMultipleDepthSemantic(std::string_view element) {
  return {Rule::SmPSMultipleDepthSemantic, {element}};
}

/// SM.PSTARGETINDEXMATCHESROW: {element:name} has semantic index {index:int} at row {row:int}; both must be the number of the render target
inline RuleMessage SmPSTargetIndexMatchesRow(std::string_view element, std::int64_t index, std::int64_t row) {
  return {Rule::SmPSTargetIndexMatchesRow, {element, index, row}};
}

/// SM.PSTARGETCOL0: {element:name} starts at column {column:int}; render targets must start at 0
inline RuleMessage SmPSTargetCol0(std::string_view element, std::int64_t column) {
  return {Rule::SmPSTargetCol0, {element, column}};
}

/// SM.PSCOVERAGEANDINNERCOVERAGE: {function:name} reads both coverage and inner coverage; only one is allowed
inline RuleMessage SmPSCoverageAndInnerCoverage(std::string_view function) {
  return {Rule::SmPSCoverageAndInnerCoverage, {function}};
}

/// SM.GSOUTPUTVERTEXCOUNTRANGE: geometry shader emits up to {count:int} vertices, at most {limit:int} are allowed
inline RuleMessage SmGSOutputVertexCountRange(std::int64_t count, std::int64_t limit) {
  return {Rule::SmGSOutputVertexCountRange, {count, limit}};
}

/// SM.GSINSTANCECOUNTRANGE: geometry shader has {count:int} instances, allowed are 1 to {limit:int}
inline RuleMessage SmGSInstanceCountRange(std::int64_t count, std::int64_t limit) {
  return {Rule::SmGSInstanceCountRange, {count, limit}};
}

/// SM.DSINPUTCONTROLPOINTCOUNTRANGE: domain shader takes {count:int} control points, at most {limit:int} are allowed
inline RuleMessage SmDSInputControlPointCountRange(std::int64_t count, std::int64_t limit) {
  return {Rule::SmDSInputControlPointCountRange, {count, limit}};
}

/// SM.HSINPUTCONTROLPOINTCOUNTRANGE: hull shader takes {count:int} control points, at most {limit:int} are allowed
inline RuleMessage SmHSInputControlPointCountRange(std::int64_t count, std::int64_t limit) {
  return {Rule::SmHSInputControlPointCountRange, {count, limit}};
}

/// SM.ZEROHSINPUTCONTROLPOINTWITHINPUT: hull shader takes 0 control points but has an input signature
inline RuleMessage SmZeroHSInputControlPointWithInput() {
  return {Rule::SmZeroHSInputControlPointWithInput, {}};
}

/// SM.OUTPUTCONTROLPOINTCOUNTRANGE: hull shader gives {count:int} control points, allowed are {low:int} to {high:int}
inline RuleMessage SmOutputControlPointCountRange(std::int64_t count, std::int64_t low, std::int64_t high) {
  return {Rule::SmOutputControlPointCountRange, {count, low, high}};
}

/// SM.GSVALIDINPUTPRIMITIVE: geometry shader input primitive {value:int} is not defined
inline RuleMessage SmGSValidInputPrimitive(std::int64_t value) {
  return {Rule::SmGSValidInputPrimitive, {value}};
}

/// SM.GSVALIDOUTPUTPRIMITIVETOPOLOGY: geometry shader output topology is {value:text}; it must be one of point, line strip and triangle strip for all streams
inline RuleMessage SmGSValidOutputPrimitiveTopology(std::string_view value) {
  return {Rule::SmGSValidOutputPrimitiveTopology, {value}};
}

/// SM.APPENDANDCONSUMEONSAMEUAV: counter of {resource:name} is both incremented and decremented; only one is allowed
inline RuleMessage SmAppendAndConsumeOnSameUAV(std::string_view resource) {
  return {Rule::SmAppendAndConsumeOnSameUAV, {resource}};
}

/// SM.INVALIDTEXTUREKINDONUAV: {resource:name} may not be a {kind:name}; cube textures are read-only
inline RuleMessage SmInvalidTextureKindOnUAV(std::string_view resource, std::string_view kind) {
  return {Rule::SmInvalidTextureKindOnUAV, {resource, kind}};
}

/// SM.INVALIDRESOURCEKIND: {resource:name} has resource kind {kind:int}, which is not defined for its class
inline RuleMessage SmInvalidResourceKind(std::string_view resource, std::int64_t kind) {
  return {Rule::SmInvalidResourceKind, {resource, kind}};
}

/// SM.INVALIDRESOURCECOMPTYPE: {resource:name} has component type {type:int}, which a view cannot have
inline RuleMessage SmInvalidResourceCompType(std::string_view resource, std::int64_t type) {
  return {Rule::SmInvalidResourceCompType, {resource, type}};
}

/// SM.INVALIDSAMPLERFEEDBACKTYPE: {resource:name} has sampler feedback type {type:int}, which is not defined
inline RuleMessage SmInvalidSamplerFeedbackType(std::string_view resource, std::int64_t type) {
  return {Rule::SmInvalidSamplerFeedbackType, {resource, type}};
}

/// SM.SAMPLECOUNTONLYON2DMS: {resource:name} is a {kind:name} with {count:int} samples; only multisampled 2D textures have samples
inline RuleMessage SmSampleCountOnlyOn2DMS(std::string_view resource, std::string_view kind, std::int64_t count) {
  return {Rule::SmSampleCountOnlyOn2DMS, {resource, kind, count}};
}

/// SM.COUNTERONLYONSTRUCTBUF: {resource:name} is a {kind:name} with a counter; only structured buffers have one
inline RuleMessage SmCounterOnlyOnStructBuf(std::string_view resource, std::string_view kind) {
  return {Rule::SmCounterOnlyOnStructBuf, {resource, kind}};
}

/// SM.GSTOTALOUTPUTVERTEXDATARANGE: {vertices:int} vertices of {scalars:int} scalars are {total:int}, at most {limit:int} are allowed
inline RuleMessage SmGSTotalOutputVertexDataRange(std::int64_t vertices, std::int64_t scalars, std::int64_t total, std::int64_t limit) {
  return {Rule::SmGSTotalOutputVertexDataRange, {vertices, scalars, total, limit}};
}

/// SM.MULTISTREAMMUSTBEPOINT: {element:name} is on another stream than 0, but the topology is not a point list
inline RuleMessage SmMultiStreamMustBePoint(std::string_view element) {
  return {Rule::SmMultiStreamMustBePoint, {element}};
}

/// SM.COMPLETEPOSITION: SV_Position is not written whole in {entry:name}
inline RuleMessage SmCompletePosition(std::string_view entry) {
  return {Rule::SmCompletePosition, {entry}};
}

/// SM.UNDEFINEDOUTPUT: system value output {element:name} is not written whole in {entry:name}
inline RuleMessage SmUndefinedOutput(std::string_view element, std::string_view entry) {
  return {Rule::SmUndefinedOutput, {element, entry}};
}

/// SM.CSNOSIGNATURES: compute entry {entry:name} has a signature; it must have none
inline RuleMessage SmCSNoSignatures(std::string_view entry) {
  return {Rule::SmCSNoSignatures, {entry}};
}

/// SM.CBUFFERTEMPLATETYPEMUSTBESTRUCT: {resource:name} has element type {type:type}; it must be a struct
inline RuleMessage SmCBufferTemplateTypeMustBeStruct(std::string_view resource, std::string_view type) {
  return {Rule::SmCBufferTemplateTypeMustBeStruct, {resource, type}};
}

/// SM.RESOURCERANGEOVERLAP: {resource:name}, registers {base:int} with {size:int}, must not overlap the range at {otherBase:int} with {otherSize:int} in space {space:int}
inline RuleMessage SmResourceRangeOverlap(std::string_view resource, std::int64_t base, std::int64_t size, std::int64_t otherBase, std::int64_t otherSize, std::int64_t space) {
  return {Rule::SmResourceRangeOverlap, {resource, base, size, otherBase, otherSize, space}};
}

/// SM.CBUFFERSIZE: {resource:name} has {size:int} bytes, at most 65536 are allowed
inline RuleMessage SmCBufferSize(std::string_view resource, std::int64_t size) {
  return {Rule::SmCBufferSize, {resource, size}};
}

/// SM.CBUFFEROFFSETOVERLAP: {resource:name} has two fields at byte {offset:int}; fields must not share bytes
inline RuleMessage SmCBufferOffsetOverlap(std::string_view resource, std::int64_t offset) {
  return {Rule::SmCBufferOffsetOverlap, {resource, offset}};
}

/// SM.CBUFFERELEMENTOVERFLOW: {resource:name} ends before its field at byte {offset:int} does, which must be inside
inline RuleMessage SmCBufferElementOverflow(std::string_view resource, std::int64_t offset) {
  return {Rule::SmCBufferElementOverflow, {resource, offset}};
}

/// SM.CBUFFERARRAYOFFSETALIGNMENT: {resource:name} has an array at byte {offset:int}, which is not a multiple of 16
inline RuleMessage SmCBufferArrayOffsetAlignment(std::string_view resource, std::int64_t offset) {
  return {Rule::SmCBufferArrayOffsetAlignment, {resource, offset}};
}

/// SM.OPCODEININVALIDFUNCTION: {what:text} may stand only in {where:text}
inline RuleMessage SmOpcodeInInvalidFunction(std::string_view what, std::string_view where) {
  return {Rule::SmOpcodeInInvalidFunction, {what, where}};
}

/// SM.VIEWIDNEEDSSLOT: the input signature has no free component for the view id
inline RuleMessage SmViewIDNeedsSlot() {
  return {Rule::SmViewIDNeedsSlot, {}};
}

/// SM.64BITRAWBUFFERLOADSTORE: {op:name} with {overload:type} needs shader model 6.3
inline RuleMessage Sm64bitRawBufferLoadStore(std::string_view op, std::string_view overload) {
  return {Rule::Sm64bitRawBufferLoadStore, {op, overload}};
}

/// SM.RAYSHADERSIGNATURES: ray tracing entry {entry:name} has a signature; it must have none
inline RuleMessage SmRayShaderSignatures(std::string_view entry) {
  return {Rule::SmRayShaderSignatures, {entry}};
}

/// SM.RAYSHADERPAYLOADSIZE: {entry:name} declares {declared:int} bytes of {what:name}, its parameter takes {needed:int}
inline RuleMessage SmRayShaderPayloadSize(std::string_view entry, std::int64_t declared, std::string_view what, std::int64_t needed) {
  return {Rule::SmRayShaderPayloadSize, {entry, declared, what, needed}};
}

/// SM.MESHSHADERMAXVERTEXCOUNT: mesh shader gives up to {count:int} vertices, at most {limit:int} are allowed
inline RuleMessage SmMeshShaderMaxVertexCount(std::int64_t count, std::int64_t limit) {
  return {Rule::SmMeshShaderMaxVertexCount, {count, limit}};
}

/// SM.MESHSHADERMAXPRIMITIVECOUNT: mesh shader gives up to {count:int} primitives, at most {limit:int} are allowed
inline RuleMessage SmMeshShaderMaxPrimitiveCount(std::int64_t count, std::int64_t limit) {
  return {Rule::SmMeshShaderMaxPrimitiveCount, {count, limit}};
}

/// SM.MESHSHADERPAYLOADSIZE: mesh shader {entry:name} declares a payload of {size:int} bytes, at most {limit:int} are allowed
inline RuleMessage SmMeshShaderPayloadSize(std::string_view entry, std::int64_t size, std::int64_t limit) {
  return {Rule::SmMeshShaderPayloadSize, {entry, size, limit}};
}

/// SM.MESHSHADERPAYLOADSIZEDECLARED: mesh shader {entry:name} reads a payload of {size:int} bytes, it declares {declared:int}; it must not read more than it declares
inline RuleMessage SmMeshShaderPayloadSizeDeclared(std::string_view entry, std::int64_t size, std::int64_t declared) {
  return {Rule::SmMeshShaderPayloadSizeDeclared, {entry, size, declared}};
}

/// SM.MESHSHADEROUTPUTSIZE: mesh shader {entry:name} gives {size:int} bytes, at most {limit:int} are allowed
inline RuleMessage SmMeshShaderOutputSize(std::string_view entry, std::int64_t size, std::int64_t limit) {
  return {Rule::SmMeshShaderOutputSize, {entry, size, limit}};
}

/// SM.MESHSHADERINOUTSIZE: mesh shader {entry:name} takes and gives {size:int} bytes, at most {limit:int} are allowed
inline RuleMessage SmMeshShaderInOutSize(std::string_view entry, std::int64_t size, std::int64_t limit) {
  return {Rule::SmMeshShaderInOutSize, {entry, size, limit}};
}

/// SM.MESHVSIGROWCOUNT: mesh shader {entry:name} has {rows:int} vertex output rows, at most {limit:int} are allowed
inline RuleMessage SmMeshVSigRowCount(std::string_view entry, std::int64_t rows, std::int64_t limit) {
  return {Rule::SmMeshVSigRowCount, {entry, rows, limit}};
}

/// SM.MESHPSIGROWCOUNT: mesh shader {entry:name} has {rows:int} primitive output rows, at most {limit:int} are allowed
inline RuleMessage SmMeshPSigRowCount(std::string_view entry, std::int64_t rows, std::int64_t limit) {
  return {Rule::SmMeshPSigRowCount, {entry, rows, limit}};
}

/// SM.MESHTOTALSIGROWCOUNT: mesh shader {entry:name} has {rows:int} output rows, at most {limit:int} are allowed
inline RuleMessage SmMeshTotalSigRowCount(std::string_view entry, std::int64_t rows, std::int64_t limit) {
  return {Rule::SmMeshTotalSigRowCount, {entry, rows, limit}};
}

/// SM.AMPLIFICATIONSHADERPAYLOADSIZE: amplification shader {entry:name} has a payload of {size:int} bytes, at most {limit:int} are allowed
inline RuleMessage SmAmplificationShaderPayloadSize(std::string_view entry, std::int64_t size, std::int64_t limit) {
  return {Rule::SmAmplificationShaderPayloadSize, {entry, size, limit}};
}

/// SM.AMPLIFICATIONSHADERPAYLOADSIZEDECLARED: amplification shader {entry:name} passes a payload of {size:int} bytes, it declares {declared:int}; it must not pass more than it declares
inline RuleMessage SmAmplificationShaderPayloadSizeDeclared(std::string_view entry, std::int64_t size, std::int64_t declared) {
  return {Rule::SmAmplificationShaderPayloadSizeDeclared, {entry, size, declared}};
}

/// SM.ISSPECIALFLOAT: {op:name} on half needs shader model 6.9
inline RuleMessage SmIsSpecialFloat(std::string_view op) {
  return {Rule::SmIsSpecialFloat, {op}};
}

/// FLOW.REDUCIBLE: control flow of {function:name} is not reducible
inline RuleMessage FlowReducible(std::string_view function) {
  return {Rule::FlowReducible, {function}};
}

/// FLOW.NORECURSION: {function:name} calls itself, directly or through others, which is not allowed
inline RuleMessage FlowNoRecursion(std::string_view function) {
  return {Rule::FlowNoRecursion, {function}};
}

/// FLOW.DEADLOOP: a loop in {function:name} has no exit
inline RuleMessage FlowDeadLoop(std::string_view function) {
  return {Rule::FlowDeadLoop, {function}};
}

/// FLOW.FUNCTIONCALL: entry {function:name} has {count:int} parameters; it may have none
inline RuleMessage FlowFunctionCall(std::string_view function, std::int64_t count) {
  return {Rule::FlowFunctionCall, {function, count}};
}

/// DECL.DXILNSRESERVED: {what:name} uses a name that is reserved for DXIL; it must have another
inline RuleMessage DeclDxilNsReserved(std::string_view what) {
  return {Rule::DeclDxilNsReserved, {what}};
}

/// DECL.DXILFNEXTERN: declared function {function:name} is not a DXIL operation
inline RuleMessage DeclDxilFnExtern(std::string_view function) {
  return {Rule::DeclDxilFnExtern, {function}};
}

/// DECL.USEDINTERNAL: internal variable {variable:name} is not used
inline RuleMessage DeclUsedInternal(std::string_view variable) {
  return {Rule::DeclUsedInternal, {variable}};
}

/// DECL.NOTUSEDEXTERNAL: external variable {variable:name} is used; only internal ones may be
inline RuleMessage DeclNotUsedExternal(std::string_view variable) {
  return {Rule::DeclNotUsedExternal, {variable}};
}

/// DECL.USEDEXTERNALFUNCTION: declared function {function:name} is not called
inline RuleMessage DeclUsedExternalFunction(std::string_view function) {
  return {Rule::DeclUsedExternalFunction, {function}};
}

/// DECL.FNISCALLED: function {function:name} is used other than by a call
inline RuleMessage DeclFnIsCalled(std::string_view function) {
  return {Rule::DeclFnIsCalled, {function}};
}

/// DECL.FNFLATTENPARAM: parameter {parameter:text} of {function:name} is a struct of type {type:type}; it must be flattened
inline RuleMessage DeclFnFlattenParam(std::string_view parameter, std::string_view function, std::string_view type) {
  return {Rule::DeclFnFlattenParam, {parameter, function, type}};
}

/// DECL.FNATTRIBUTE: function {function:name} has attribute {attribute:name} with value {value:text}, which DXIL does not define
inline RuleMessage DeclFnAttribute(std::string_view function, std::string_view attribute, std::string_view value) {
  return {Rule::DeclFnAttribute, {function, attribute, value}};
}

/// DECL.RESOURCEINFNSIG: function {function:name} has a resource in its signature, which must hold handles only
inline RuleMessage DeclResourceInFnSig(std::string_view function) {
  return {Rule::DeclResourceInFnSig, {function}};
}

/// DECL.RAYQUERYINFNSIG: function {function:name} has a ray query in its signature, which is not allowed
inline RuleMessage DeclRayQueryInFnSig(std::string_view function) {
  return {Rule::DeclRayQueryInFnSig, {function}};
}

/// DECL.ALLOCATERAYQUERYFLAGSARECONST: the ray flags of AllocateRayQuery are not a constant
inline RuleMessage DeclAllocateRayQueryFlagsAreConst() {
  return {Rule::DeclAllocateRayQueryFlagsAreConst, {}};
}

/// DECL.ALLOCATERAYQUERY2FLAGSARECONST: the ray flags or ray query flags of AllocateRayQuery2 are not constants
inline RuleMessage DeclAllocateRayQuery2FlagsAreConst() {
  return {Rule::DeclAllocateRayQuery2FlagsAreConst, {}};
}

/// DECL.ALLOWOPACITYMICROMAPSEXPECTEDGIVENFORCEOMM2STATE: ray flags force two-state opacity micromaps, but the ray query does not allow micromaps
inline RuleMessage DeclAllowOpacityMicromapsExpectedGivenForceOMM2State() {
  return {Rule::DeclAllowOpacityMicromapsExpectedGivenForceOMM2State, {}};
}

/// DECL.PAYLOADSTRUCT: parameter {parameter:text} of {function:name} is the payload and must be a struct
inline RuleMessage DeclPayloadStruct(std::string_view parameter, std::string_view function) {
  return {Rule::DeclPayloadStruct, {parameter, function}};
}

/// DECL.ATTRSTRUCT: parameter {parameter:text} of {function:name} holds the hit attributes and must be a struct
inline RuleMessage DeclAttrStruct(std::string_view parameter, std::string_view function) {
  return {Rule::DeclAttrStruct, {parameter, function}};
}

/// DECL.PARAMSTRUCT: parameter {parameter:text} of callable {function:name} must be a struct
inline RuleMessage DeclParamStruct(std::string_view parameter, std::string_view function) {
  return {Rule::DeclParamStruct, {parameter, function}};
}

/// DECL.EXTRAARGS: parameter {parameter:text} of {function:name} is more than its stage takes
inline RuleMessage DeclExtraArgs(std::string_view parameter, std::string_view function) {
  return {Rule::DeclExtraArgs, {parameter, function}};
}

/// DECL.SHADERRETURNVOID: entry {function:name} returns {type:type}, it must return void
inline RuleMessage DeclShaderReturnVoid(std::string_view function, std::string_view type) {
  return {Rule::DeclShaderReturnVoid, {function, type}};
}

/// DECL.SHADERMISSINGARG: {stage:name} shader {function:name} must have its {what:name} parameter
inline RuleMessage DeclShaderMissingArg(std::string_view stage, std::string_view function, std::string_view what) {
  return {Rule::DeclShaderMissingArg, {stage, function, what}};
}

/// DECL.MULTIPLENODEINPUTS: node {function:name} declares {count:int} input records, at most one is allowed
inline RuleMessage DeclMultipleNodeInputs(std::string_view function, std::int64_t count) {
  return {Rule::DeclMultipleNodeInputs, {function, count}};
}

/// DECL.NODELAUNCHINPUTTYPE: {launch:name} launch node {function:name} takes an input of kind {kind:text}, which that launch mode does not allow
inline RuleMessage DeclNodeLaunchInputType(std::string_view launch, std::string_view function, std::string_view kind) {
  return {Rule::DeclNodeLaunchInputType, {launch, function, kind}};
}

/// SM.INCOMPATIBLECALLINENTRY: {entry:name} calls {function:name}, which it is not compatible with
inline RuleMessage SmIncompatibleCallInEntry(std::string_view entry, std::string_view function) {
  return {Rule::SmIncompatibleCallInEntry, {entry, function}};
}

/// SM.INCOMPATIBLEOPERATION: {entry:name} does something its stage or properties do not allow
inline RuleMessage SmIncompatibleOperation(std::string_view entry) {
  return {Rule::SmIncompatibleOperation, {entry}};
}

/// SM.INCOMPATIBLESTAGE: {function:name} uses an operation that {stage:name} shaders do not have
inline RuleMessage SmIncompatibleStage(std::string_view function, std::string_view stage) {
  return {Rule::SmIncompatibleStage, {function, stage}};
}

/// SM.INCOMPATIBLESHADERMODEL: {function:name} needs shader model {needed:version}, the module has {found:version}
inline RuleMessage SmIncompatibleShaderModel(std::string_view function, ModuleVersion needed, ModuleVersion found) {
  return {Rule::SmIncompatibleShaderModel, {function, needed, found}};
}

/// SM.INCOMPATIBLETHREADGROUPDIM: {function:name} takes derivatives in thread groups of {x:int} x {y:int} x {z:int}, which quads do not fill; either x must be divisible by 4 and y and z be 1, or x and y must be even
inline RuleMessage SmIncompatibleThreadGroupDim(std::string_view function, std::int64_t x, std::int64_t y, std::int64_t z) {
  return {Rule::SmIncompatibleThreadGroupDim, {function, x, y, z}};
}

/// SM.INCOMPATIBLEDERIVINCOMPUTESHADERMODEL: {function:name} takes derivatives in a {stage:name} shader, which needs shader model 6.6
inline RuleMessage SmIncompatibleDerivInComputeShaderModel(std::string_view function, std::string_view stage) {
  return {Rule::SmIncompatibleDerivInComputeShaderModel, {function, stage}};
}

/// SM.INCOMPATIBLEREQUIRESGROUP: {function:name} needs a thread group, which {entry:name} does not have
inline RuleMessage SmIncompatibleRequiresGroup(std::string_view function, std::string_view entry) {
  return {Rule::SmIncompatibleRequiresGroup, {function, entry}};
}

/// SM.INCOMPATIBLEDERIVLAUNCH: {function:name} takes derivatives in a {launch:name} launch node; only broadcasting and coalescing nodes have quads
inline RuleMessage SmIncompatibleDerivLaunch(std::string_view function, std::string_view launch) {
  return {Rule::SmIncompatibleDerivLaunch, {function, launch}};
}

/// CONTAINER.DEPENDENCYMATCHES: {part:name}.{field:name}: {found:text}, but values and branches of the program give {expected:text}
inline RuleMessage ContainerDependencyMatches(std::string_view part, std::string_view field, std::string_view found, std::string_view expected) {
  return {Rule::ContainerDependencyMatches, {part, field, found, expected}};
}

} // namespace rule
} // namespace dxil
