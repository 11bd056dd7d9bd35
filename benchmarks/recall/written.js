import { realpathSync } from 'node:fs'
import { relative, sep } from 'node:path'
import { entryFiles, options, textOf, ts } from './comments.js'
import { plain } from './words.js'

/** Tags whose text repeats the declaration or is for tools. */
const skipped = new Set(
  (
    'packageDocumentation module memberof memberOf name function method func kind class constructor interface namespace enum access ' +
    'category group version since author copyright license inheritDoc inheritdoc privateRemarks type typedef callback template lends ' +
    'public beta alpha experimental internal override readonly static async export exports private hidden ignore protected'
  ).split(' '),
)
const hidden = new Set(['internal', 'private', 'hidden', 'ignore'])

/**
 * All doc comments in declarations that a consumer of a package can reach, by TypeScript's own parser and checker: those that it
 * attaches to a declaration, and those that it attaches to nothing.
 *
 * @param folder - The package, below a `node_modules` that resolves its name.
 * @returns Each comment with its place, the exports and the member that it is in, and the texts of its parts.
 */
export function writtenComments(folder) {
  const own = realpathSync(folder) + sep
  const entries = entryFiles(folder)
  const program = ts.createProgram(entries, options)
  const checker = program.getTypeChecker()
  /** Comments by file and position. */
  const found = new Map()
  /** Names under which a symbol is exported. */
  const names = new Map()
  /** Those of the global scope, which the page of the package shows. */
  const globals = new Set()
  /** Types that declarations name and no entry point exports, with their distance from an export. */
  const referred = new Map()

  const resolved = (symbol) => (symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol)
  const isOwn = ({ fileName }) => {
    const real = realpathSync(fileName)
    return real.startsWith(own) && !real.slice(own.length).includes('node_modules')
  }
  const nameExports = (module, prefix, around) => {
    for (const exported of checker.getExportsOfModule(module)) {
      const target = resolved(exported)
      const name = `${prefix}${exported.name}`
      const known = names.get(target) ?? new Set()
      names.set(target, known.add(name).add(`${prefix}${target.name}`))
      if (target.flags & ts.SymbolFlags.Module && !around.includes(target) && around.length < 5)
        nameExports(target, `${name}.`, [...around, target])
    }
  }
  for (const entry of entries) {
    const file = program.getSourceFile(entry)
    const module = file && checker.getSymbolAtLocation(file)
    // A script declares what is in it in the global scope.
    if (module === undefined)
      for (const statement of file?.statements ?? []) for (const symbol of declaredBy(statement)) nameGlobal(symbol, '')
    if (module === undefined) continue
    nameExports(module, '', [module])
    const whole = module.exports.get('export=')
    if (whole !== undefined) names.set(resolved(whole), new Set(['export=', 'default', resolved(whole).name]))
  }
  for (const [symbol, all] of [...names]) addSymbol(symbol, [...all], globals.has(symbol) ? -1 : 0)
  for (const [symbol, distance] of referred) if (!names.has(symbol)) addSymbol(symbol, [symbol.name], distance)
  return [...found.values()].filter((one) => one.blocks.length > 0)

  function declaredBy(statement) {
    const nodes = ts.isVariableStatement(statement) ? statement.declarationList.declarations : [statement]
    return nodes.flatMap((node) => (node.name && checker.getSymbolAtLocation(node.name)) ?? [])
  }

  function nameGlobal(symbol, prefix) {
    if (names.has(symbol)) return
    names.set(symbol, new Set([`${prefix}${symbol.name}`]))
    globals.add(symbol)
    if (symbol.flags & ts.SymbolFlags.Module)
      for (const one of checker.getExportsOfModule(symbol)) nameGlobal(resolved(one), `${prefix}${symbol.name}.`)
  }

  function addSymbol(symbol, owners, distance) {
    for (const declaration of symbol.declarations ?? []) {
      if (!isOwn(declaration.getSourceFile()) || ts.isSourceFile(declaration)) continue
      const isOfList = ts.isVariableDeclaration(declaration) && ts.isVariableStatement(declaration.parent.parent)
      const node = isOfList ? declaration.parent.parent : declaration
      if (isHidden(node)) continue
      const context = { owners, distance, file: node.getSourceFile(), members: membersOf(node) }
      if (ts.isModuleDeclaration(node)) addTrivia(node, context, [], node)
      else visit(node, context, [], node)
    }
  }

  /** Adds the comments in a node; what is private or hidden in it is left out. */
  function visit(node, context, path, owner) {
    if (isHidden(node) || node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.PrivateKeyword)) return
    const name = memberName(node)
    const inner = name === undefined || node === owner ? path : [...path, name]
    if (ts.isIdentifier(node)) refer(node, context.distance + 1)
    addTrivia(node, context, inner, owner)
    for (const child of node.getChildren(context.file))
      if (child.kind < ts.SyntaxKind.FirstJSDocNode || child.kind > ts.SyntaxKind.LastJSDocNode)
        visit(child, context, inner, owner)
  }

  /** Adds the comments before a token, and those of a declaration. */
  function addTrivia(node, context, path) {
    const { file } = context
    const attached = node.jsDoc ?? []
    for (const [at, doc] of attached.entries()) {
      addComment(doc.pos, doc.end, context, path, at === attached.length - 1 ? 'attached' : 'above another', doc)
    }
    if (node.getChildCount(file) > 0) return
    const ranges = [
      ...(ts.getLeadingCommentRanges(file.text, node.pos) ?? []),
      ...(ts.getTrailingCommentRanges(file.text, node.pos) ?? []),
    ]
    for (const { pos, end } of ranges) addComment(pos, end, context, path, 'unattached')
  }

  function addComment(pos, end, { file, owners, distance, members }, path, kind, doc) {
    if (!file.text.startsWith('/**', pos) || file.text.startsWith('/**/', pos)) return
    const key = `${file.fileName}:${pos}`
    const known = found.get(key)
    if (known !== undefined && (known.kind !== 'unattached' || kind === 'unattached')) {
      for (const one of owners) known.owners.add(one)
      return
    }
    const blocks = doc === undefined ? parsedBlocks(file.text.slice(pos, end)) : blocksOf(doc)
    if (blocks === undefined) return
    const lineOf = (at) => file.getLineAndCharacterOfPosition(at).line + 1
    found.set(key, {
      file: relative(own, realpathSync(file.fileName)),
      line: lineOf(pos),
      endLine: lineOf(end),
      owners: new Set(owners),
      members,
      path,
      reach: ['global', 'exported', 'named by an export'][distance + 1] ?? 'further',
      kind: kind === 'above another' && /^[^\S\n]*\r?\n[^\S\n]*\r?\n/.test(file.text.slice(end)) ? 'title' : kind,
      blocks,
    })
  }

  function refer(node, distance) {
    const symbol = checker.getSymbolAtLocation(node)
    if (symbol === undefined) return
    const target = resolved(symbol)
    const types = ts.SymbolFlags.Class | ts.SymbolFlags.Interface | ts.SymbolFlags.TypeAlias | ts.SymbolFlags.Enum
    if (target.flags & types && !referred.has(target)) referred.set(target, distance)
  }
}

/** Texts of a comment's parts; undefined for a comment that hides its declaration. */
function blocksOf(doc) {
  const tags = doc.tags ?? []
  // One that declares a type in a script is none of what is below it.
  const isOther = tags.some(({ tagName }) => tagName.text === 'typedef' || tagName.text === 'callback')
  if (isOther || tags.some(isHiding)) return undefined
  const texts = [['', doc.comment], ...tags.flatMap((tag) => [[tag.tagName.text, tag.comment]])]
  return texts
    .filter(([tag, comment]) => !skipped.has(tag) && textOf(comment).trim() !== '')
    .map(([tag, comment]) => ({
      tag,
      text: plain(textOf(comment).replace(/^\{[^}]*\}\s*(?:\[[^\]]*\]|[\w$.]+)|^:\/\/\S+/, ' ')),
    }))
}

/** Texts of a comment that is attached to nothing, as of one that is. */
function parsedBlocks(comment) {
  const file = ts.createSourceFile('comment.ts', `${comment}\ndeclare const one: 1`, ts.ScriptTarget.ESNext, true)
  const [doc] = file.statements[0]?.jsDoc ?? []
  return doc === undefined ? undefined : blocksOf(doc)
}

const isHiding = ({ tagName, comment }) =>
  hidden.has(tagName.text) || (tagName.text === 'access' && textOf(comment).trim() === 'private')

const isHidden = (node) => (node.jsDoc ?? []).some(({ tags = [] }) => tags.some(isHiding))

function memberName(node) {
  if (ts.isConstructorDeclaration(node)) return 'constructor'
  if (ts.isCallSignatureDeclaration(node)) return 'call-1'
  if (ts.isConstructSignatureDeclaration(node)) return 'new-1'
  if (ts.isIndexSignatureDeclaration(node)) return 'index-1'
  const isMember = ts.isClassElement(node) || ts.isTypeElement(node) || ts.isEnumMember(node)
  if (!isMember || node.name === undefined) return undefined
  const { name } = node
  if (ts.isStringLiteralLike(name) || ts.isNumericLiteral(name)) return name.text
  return name.getText()
}

/** Names of the members of a declaration: where the part of a page about one ends. */
function membersOf(node) {
  const all = new Set()
  const visit = (child) => {
    const name = memberName(child)
    if (name === undefined) ts.forEachChild(child, visit)
    else all.add(name)
  }
  ts.forEachChild(node, visit)
  return all
}
