import type ts from 'typescript'
import { compiler } from '../typescript.ts'

/** Exports of a module by name; the members of each, where it is used as a namespace. */
interface Names {
  /** Largest number of type arguments with which the name is used. */
  arguments: number
  members: Map<string, Names>
}

/**
 * Declares the packages that JavaScript imports and that are not installed, with the names that are imported.
 *
 * The compiler gives all names of such packages one symbol, and in the declarations of JavaScript it writes the first of
 * them for each: `(options: assert) => assert`. With a declaration for each, it imports them from their package, as it does for
 * TypeScript.
 *
 * @returns Text of a declaration file; absent when JavaScript imports no missing package.
 */
export function missingModules(
  files: readonly ts.SourceFile[],
  isMissing: (specifier: ts.StringLiteralLike, file: ts.SourceFile) => boolean,
): string | undefined {
  const modules = new Map<string, Names>()
  for (const file of files) if (/\.[cm]?jsx?$/.test(file.fileName)) addNames(file, modules, isMissing)
  if (modules.size === 0) return undefined
  return [...modules]
    .map(([name, { members }]) => `declare module ${JSON.stringify(name)} {\n${declarations(members)}}\n`)
    .join('')
}

function addNames(
  file: ts.SourceFile,
  modules: Map<string, Names>,
  isMissing: (specifier: ts.StringLiteralLike, file: ts.SourceFile) => boolean,
): void {
  /** Names of the file, with what they stand for. */
  const locals = new Map<string, Names>()
  const moduleOf = (specifier: ts.Node | undefined): Names | undefined =>
    specifier !== undefined &&
    compiler.isStringLiteral(specifier) &&
    !/^[./#]/.test(specifier.text) &&
    isMissing(specifier, file)
      ? memberOf(modules, specifier.text)
      : undefined
  const visit = (node: ts.Node, use: (node: ts.Node) => void): void => {
    use(node)
    for (const comment of (node as { jsDoc?: ts.JSDoc[] }).jsDoc ?? []) visit(comment, use)
    compiler.forEachChild(node, (child) => visit(child, use))
  }
  visit(file, (node) => {
    if (!compiler.isImportDeclaration(node) && !compiler.isJSDocImportTag(node)) return
    const module = moduleOf(node.moduleSpecifier)
    const clause = node.importClause
    if (module === undefined || clause === undefined) return
    if (clause.name !== undefined) locals.set(clause.name.text, memberOf(module.members, 'default'))
    const bindings = clause.namedBindings
    if (bindings === undefined) return
    if (compiler.isNamespaceImport(bindings)) locals.set(bindings.name.text, module)
    else
      for (const { name, propertyName } of bindings.elements)
        locals.set(name.text, memberOf(module.members, (propertyName ?? name).text))
  })
  visit(file, (node) => {
    if (compiler.isImportTypeNode(node)) {
      const literal = compiler.isLiteralTypeNode(node.argument) ? node.argument.literal : undefined
      const module = moduleOf(literal)
      if (module !== undefined && node.qualifier !== undefined) addUse(module, namesOf(node.qualifier), node)
      return
    }
    if (!compiler.isTypeReferenceNode(node) && !compiler.isExpressionWithTypeArguments(node)) return
    const [first, ...others] = namesOf(compiler.isTypeReferenceNode(node) ? node.typeName : node.expression)
    const local = first === undefined ? undefined : locals.get(first)
    if (local !== undefined) addUse(local, others, node)
  })
}

function addUse(from: Names, path: readonly string[], { typeArguments }: ts.NodeWithTypeArguments): void {
  const used = path.reduce((names, name) => memberOf(names.members, name), from)
  used.arguments = Math.max(used.arguments, typeArguments?.length ?? 0)
}

function memberOf(members: Map<string, Names>, name: string): Names {
  const known = members.get(name) ?? { arguments: 0, members: new Map() }
  members.set(name, known)
  return known
}

/** `['a', 'b']` of `a.b`. */
function namesOf(node: ts.Node): string[] {
  if (compiler.isQualifiedName(node)) return [...namesOf(node.left), node.right.text]
  if (compiler.isPropertyAccessExpression(node)) return [...namesOf(node.expression), node.name.text]
  return compiler.isIdentifier(node) ? [node.text] : []
}

/** Each name as a class with unknown members, and as the namespace of the names in it. */
function declarations(members: ReadonlyMap<string, Names>): string {
  const texts = [...members].map(([name, { arguments: count, members: inner }]) => {
    const [local, keyword, end] =
      name === 'default' ? ['_default', '', 'export default _default\n'] : [name, 'export ', '']
    const parameters = Array.from({ length: count }, (_, index) => `T${index} = any`)
    const type = parameters.length === 0 ? local : `${local}<${parameters.join(', ')}>`
    const namespace = inner.size === 0 ? '' : `${keyword}namespace ${local} {\n${declarations(inner)}}\n`
    return `${keyword}class ${type} { [key: string]: any }\n${namespace}${end}`
  })
  return texts.join('')
}
