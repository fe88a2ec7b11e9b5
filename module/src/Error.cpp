// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <dxil/module/Error.h>

namespace dxil {

const char *errorCodeName(ErrorCode Code) {
  switch (Code) {
  case ErrorCode::ContainerTooSmall: return "container-too-small";
  case ErrorCode::ContainerMagic: return "container-magic";
  case ErrorCode::ContainerVersion: return "container-version";
  case ErrorCode::ContainerSize: return "container-size";
  case ErrorCode::ContainerDigest: return "container-digest";
  case ErrorCode::PartCount: return "part-count";
  case ErrorCode::PartOffset: return "part-offset";
  case ErrorCode::PartSize: return "part-size";
  case ErrorCode::PartOverlap: return "part-overlap";
  case ErrorCode::PartMissing: return "part-missing";
  case ErrorCode::PartTooSmall: return "part-too-small";
  case ErrorCode::PartField: return "part-field";
  case ErrorCode::PartOffsetField: return "part-offset-field";
  case ErrorCode::PartString: return "part-string";
  case ErrorCode::PartVersion: return "part-version";
  case ErrorCode::ProgramTooSmall: return "program-too-small";
  case ErrorCode::ProgramMagic: return "program-magic";
  case ErrorCode::ProgramSize: return "program-size";
  case ErrorCode::BitcodeMagic: return "bitcode-magic";
  case ErrorCode::BitcodeWrapper: return "bitcode-wrapper";
  case ErrorCode::StreamEnd: return "stream-end";
  case ErrorCode::StreamVbr: return "stream-vbr";
  case ErrorCode::StreamAbbrevWidth: return "stream-abbrev-width";
  case ErrorCode::StreamAbbrevId: return "stream-abbrev-id";
  case ErrorCode::StreamAbbrevDefinition: return "stream-abbrev-definition";
  case ErrorCode::StreamBlockLength: return "stream-block-length";
  case ErrorCode::StreamBlockEnd: return "stream-block-end";
  case ErrorCode::StreamAlignment: return "stream-alignment";
  case ErrorCode::StreamNesting: return "stream-nesting";
  case ErrorCode::StreamBlockInfo: return "stream-blockinfo";
  case ErrorCode::StreamRecordLength: return "stream-record-length";
  case ErrorCode::ModuleVersion: return "module-version";
  case ErrorCode::BlockUnexpected: return "block-unexpected";
  case ErrorCode::BlockDuplicate: return "block-duplicate";
  case ErrorCode::RecordUnknown: return "record-unknown";
  case ErrorCode::RecordLength: return "record-length";
  case ErrorCode::RecordField: return "record-field";
  case ErrorCode::TypeReference: return "type-reference";
  case ErrorCode::TypeMismatch: return "type-mismatch";
  case ErrorCode::TypeTable: return "type-table";
  case ErrorCode::ValueReference: return "value-reference";
  case ErrorCode::ValueForward: return "value-forward";
  case ErrorCode::AttributeReference: return "attribute-reference";
  case ErrorCode::MetadataReference: return "metadata-reference";
  case ErrorCode::MetadataRecord: return "metadata-record";
  case ErrorCode::BlockReference: return "block-reference";
  case ErrorCode::FunctionBody: return "function-body";
  case ErrorCode::Terminator: return "terminator";
  case ErrorCode::AssemblySyntax: return "assembly-syntax";
  case ErrorCode::AssemblyName: return "assembly-name";
  case ErrorCode::LimitExceeded: return "limit-exceeded";
  case ErrorCode::FileUnreadable: return "file-unreadable";
  case ErrorCode::Other: return "other";
  }
  return "unknown";
}

// Returns the name of a block by its number in LLVM 3.7 bitcode.
static const char *blockName(uint32_t Block) {
  switch (Block) {
  case 0: return "blockinfo";
  case 8: return "module";
  case 9: return "paramattr";
  case 10: return "paramattr group";
  case 11: return "constants";
  case 12: return "function";
  case 14: return "symbol table";
  case 15: return "metadata";
  case 16: return "metadata attachment";
  case 17: return "type";
  case 18: return "use list";
  default: return nullptr;
  }
}

std::string Error::str() const {
  std::string S;
  if (Code == ErrorCode::Other)
    return Message;
  if (Line) {
    S += std::to_string(Line) + ":" + std::to_string(Column) + ": ";
  } else if (Code != ErrorCode::FileUnreadable) {
    if (!Part.empty())
      S += Part + " ";
    S += "byte " + std::to_string(BitOffset / 8);
    if (BitOffset % 8)
      S += " bit " + std::to_string(BitOffset % 8);
    if (Block != NoId) {
      S += ", block " + std::to_string(Block);
      if (const char *Name = blockName(Block))
        S += std::string(" (") + Name + ")";
    }
    if (Record != NoId)
      S += ", record " + std::to_string(Record);
    S += ": ";
  }
  S += Message;
  if (!Expected.empty())
    S += " (expected " + Expected + ")";
  S += std::string(" [") + errorCodeName(Code) + "]";
  return S;
}

} // namespace dxil
