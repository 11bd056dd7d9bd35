import { join } from 'node:path'

/** Arguments that each type parameter gets in turn; those that its constraint refuses drop out, see {@link createAssignability}. */
const samples = ['Sample', "'a'", 'string', 'any[]', '{ a?: 1 }', '(...list: any[]) => any', 'any']

/**
 * Judges edits of a package by assignability alone: the compiler checks a program that assigns each export to its counterpart, values
 * as they are and types at sample arguments. What fails for an unedited copy too judges nothing: such a type is not
 * even assignable to itself.
 *
 * @param programOf - Program of texts by path. Files under `copy` that have none are those of `root`; private members are left out.
 * @param entries - Paths of the declarations of all entry points.
 * @returns Function from an edited file to whether all are assignable in both directions, and the names of exports for which
 * the consumers of the base break: a value that is not assignable to the old one, a type that is not in one direction.
 */
export function createAssignability(ts, programOf, root, copy, entries) {
  const path = join(copy, 'checks.ts')
  const before = programOf(
    new Map(),
    entries.map((entry) => join(root, entry)),
  )
  const lines = [
    'interface Sample { sample: 1 }',
    ...entries.flatMap((entry) => checksOf(ts, before, root, copy, entry)),
  ]
  const text = lines.map((line) => line.text ?? line).join('\n')
  const failuresOf = (edited) => {
    const program = programOf(new Map([[path, text], ...edited]), [path])
    const file = program.getSourceFile(path)
    const places = program
      .getSemanticDiagnostics(file)
      .map(({ start }) => file.getLineAndCharacterOfPosition(start).line)
    return new Set(places)
  }
  const known = failuresOf(new Map())
  return (edited) => {
    const failed = [...failuresOf(new Map([[join(copy, edited.path), edited.text]]))].filter((line) => !known.has(line))
    const names = failed.flatMap((line) => (lines[line].isBreak ? [lines[line].name] : []))
    return { assignable: failed.length === 0, assignabilityBreaks: [...new Set(names)] }
  }
}

/** Lines that assign each export of an entry point to its counterpart, with its name. */
function checksOf(ts, program, root, copy, entry) {
  const checker = program.getTypeChecker()
  const module = program.getSourceFile(join(root, entry))?.symbol
  if (!module) return []
  const [base, head] = [root, copy].map((folder) => `import(${JSON.stringify(join(folder, entry))})`)
  return checker.getExportsOfModule(module).flatMap((symbol) => {
    const { name } = symbol
    const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
    const assign = (from, to, isBreak) => ({ name, isBreak, text: `{ const it: ${to} = null! as ${from} }` })
    const [old, other] = [base, head].map((side) => `(typeof ${side})[${JSON.stringify(name)}]`)
    const values = target.flags & ts.SymbolFlags.Value ? [assign(other, old, true), assign(old, other, false)] : []
    if (!(target.flags & ts.SymbolFlags.Type) || !/^[\w$]+$/.test(name) || name === 'default') return values
    const count = Math.max(0, ...(target.declarations ?? []).map((node) => node.typeParameters?.length ?? 0))
    const types = (count > 0 ? samples : ['']).flatMap((sample) => {
      const list = count > 0 ? `<${Array(count).fill(sample).join(', ')}>` : ''
      const [one, another] = [`${base}.${name}${list}`, `${head}.${name}${list}`]
      return [assign(another, one, true), assign(one, another, true)]
    })
    return [...values, ...types]
  })
}
