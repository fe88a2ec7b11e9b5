# Completion of dxil-ops for bash: source <(dxil-ops completion)
_dxil_ops() {
  local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]}
  local tool=${COMP_WORDS[0]}
  case $previous in
    --stage) mapfile -t COMPREPLY < <(compgen -W "@STAGES@" -- "$current"); return ;;
    --dxil | diff) mapfile -t COMPREPLY < <(compgen -W "@VERSIONS@" -- "$current"); return ;;
    --format) mapfile -t COMPREPLY < <(compgen -W "text json html markdown" -- "$current"); return ;;
    show) mapfile -t COMPREPLY < <(compgen -W "$("$tool" list 2>/dev/null | awk 'NR > 1 { print $2 }')" -- "$current"); return ;;
    -o | --output) mapfile -t COMPREPLY < <(compgen -f -- "$current"); return ;;
  esac
  if [ "$COMP_CWORD" -eq 1 ]; then
    mapfile -t COMPREPLY < <(compgen -W "list show diff export completion --help --version" -- "$current")
  else
    mapfile -t COMPREPLY < <(compgen -W "--stage --dxil --class --category --attribute --intrinsic --hlsl --reserved --format --output --help" -- "$current")
  fi
}
complete -F _dxil_ops dxil-ops
