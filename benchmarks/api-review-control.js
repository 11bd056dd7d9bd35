/**
 * The plain way to compare two APIs, as a control: a removed export is a break, a value must be assignable to its
 * predecessor, and a type in both directions.
 *
 * @returns Whether the change counts as a break.
 */
export function twoWayAssignability(ts, { before, after, compilerOptions }, common) {
  const { options } = ts.convertCompilerOptionsFromJson({ ...common, ...compilerOptions }, '/')
  const host = ts.createCompilerHost(options)
  const { getSourceFile } = host
  const sides = new Map([
    ['/before.d.ts', before],
    ['/after.d.ts', after],
  ])
  host.getSourceFile = (path, target) =>
    sides.has(path) ? ts.createSourceFile(path, sides.get(path), target) : getSourceFile(path, target)
  const program = ts.createProgram([...sides.keys()], { ...options, types: [] }, host)
  const checker = program.getTypeChecker()
  const [base, head] = [...sides.keys()].map((path) => exportsOf(ts, checker, program.getSourceFile(path)))
  return [...base].some(([name, symbol]) => {
    const other = head.get(name)
    return !other || !isCompatible(ts, checker, symbol, other)
  })
}

function exportsOf(ts, checker, file) {
  const symbols = file.symbol ? checker.getExportsOfModule(file.symbol) : []
  return new Map(
    symbols.map((symbol) => [
      symbol.name,
      symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol,
    ]),
  )
}

function isCompatible(ts, checker, base, head) {
  if (base.flags & ts.SymbolFlags.Value) {
    if (!(head.flags & ts.SymbolFlags.Value)) return false
    if (!checker.isTypeAssignableTo(checker.getTypeOfSymbol(head), checker.getTypeOfSymbol(base))) return false
  }
  if (!(base.flags & ts.SymbolFlags.Type)) return true
  const [before, after] = [base, head].map((symbol) => checker.getDeclaredTypeOfSymbol(symbol))
  return checker.isTypeAssignableTo(after, before) && checker.isTypeAssignableTo(before, after)
}
