import ts from '#typescript'
import { resolve } from '../match/unchanged-symbols.ts'
import { withSamples } from './samples.ts'

/** Path of an exported symbol, whose name a sample may use. */
type PathOf = (symbol: ts.Symbol) => string | undefined

/** Samples from conditional types; generated types can have thousands. */
const mostSamples = 20

/** Samples with members for helpers, which may be given each member of an object. */
const mostGiven = 4

/** Patterns in place of inferred parts of each other: conditions that pass on what they infer multiply with each level. */
const mostNested = 2

/**
 * Types that the conditional types of declarations test, as code of a consumer who has the base as `B`. Used as type arguments, they show
 * what a branch decides; undefined without conditions. An inferred part of a pattern is tried as an opaque type, and with the patterns that it is tested against.
 *
 * @param own - Declarations of the export. Others are helpers, which it may give its members.
 */
export function testedTypes(
  checker: ts.TypeChecker,
  declarations: readonly ts.Node[],
  pathOf: PathOf,
  own: readonly ts.Node[] = declarations,
): string[] | undefined {
  const conditions: ts.ConditionalTypeNode[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isConditionalTypeNode(node)) conditions.push(node)
    ts.forEachChild(node, visit)
  }
  declarations.forEach(visit)
  if (conditions.length === 0) return undefined
  // What is inferred decides too, where one side constrains it: an opaque type is an object, a literal is none.
  const isAnyConstrained = conditions.some(({ extendsType }) => hasConstraint(extendsType))
  const passedOn = argumentsIn(
    checker,
    conditions.map(({ trueType }) => trueType),
  )
  const patternsOf = (inferred: ts.Symbol, seen: ReadonlySet<ts.Symbol>): string[] => {
    const patterns: string[] = []
    if (seen.has(inferred) || seen.size >= mostNested) return patterns
    for (const { checkType, extendsType } of conditions) {
      if (patterns.length >= mostSamples) break
      const tested = parameterOf(checker, unwrap(checkType))
      const isWhole = tested && (tested === inferred || passedOn.whole.has(inferred))
      if (!isWhole && !(tested && passedOn.members.has(inferred))) continue
      const texts = textsOf(unwrap(extendsType), new Set([...seen, inferred]))
      patterns.push(...(isWhole ? texts : texts.map((text) => `{ a: ${text} }`)))
    }
    return patterns
  }
  const textsOf = (pattern: ts.TypeNode, seen: ReadonlySet<ts.Symbol> = new Set()): string[] => {
    if (parameterOf(checker, pattern) || ts.isIndexedAccessTypeNode(pattern)) return []
    const alias = hiddenAlias(checker, pattern, pathOf)
    if (alias) return (ts.isUnionTypeNode(alias) ? alias.types : [alias]).flatMap((part) => textsOf(part, seen))
    const edits: { node: ts.Node; texts: string[] }[] = []
    let isWritable = true
    const visitPart = (node: ts.Node): void => {
      if (ts.isInferTypeNode(node)) {
        const symbol = checker.getSymbolAtLocation(node.typeParameter.name)
        const others = symbol ? patternsOf(symbol, seen).map((text) => `(${text})`) : []
        edits.push({ node, texts: [anyOf(node), ...(isAnyConstrained && isBare(node) ? ["'a'"] : []), ...others] })
        return
      }
      const name = ts.isTypeReferenceNode(node) ? node.typeName : ts.isTypeQueryNode(node) ? node.exprName : undefined
      const text = name && nameOf(checker, name, pathOf)
      if (name && text === undefined) isWritable = false
      else if (name && text) edits.push({ node: name, texts: [text] })
      ts.forEachChild(node, visitPart)
    }
    visitPart(pattern)
    if (!isWritable) return []
    const first = edits.map(({ node, texts }) => ({ node, text: texts[0] as string }))
    const others = edits.flatMap(({ texts }, place) =>
      texts.slice(1).map((text) => first.map((edit, index) => (index === place ? { ...edit, text } : edit))),
    )
    // Each inferred part of its own type: the same name twice infers what both have.
    const parts = edits.filter(({ node }) => ts.isInferTypeNode(node) && isBare(node))
    const distinct = first.map((edit) => {
      const place = parts.findIndex(({ node }) => node === edit.node)
      return place === -1 ? edit : { ...edit, text: `{ p${place}: 1 }` }
    })
    const lists = [first, ...(parts.length > 1 ? [distinct] : []), ...others]
    // A type of another package may test again what is inferred: `Awaited<T>`.
    const [inner] = parts
    const again = first.map((edit) =>
      edit.node === inner?.node ? { ...edit, text: `(${replaced(pattern, first)})` } : edit,
    )
    return [...lists, ...(inner ? [again] : [])].map((list) => replaced(pattern, list))
  }
  const isHelper = (node: ts.Node) => !ts.findAncestor(node, (one) => own.includes(one))
  const membersOf = (text: string) => `{ a: ${text}; b?: ${text}; c: Opaque }`
  const samplesOf = ({ checkType, extendsType }: ts.ConditionalTypeNode): string[] => [
    ...textsOf(unwrap(extendsType)),
    // Conditions on members choose among them, by `as` or by a lookup of keys.
    ...(testsMembers(checkType)
      ? textsOf(unwrap(extendsType)).flatMap((text) => [
          membersOf(text),
          // Within a constraint that only such members meet, each part of them another type.
          ...(/\bany\b/.test(text) ? [`{ a: ${withSamples(text, 1)} }`] : []),
        ])
      : []),
    ...literalsOf(unwrap(extendsType)),
    // Conditions on keys choose among members too.
    ...(testsKey(checker, checkType) ? keysOf(unwrap(extendsType)).map((key) => `{ ${key}: 1; a: 1 }`) : []),
    ...(parameterOf(checker, unwrap(extendsType)) || testsMembers(extendsType) ? textsOf(unwrap(checkType)) : []),
  ]
  const texts: string[] = []
  for (const condition of conditions) {
    if (texts.length >= mostSamples) break
    texts.push(...samplesOf(condition))
  }
  // Of a condition that distributes, each part has its own branch; one that always holds is there for that alone.
  const holds = ({ checkType, extendsType }: ts.ConditionalTypeNode) =>
    /^(?:any|unknown)$/.test(extendsType.getText()) || extendsType.getText() === checkType.getText()
  const unions = [
    ...(conditions.some(({ checkType }) => testsMembers(checkType))
      ? ['{ a?: Opaque; b: Opaque | undefined; c: Opaque; d: 1 }']
      : []),
    ...(conditions.some(({ extendsType }) => ts.isTemplateLiteralTypeNode(extendsType)) ? ['{ aB: 1; b: 1 }'] : []),
    ...(conditions.some(holds) ? ['{ a: 1; b: 1 } | { a: 1; c: 1 }'] : []),
    ...texts.slice(0, 2).map((text) => `(${text}) | Opaque`),
  ]
  const given = conditions
    .filter((node) => (isHelper(node) || testsMembers(node.extendsType)) && !testsMembers(node.checkType))
    .flatMap(({ extendsType }) => textsOf(unwrap(extendsType)))
    .filter((text) => !text.startsWith('`'))
  const all = [...texts.slice(0, mostSamples - unions.length), ...unions]
  return [...new Set([...all, ...given.slice(0, mostGiven).map(membersOf)])]
}

/** Whether a condition tests what a key leads to: `T[K]`. */
function testsMembers(node: ts.Node): boolean {
  return ts.isIndexedAccessTypeNode(node) || (ts.forEachChild(node, testsMembers) ?? false)
}

/** Whether a condition tests a key of a mapped type: `as K extends 'a' ? never : K`. */
function testsKey(checker: ts.TypeChecker, type: ts.TypeNode): boolean {
  const parameter = parameterOf(checker, unwrap(type))?.declarations?.[0]
  return parameter !== undefined && ts.isMappedTypeNode(parameter.parent)
}

/** `T` of `[T]`, which only keeps a condition from distributing. */
function unwrap(type: ts.TypeNode): ts.TypeNode {
  if (ts.isParenthesizedTypeNode(type)) return unwrap(type.type)
  const [only, ...others] = ts.isTupleTypeNode(type) ? type.elements : []
  return only && others.length === 0 && !ts.isNamedTupleMember(only) && !ts.isInferTypeNode(only) ? unwrap(only) : type
}

/**
 * Type parameters that types give to another type: `Val<U>` in `T extends Promise<infer U> ? Val<U> : T`, and those of which they
 * give each member: `{ [K in keyof S]: Val<S[K]> }`.
 */
function argumentsIn(
  checker: ts.TypeChecker,
  types: readonly ts.TypeNode[],
): { whole: Set<ts.Symbol>; members: Set<ts.Symbol> } {
  const found = { whole: new Set<ts.Symbol>(), members: new Set<ts.Symbol>() }
  const seen = new Set<ts.Node>()
  const visit = (node: ts.Node): void => {
    // Conditions are nested in each other.
    if (seen.has(node)) return
    seen.add(node)
    for (const type of ts.isTypeReferenceNode(node) ? (node.typeArguments ?? []) : []) {
      const whole = parameterOf(checker, type)
      const member = ts.isIndexedAccessTypeNode(type) ? parameterOf(checker, type.objectType) : whole
      if (whole) found.whole.add(whole)
      if (member) found.members.add(member)
    }
    ts.forEachChild(node, visit)
  }
  types.forEach(visit)
  return found
}

/** Type that a pattern names by an alias which is not exported and takes no type arguments. */
function hiddenAlias(checker: ts.TypeChecker, pattern: ts.TypeNode, pathOf: PathOf): ts.TypeNode | undefined {
  const isName = ts.isTypeReferenceNode(pattern) && !pattern.typeArguments
  const symbol = isName ? resolve(checker, pattern.typeName) : undefined
  const node = symbol?.declarations?.find(ts.isTypeAliasDeclaration)
  const isOwn = node?.getSourceFile().fileName.startsWith('/review/')
  return symbol && isOwn && pathOf(symbol) === undefined ? node?.type : undefined
}

function parameterOf(checker: ts.TypeChecker, type: ts.TypeNode): ts.Symbol | undefined {
  const symbol = ts.isTypeReferenceNode(type) ? checker.getSymbolAtLocation(type.typeName) : undefined
  return symbol && symbol.flags & ts.SymbolFlags.TypeParameter ? symbol : undefined
}

/** Whether a pattern infers a part under a constraint: `infer K extends object`. */
function hasConstraint(node: ts.Node): boolean {
  if (ts.isInferTypeNode(node) && node.typeParameter.constraint) return true
  return ts.forEachChild(node, hasConstraint) ?? false
}

/** Whether an inferred part is any type: it has no constraint, and is no list or text. */
function isBare(node: ts.InferTypeNode): boolean {
  return anyOf(node) === 'Opaque'
}

/** Type of an inferred part that nothing else tests. */
function anyOf({ typeParameter, parent }: ts.InferTypeNode): string {
  if (typeParameter.constraint) return `(${typeParameter.constraint.getText()})`
  if (ts.isTemplateLiteralTypeSpan(parent)) return 'string'
  return ts.isRestTypeNode(parent) || (ts.isParameter(parent) && parent.dotDotDotToken) ? 'Opaque[]' : 'Opaque'
}

/** Text of a name in consumer code: of a global, of an export, or `any` for a type parameter. */
function nameOf(checker: ts.TypeChecker, name: ts.EntityName, pathOf: PathOf): string | undefined {
  const found = checker.getSymbolAtLocation(name)
  const symbol = found && found.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(found) : found
  if (!symbol) return undefined
  if (symbol.flags & ts.SymbolFlags.TypeParameter) return 'any'
  const path = pathOf(symbol)
  if (path !== undefined) return `B.${path}`
  const imported = importedName(checker, name)
  if (imported !== undefined) return imported
  const files = (symbol.declarations ?? []).map((node) => node.getSourceFile())
  return files.every(({ fileName }) => !fileName.startsWith('/review/')) ? name.getText() : undefined
}

/** Name of another package's type where nothing is imported: `import("zod").ZodType`. */
function importedName(checker: ts.TypeChecker, name: ts.EntityName): string | undefined {
  const rest: string[] = []
  let first = name
  for (; ts.isQualifiedName(first); first = first.left) rest.unshift(first.right.text)
  const [alias] = checker.getSymbolAtLocation(first)?.declarations ?? []
  const from = alias && ts.findAncestor(alias, ts.isImportDeclaration)?.moduleSpecifier
  if (!from || !ts.isStringLiteral(from) || /^[./#]/.test(from.text)) return undefined
  const own = ts.isImportSpecifier(alias)
    ? [(alias.propertyName ?? alias.name).text]
    : ts.isImportClause(alias)
      ? ['default']
      : []
  return [`import(${JSON.stringify(from.text)})`, ...own, ...rest].join('.')
}

function replaced(root: ts.Node, edits: readonly { node: ts.Node; text: string }[]): string {
  const start = root.getStart()
  return edits.reduceRight(
    (text, { node, text: other }) => text.slice(0, node.getStart() - start) + other + text.slice(node.getEnd() - start),
    root.getText(),
  )
}

/** Keys that a pattern of keys matches. */
function keysOf(pattern: ts.TypeNode): string[] {
  if (ts.isUnionTypeNode(pattern)) return pattern.types.flatMap(keysOf)
  const isText = ts.isLiteralTypeNode(pattern) && ts.isStringLiteral(pattern.literal)
  return isText ? [pattern.literal.getText()] : literalsOf(pattern)
}

/** Texts that a template matches: once, and repeated in its last part, as a path is that tests its own rest again. */
function literalsOf(pattern: ts.TypeNode): string[] {
  if (!ts.isTemplateLiteralTypeNode(pattern)) return []
  const texts = [literalOf(pattern, 0), literalOf(pattern, 1)]
  return texts.flatMap((text) => (text === undefined ? [] : [JSON.stringify(text)]))
}

/**
 * Text that a template matches, each part with a letter of its own; undefined when a part is no text or number.
 *
 * @param again - How many times the template is repeated in its last part.
 */
function literalOf(template: ts.TemplateLiteralTypeNode, again: number, letter = 'a'): string | undefined {
  let text = template.head.text
  let next = letter
  for (const { type, literal } of template.templateSpans) {
    const isText = ts.isInferTypeNode(type) || type.kind === ts.SyntaxKind.StringKeyword
    if (!isText && type.kind !== ts.SyntaxKind.NumberKeyword) return undefined
    const isRepeated = isText && again > 0 && literal === template.templateSpans.at(-1)?.literal
    text += (isRepeated ? literalOf(template, again - 1, next) : isText ? next : '1') + literal.text
    next = String.fromCharCode(next.charCodeAt(0) + 1)
  }
  return text
}
