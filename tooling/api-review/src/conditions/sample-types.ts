import ts from '#typescript'

/** Types to try for a type parameter, as a consumer writes them, from the conditions that test it. */
interface Samples {
  /** Text of each pattern; names of the package begin with `L.`. */
  types: string[]
  /** Conditions that these types decide. */
  decided: Set<ts.ConditionalTypeNode>
}

/** Names that a sample may use: the path of an exported symbol. */
type PathOf = (symbol: ts.Symbol) => string | undefined

/**
 * Finds types for which conditions differ from the result for an opaque type: the patterns of the conditions. An inferred part
 * of a pattern is tried with its constraint and with the patterns that it is tested against.
 *
 * @param parameter - A type parameter, or `infer` in a pattern.
 */
export function samplesOf(
  checker: ts.TypeChecker,
  parameter: ts.Symbol,
  conditions: readonly ts.ConditionalTypeNode[],
  passedTo: (symbol: ts.Symbol) => readonly ts.Symbol[],
  pathOf: PathOf,
  seen: ReadonlySet<ts.Symbol> = new Set(),
): Samples {
  const samples: Samples = { types: [], decided: new Set() }
  if (seen.has(parameter)) return samples
  const inner = (symbol: ts.Symbol) =>
    samplesOf(checker, symbol, conditions, passedTo, pathOf, new Set([...seen, parameter]))
  const add = ({ types, decided }: Samples) => {
    samples.types.push(...types)
    for (const condition of decided) samples.decided.add(condition)
  }
  for (const symbol of passedTo(parameter)) add(inner(symbol))
  for (const condition of conditions) {
    const [subject, pattern] = [unwrap(condition.checkType), unwrap(condition.extendsType)]
    const tested = isNamed(checker, subject, parameter)
      ? pattern
      : isNamed(checker, pattern, parameter)
        ? subject
        : undefined
    const texts = tested && textsOf(checker, tested, inner, pathOf, samples.decided)
    if (!texts) continue
    samples.decided.add(condition)
    samples.types.push(...texts)
  }
  return { ...samples, types: [...new Set(samples.types)] }
}

/** `T` of `[T]`, which only keeps a condition from distributing. */
function unwrap(type: ts.TypeNode): ts.TypeNode {
  if (ts.isParenthesizedTypeNode(type)) return unwrap(type.type)
  const [only, ...others] = ts.isTupleTypeNode(type) ? type.elements : []
  return only && others.length === 0 && !ts.isNamedTupleMember(only) && !ts.isInferTypeNode(only) ? unwrap(only) : type
}

function isNamed(checker: ts.TypeChecker, type: ts.TypeNode, symbol: ts.Symbol): boolean {
  return ts.isTypeReferenceNode(type) && checker.getSymbolAtLocation(type.typeName) === symbol
}

/** Texts of a pattern; undefined when it contains names that consumers cannot write. */
function textsOf(
  checker: ts.TypeChecker,
  pattern: ts.TypeNode,
  samplesOfInferred: (symbol: ts.Symbol) => Samples,
  pathOf: PathOf,
  decided: Set<ts.ConditionalTypeNode>,
): string[] | undefined {
  const edits: { node: ts.Node; texts: string[] }[] = []
  let isWritable = true
  const visit = (node: ts.Node): void => {
    if (ts.isInferTypeNode(node)) {
      const symbol = checker.getSymbolAtLocation(node.typeParameter.name)
      const samples = symbol ? samplesOfInferred(symbol) : undefined
      for (const condition of samples?.decided ?? []) decided.add(condition)
      edits.push({ node, texts: [anyOf(node), ...(samples?.types ?? []).map((text) => `(${text})`)] })
      return
    }
    const name = ts.isTypeReferenceNode(node) ? node.typeName : ts.isTypeQueryNode(node) ? node.exprName : undefined
    if (name) {
      const text = nameOf(checker, name, pathOf)
      if (text === undefined) isWritable = false
      else edits.push({ node: name, texts: [text] })
    }
    ts.forEachChild(node, visit)
  }
  visit(pattern)
  if (!isWritable) return undefined
  const first = edits.map(({ node, texts }) => ({ node, text: texts[0] as string }))
  const others = edits.flatMap(({ texts }, place) =>
    texts.slice(1).map((text) => first.map((edit, index) => (index === place ? { ...edit, text } : edit))),
  )
  return [first, ...others].map((list) => replace(pattern, list))
}

/** Type of an inferred part that nothing else tests. */
function anyOf({ typeParameter, parent }: ts.InferTypeNode): string {
  if (typeParameter.constraint) return `(${typeParameter.constraint.getText()})`
  if (ts.isTemplateLiteralTypeSpan(parent)) return 'string'
  return ts.isRestTypeNode(parent) || (ts.isParameter(parent) && parent.dotDotDotToken) ? '$T9[]' : '$T9'
}

/** Text of a name in consumer code: of a global, of an export, or `any` for a type parameter. */
function nameOf(checker: ts.TypeChecker, name: ts.EntityName, pathOf: PathOf): string | undefined {
  const found = checker.getSymbolAtLocation(name)
  const symbol = found && found.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(found) : found
  if (!symbol) return undefined
  if (symbol.flags & ts.SymbolFlags.TypeParameter) return 'any'
  const path = pathOf(symbol)
  if (path !== undefined) return `L.${path}`
  const files = (symbol.declarations ?? []).map((node) => node.getSourceFile())
  return files.every(({ fileName }) => !fileName.startsWith('/review/')) ? name.getText() : undefined
}

function replace(root: ts.Node, edits: readonly { node: ts.Node; text: string }[]): string {
  const start = root.getStart()
  let text = root.getText()
  for (const { node, text: other } of edits.toReversed())
    text = text.slice(0, node.getStart() - start) + other + text.slice(node.getEnd() - start)
  return text
}
