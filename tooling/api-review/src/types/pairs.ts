import ts from '#typescript'
import { forEachName } from '../parse/stand-ins.ts'
import { assignedPath, type SurfaceSymbol, type Surface } from '../match/surface.ts'
import { isDotted, withAccess } from '../compiler/member-names.ts'
import { typeParametersOf } from '../compiler/type-parameters.ts'
import { typeKey } from './positions.ts'
import type { TypePair } from '../compiler/stage.ts'

/**
 * Pairs to compare: every name that both sides export, with each meaning that both give it. Enums are compared by rules.
 *
 * @param isUnchanged - Whether two symbols need no comparison, see `findUnchanged`.
 */
export function pairsOf(
  base: Surface,
  head: Surface,
  isUnchanged: (base: ts.Symbol, head: ts.Symbol) => boolean,
): TypePair[] {
  return [...base.values()].flatMap((symbol) => {
    const other = head.get(symbol.path)
    if (!other || (isEnum(symbol) && isEnum(other))) return []
    if (symbol.symbol === other.symbol || isUnchanged(symbol.symbol, other.symbol)) return []
    // The value itself: its class, if it is one, is reached from it.
    if (symbol.path === assignedPath)
      return symbol.meanings.value && other.meanings.value
        ? [{ key: assignedPath, base: 'typeof L', head: 'typeof R' }]
        : []
    const pairs: TypePair[] = []
    const isContainer =
      symbol.meanings.namespace &&
      !symbol.declarations.some((node) => !ts.isModuleDeclaration(node) && !ts.isSourceFile(node))
    if (symbol.meanings.value && other.meanings.value && !isContainer) {
      const [one, another] = ['L', 'R'].map((side) => withAccess(`typeof ${side}.${symbol.path}`, symbol.path))
      pairs.push({ key: symbol.path, base: one as string, head: another as string })
    }
    // A type whose name is no identifier cannot be written: programs and identity decide.
    if (symbol.meanings.type && other.meanings.type && isDotted(symbol.path)) pairs.push(typePair(symbol, other))
    return pairs
  })
}

function isEnum({ declarations }: SurfaceSymbol): boolean {
  return declarations.some(ts.isEnumDeclaration)
}

function typePair(base: SurfaceSymbol, head: SurfaceSymbol): TypePair {
  const [before, after] = [typeParametersOf(base), typeParametersOf(head)]
  const shared = before.slice(0, after.length).map((parameter, index) => argumentOf(parameter, index))
  const list = (parameters: readonly ts.TypeParameterDeclaration[]) => {
    const rest = parameters.slice(shared.length).filter((parameter) => !parameter.default)
    const all = [...shared, ...rest.map(() => 'unknown')]
    return all.length > 0 ? `<${all.join(', ')}>` : ''
  }
  return { key: typeKey(base.path), base: `L.${base.path}${list(before)}`, head: `R.${base.path}${list(after)}` }
}

/** An opaque type that satisfies the constraint; the constraint itself where only literal keys do. */
function argumentOf(parameter: ts.TypeParameterDeclaration, index: number): string {
  const { constraint } = parameter
  if (!constraint) return `$T${index % 10}`
  const own = new Set(
    parameter.parent && 'typeParameters' in parameter.parent
      ? parameter.parent.typeParameters?.map(({ name }) => name.text)
      : [],
  )
  const declared = new Set(namesIn(parameter.getSourceFile()))
  const edits = new Map<number, string>()
  // Only names of types: `{ string: string }` has a member and a keyword that a package may export as well.
  forEachName(constraint, ([root]) => {
    if (!root) return
    const text = own.has(root.text) ? 'any' : declared.has(root.text) ? `L.${root.text}` : root.text
    edits.set(root.getStart() - constraint.getStart(), text)
  })
  const text = constraint.getText().replace(/[A-Za-z_$][\w$]*/g, (name, start: number) => edits.get(start) ?? name)
  return /\bkeyof\b/.test(text) ? text : `(${text}) & $T${index % 10}`
}

function namesIn(file: ts.SourceFile): string[] {
  return file.statements.flatMap((statement) =>
    'name' in statement ? [(statement as ts.DeclarationStatement).name?.getText() ?? ''] : [],
  )
}
