import { createRequire } from 'node:module'
import { join } from 'node:path'
import { stop } from '../recall/words.js'

/** Tags for tools, or whose text repeats the declaration. */
const skipped = new Set(
  (
    'packageDocumentation module memberof memberOf name function method kind class interface namespace enum constructor access category group ' +
    'version author copyright license inheritDoc inheritdoc privateRemarks type typedef callback template lends ' +
    'public beta alpha experimental internal override readonly static async export exports'
  ).split(' '),
)

/** Tags by which an author leaves a declaration out. */
const hiding = new Set(['internal', 'private', 'hidden', 'ignore'])

/**
 * Requests quick info of TypeScript's language service for the exports of modules, and for their members.
 *
 * @param folder - An importer's folder: specifiers are resolved from it.
 * @returns Items by specifier and name. `at` is the start of each declaration, to which links of the service lead.
 */
export function quickInfo(folder, specifiers) {
  const ts = createRequire(join(folder, 'package.json'))('typescript')
  const importer = join(folder, 'quick-info-importer.ts')
  const text = specifiers.map((one, at) => `import * as n${at} from ${JSON.stringify(one)};\n`).join('')
  const options = {
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    target: ts.ScriptTarget.ESNext,
    strict: true,
    exactOptionalPropertyTypes: true,
    esModuleInterop: true,
    noErrorTruncation: true,
    skipLibCheck: true,
    types: ['node'],
    customConditions: ['node'],
    // Packages without declarations are read as JavaScript.
    allowJs: true,
    maxNodeModuleJsDepth: 10,
  }
  const service = ts.createLanguageService({
    ...ts.sys,
    useCaseSensitiveFileNames: () => true,
    getCompilationSettings: () => options,
    getScriptFileNames: () => [importer],
    getScriptVersion: () => '1',
    getScriptSnapshot(file) {
      const content = file === importer ? text : ts.sys.readFile(file)
      return content === undefined ? undefined : ts.ScriptSnapshot.fromString(content)
    },
    fileExists: (file) => file === importer || ts.sys.fileExists(file),
    getCurrentDirectory: () => folder,
    getDefaultLibFileName: (one) => ts.getDefaultLibFilePath(one),
  })
  const program = service.getProgram()
  const checker = program.getTypeChecker()
  // A page shows the name of an import as its module declares it, or as an entry point exports it.
  const exportedNames = new Map()
  const substitutes = [undefined, declaredName, (node) => exportedName(node) ?? declaredName(node)]
  const printers = substitutes.map((rename) =>
    ts.createPrinter({ removeComments: true }, rename && { substituteNode: (_, node) => rename(node) ?? node }),
  )
  const items = []
  const source = program.getSourceFile(importer)
  for (const { importClause } of source.statements) {
    const module = checker.getSymbolAtLocation(importClause.parent.moduleSpecifier)
    if (module) for (const one of checker.getExportsOfModule(module)) exportedNames.set(resolved(one), one.name)
  }
  for (const [at, { importClause }] of source.statements.entries()) {
    const module = checker.getSymbolAtLocation(importClause.parent.moduleSpecifier)
    if (module) addExports(module, specifiers[at], '', new Set())
  }
  return items

  function addExports(module, specifier, prefix, around) {
    const inside = new Set([...around, module, checker.resolveExternalModuleSymbol?.(module) ?? module])
    if (around.has(module) || around.size > 16) return
    for (const exported of checker.getExportsOfModule(module)) {
      const symbol = resolved(exported)
      const name = `${prefix}${exported.name}`
      if (exported.flags & ts.SymbolFlags.Prototype || symbol.getJsDocTags(checker).some((tag) => hiding.has(tag.name)))
        continue
      addSymbol(symbol, specifier, name)
      if (symbol.flags & ts.SymbolFlags.Module) addExports(symbol, specifier, `${name}.`, inside)
    }
  }

  function addSymbol(symbol, specifier, name) {
    const declarations = symbol.declarations ?? []
    const functions = declarations.filter(ts.isFunctionDeclaration)
    if (functions.length === 0) items.push(item(symbol, declarations, { specifier, name, key: '' }))
    for (const [at, node] of functions.entries()) {
      items.push({ ...item(symbol, [node], { specifier, name, key: `function ${at}` }), at: declarations.map(startOf) })
    }
    const counts = new Map()
    const isHidden = (node) => ts.getJSDocTags(node).some(({ tagName }) => hiding.has(tagName.text))
    for (const node of declarations.flatMap(membersOf)) {
      const own = checker.getSymbolAtLocation(node.name ?? node) ?? node.symbol
      const kind = kindOf(node)
      if (own === undefined || kind === undefined || isPrivate(node) || isHidden(node)) continue
      const isStatic = (ts.getCombinedModifierFlags(node) & ts.ModifierFlags.Static) !== 0
      const member = memberName(node, own) ?? kind
      const group = `${isStatic ? 'static ' : ''}${kind} ${member}`
      const nth = counts.get(group) ?? 0
      // A getter and its setter are one member, and so are properties of interfaces that merge.
      const isOne = kind === 'property'
      if (isOne && nth > 0) continue
      counts.set(group, nth + 1)
      items.push(item(own, isOne ? (own.declarations ?? [node]) : [node], { specifier, name, key: `${group} ${nth}` }))
    }
  }

  function item(symbol, nodes, place) {
    const [node] = nodes
    // The texts of a signature are its own: quick info shows those of the first overload for one without any.
    const signature = node && ts.isFunctionLike(node) ? checker.getSignatureFromDeclaration(node) : undefined
    const source = signature ?? symbol
    const written = source.getJsDocTags(checker)
    const tags = written.filter((tag) => !skipped.has(tag.name))
    const texts = [source.getDocumentationComment(checker), ...tags.map((tag) => tag.text ?? [])]
    return {
      ...place,
      at: nodes.map(startOf),
      type: typeOf(node, signature),
      written: nodes.flatMap((one) =>
        printers.map((printer) => printer.printNode(ts.EmitHint.Unspecified, one, one.getSourceFile())),
      ),
      local: symbol.name,
      // Words that touch a link are part of it, and `@inheritDoc` is no text.
      texts: texts.map((parts) =>
        parts
          .map((part) => (isText(part) ? part.text : stop))
          .join('')
          .replace(new RegExp(`[\\w$]*${stop}[\\w$]*`, 'g'), stop)
          .replace(/\{@inherit[Dd]oc[^}]*\}/g, ''),
      ),
      all: [texts[0], ...written.map((tag) => tag.text ?? [])].map((parts) =>
        parts.map(({ text: one }) => one).join(''),
      ),
      // Comments of parts of its types, and of what those name, are on its page too.
      inside: nodes.map((one) => one.getFullText().replace(/^[ \t]*\*+ ?/gm, '')),
      tags: tags.map((tag) => tag.name),
      links: texts.flat().flatMap((part) => {
        if (part.kind !== 'linkName' || part.target === undefined) return []
        return [{ text: part.text, target: `${part.target.fileName}:${part.target.textSpan.start}` }]
      }),
    }
  }

  /** Texts of links and names of parameters are shown in several ways. */
  function isText({ kind }) {
    return kind === 'text' || kind === 'space' || kind === 'lineBreak'
  }

  /** Quick info has no position for a signature without a name. */
  function typeOf(node, signature) {
    const name = node && ts.getNameOfDeclaration(node)
    if (name === undefined) {
      return signature && checker.signatureToString(signature, node, ts.TypeFormatFlags.NoTruncation)
    }
    const info = service.getQuickInfoAtPosition(node.getSourceFile().fileName, name.getStart())
    return info?.displayParts.map((part) => part.text).join('')
  }

  function resolved(symbol) {
    return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
  }

  function declaredName(node) {
    if (!ts.isIdentifier(node)) return undefined
    const symbol = checker.getSymbolAtLocation(node)
    return symbol && symbol.flags & ts.SymbolFlags.Alias
      ? ts.factory.createIdentifier(checker.getAliasedSymbol(symbol).name)
      : undefined
  }

  function exportedName(node) {
    const symbol = ts.isIdentifier(node) ? checker.getSymbolAtLocation(node) : undefined
    const name = symbol && exportedNames.get(resolved(symbol))
    return name === undefined || name === 'default' ? undefined : ts.factory.createIdentifier(name)
  }

  function startOf(node) {
    return `${node.getSourceFile().fileName}:${node.getStart()}`
  }

  function membersOf(node) {
    if (ts.isClassDeclaration(node) || ts.isInterfaceDeclaration(node) || ts.isEnumDeclaration(node))
      return node.members
    return ts.isTypeAliasDeclaration(node) || ts.isVariableDeclaration(node) ? literalMembers(node.type) : []
  }

  function literalMembers(type) {
    if (type === undefined) return []
    if (ts.isParenthesizedTypeNode(type)) return literalMembers(type.type)
    if (ts.isIntersectionTypeNode(type)) return type.types.flatMap(literalMembers)
    return ts.isTypeLiteralNode(type) ? type.members : []
  }

  function kindOf(node) {
    if (ts.isConstructorDeclaration(node)) return 'constructor'
    if (ts.isCallSignatureDeclaration(node)) return 'call'
    if (ts.isConstructSignatureDeclaration(node)) return 'new'
    if (ts.isIndexSignatureDeclaration(node)) return 'index'
    if (ts.isMethodDeclaration(node) || ts.isMethodSignature(node)) return 'method'
    return node.name && !ts.isPrivateIdentifier(node.name) ? 'property' : undefined
  }

  /** Name of a member as others write it: `ready` of `[Event.READY]`, `0` of `0x00`; that of a unique symbol as written. */
  function memberName({ name }, { name: own }) {
    if (name === undefined) return undefined
    const written = ts.isComputedPropertyName(name) ? name.expression : name
    if (ts.isStringLiteralLike(written) || ts.isNumericLiteral(written)) return written.text
    return ts.isComputedPropertyName(name) && !own.startsWith('__') ? own : name.getText()
  }

  function isPrivate(node) {
    return (ts.getCombinedModifierFlags(node) & ts.ModifierFlags.Private) !== 0
  }
}
