import ts from '#typescript'
import { isAmbientModule } from './find-ambient.ts'
import type { Side } from './side.ts'
import { parseText } from '../compiler/parse-text.ts'

/**
 * Gives interfaces that are empty for consumers to add to (`interface Register {}`) the members that a consumer of the base adds:
 * those that conditions of the base ask for, and one where its keys or all its members are used. Without them nothing shows what depends on
 * such an interface.
 *
 * @returns Both sides, each such interface with the same members, and the names of these interfaces; undefined where no changed file
 *   names one, directly or by what names it.
 */
export function augmentRegistries(
  base: Side,
  head: Side,
): { base: Side; head: Side; interfaces: ReadonlySet<string> } | undefined {
  const changed = [...base.files].filter(([path, text]) => head.files.get(path) !== text).map(([, text]) => text)
  const texts = [...base.files.values()]
  const found = new Set(texts.flatMap((text) => emptyInterfaces(text).map(({ name }) => name.text)))
  const empty = new Set([...found].filter((name) => isNamedIn(changed, name, texts)))
  const filled = empty.size > 0 ? new Set(texts.flatMap((text) => filledElsewhere(text, empty))) : empty
  const names = new Set([...empty].filter((name) => !filled.has(name)))
  const written = new Set([...texts, ...head.files.values()])
  const members = names.size > 0 ? membersOf([...written], new Set(texts), names) : undefined
  if (!members?.size) return undefined
  return { base: withMembers(base, members), head: withMembers(head, members), interfaces: new Set(members.keys()) }
}

/** Names that are followed from an interface; past them, it counts as named. */
const mostNames = 200

/** Whether texts name an interface, or a declaration that does, directly or through others. */
function isNamedIn(changed: readonly string[], name: string, texts: readonly string[]): boolean {
  const names = new Set([name])
  for (const one of names) {
    const pattern = new RegExp(`\\b${one}\\b`)
    if (names.size > mostNames || changed.some((text) => pattern.test(text))) return true
    for (const text of texts) {
      if (!pattern.test(text)) continue
      for (const { name: own, node } of namedTypes(parseText(text))) if (pattern.test(node.getText())) names.add(own)
    }
  }
  return false
}

/** Types and classes at the top of a file, with their names. */
function namedTypes({ statements }: ts.SourceFile): { name: string; node: ts.Statement }[] {
  return statements.flatMap((node) => {
    const isType = ts.isTypeAliasDeclaration(node) || ts.isInterfaceDeclaration(node) || ts.isClassDeclaration(node)
    return isType && node.name ? [{ name: node.name.text, node }] : []
  })
}

const mayBeEmpty = /\binterface\s[^{}]*\{\s*(?:\/[/*][^{}]*)?\}/

function emptyInterfaces(text: string): ts.InterfaceDeclaration[] {
  if (!mayBeEmpty.test(text)) return []
  const found: ts.InterfaceDeclaration[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isInterfaceDeclaration(node) && node.members.length === 0 && !node.heritageClauses) found.push(node)
    if (ts.isSourceFile(node) || ts.isModuleDeclaration(node) || ts.isModuleBlock(node)) ts.forEachChild(node, visit)
    else if (ts.isInterfaceDeclaration(node)) return
  }
  const file = parseText(text)
  // Empty interfaces of scripts stand in for those of the platform: `interface HTMLElement {}`.
  if (ts.isExternalModule(file) || file.statements.some(ts.isModuleDeclaration)) visit(file)
  return found
}

/** Interfaces to which the package itself adds members in another file, by `declare module` or `declare global`. */
function filledElsewhere(text: string, names: ReadonlySet<string>): string[] {
  if (!/\b(?:module\s*['"]|global\s*\{)/.test(text)) return []
  const isFilled = (node: ts.Node): node is ts.InterfaceDeclaration =>
    ts.isInterfaceDeclaration(node) && node.members.length > 0 && names.has(node.name.text)
  return parseText(text).statements.flatMap((node) => {
    const body = isAmbientModule(node) ? node.body : undefined
    return body && ts.isModuleBlock(body) ? body.statements.filter(isFilled).map(({ name }) => name.text) : []
  })
}

/**
 * Members to add, as code by name, by the name of the interface.
 *
 * @param asking - Texts whose conditions ask for members by their names.
 */
function membersOf(
  texts: readonly string[],
  asking: ReadonlySet<string>,
  names: ReadonlySet<string>,
): Map<string, Map<string, string>> {
  const members = new Map<string, Map<string, string>>()
  const add = (type: ts.TypeNode, list: readonly (readonly [string, string])[]): void => {
    if (ts.isTypeReferenceNode(type)) addTo(lastName(type.typeName), list)
  }
  const aliases = aliasesOf(texts, names)
  const addTo = (written: string, list: readonly (readonly [string, string])[]): void => {
    const name = aliases.get(written) ?? written
    if (names.has(name)) members.set(name, new Map([...(members.get(name) ?? []), ...list]))
  }
  const all = [...names, ...aliases.keys()]
  for (const text of texts) {
    if (!all.some((name) => text.includes(name))) continue
    const file = parseText(text)
    const visit = (node: ts.Node): void => {
      if (ts.isTypeOperatorNode(node) && node.operator === ts.SyntaxKind.KeyOfKeyword) add(node.type, [ownMember])
      if (ts.isIndexedAccessTypeNode(node)) add(node.objectType, [ownMember])
      if (ts.isTypeParameterDeclaration(node) && node.default) add(node.default, [ownMember])
      if (ts.isTypeReferenceNode(node) && mapsMembers.test(node.typeName.getText()))
        for (const type of node.typeArguments ?? []) add(type, [ownMember])
      if (ts.isIntersectionTypeNode(node)) for (const type of node.types) add(type, [ownMember])
      if (ts.isExpressionWithTypeArguments(node) && ts.isInterfaceDeclaration(node.parent.parent))
        addTo(node.expression.getText(), [ownMember])
      if (asking.has(text) && ts.isConditionalTypeNode(node) && ts.isTypeLiteralNode(node.extendsType))
        add(node.checkType, node.extendsType.members.flatMap(askedMember))
      ts.forEachChild(node, visit)
    }
    visit(file)
  }
  return members
}

/** Types of the platform that have the members of their argument. */
const mapsMembers = /^(?:Partial|Required|Readonly|Pick|Omit)$/

/** Interfaces by the names of the aliases that stand for them. */
function aliasesOf(texts: readonly string[], names: ReadonlySet<string>): Map<string, string> {
  const written = texts.flatMap((text) =>
    /\btype\s+\w+\s*=\s*[\w.]+\s*(?:;|$)/m.test(text) ? namedTypes(parseText(text)) : [],
  )
  const aliases = new Map<string, string>()
  const all = [...names]
  for (const target of all) {
    for (const { name, node } of written) {
      const isAlias = ts.isTypeAliasDeclaration(node) && ts.isTypeReferenceNode(node.type) && !node.type.typeArguments
      if (!isAlias || lastName((node.type as ts.TypeReferenceNode).typeName) !== target || aliases.has(name)) continue
      aliases.set(name, aliases.get(target) ?? target)
      all.push(name)
    }
  }
  return aliases
}

const ownMember = ['ownMember', '{ a: 1 }'] as const

/** A member that a condition asks for, with a type that it accepts. */
function askedMember(member: ts.TypeElement): [string, string][] {
  if (!ts.isPropertySignature(member) || !member.type) return []
  const inferred = ts.isInferTypeNode(member.type) ? member.type.typeParameter : undefined
  const constraint = inferred?.constraint?.getText()
  const name = member.name.getText()
  // Something that what is otherwise taken does not equal, of each key another, so that one in place of another shows.
  const own = JSON.stringify(name)
  const literal = constraint === 'string' ? own : constraint === 'number' ? '1' : constraint
  return [[name, inferred ? (literal ?? `{ a: ${own} }`) : member.type.getText()]]
}

function lastName(name: ts.EntityName): string {
  return ts.isIdentifier(name) ? name.text : name.right.text
}

function withMembers(side: Side, members: ReadonlyMap<string, ReadonlyMap<string, string>>): Side {
  const files = [...side.files].map(([path, text]): [string, string] => {
    const edits = emptyInterfaces(text).flatMap(({ name, end, typeParameters = [] }) => {
      const parameters = typeParameters.map((parameter) => parameter.name.text).join(', ')
      const list = [...(members.get(name.text) ?? [])].map(
        ([key, type]) => ` ${key}: ${type.startsWith('{ a: ') && parameters ? `[${parameters}]` : type};`,
      )
      return list.length > 0 ? [{ at: text.lastIndexOf('{', end) + 1, code: list.join('') }] : []
    })
    return [path, edits.reduceRight((all, { at, code }) => all.slice(0, at) + code + all.slice(at), text)]
  })
  return { ...side, files: new Map(files) }
}
