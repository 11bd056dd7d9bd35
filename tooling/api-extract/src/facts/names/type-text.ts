import type ts from 'typescript'
import { compiler } from '../../typescript.ts'

/** Formats types for readers. */
export interface TypeTexts {
  /**
   * Formats a type on one line. Names are qualified by namespaces, not by modules. An exported alias keeps its name;
   * another is expanded. Text longer than `longest` is truncated, see `isCut`.
   *
   * @param at - Node whose scope decides whether an unexported alias is expanded.
   * @param more - Additional flags of the compiler.
   */
  of(type: ts.Type, at: ts.Node, more?: ts.NodeBuilderFlags): string
}

/** Approximate limit in characters; a text has at most twice as many. */
const longest = 400

/** The compiler's method with its undeclared parameters. Without `maximumLength` it truncates at 160 characters. */
type TypeToTypeNode = (
  type: ts.Type,
  at: undefined,
  flags: ts.NodeBuilderFlags,
  internalFlags?: undefined,
  tracker?: undefined,
  maximumLength?: number,
) => ts.TypeNode | undefined

/** An identifier with the symbol that the compiler attaches to it. */
type WrittenName = ts.Identifier & { symbol?: SymbolWithParent }

type SymbolWithParent = ts.Symbol & { parent?: SymbolWithParent }

/**
 * Creates a formatter that writes types without an enclosing declaration, so that the text is the same everywhere. With
 * one the compiler searches the imports of every file for each name, which takes longer than formatting the type, and
 * writes `import("./x").Box` for names that are not in scope.
 */
export function createTypeTexts(checker: ts.TypeChecker): TypeTexts {
  const typeToTypeNode: TypeToTypeNode = checker.typeToTypeNode
  const printer = compiler.createPrinter({ removeComments: true })
  const qualifying = compiler.createPrinter({ removeComments: true }, { substituteNode: (_, node) => qualified(node) })
  const page = compiler.createSourceFile('', '', compiler.ScriptTarget.ESNext)
  return {
    of(type, at, more = compiler.NodeBuilderFlags.None) {
      const { NodeBuilderFlags, EmitHint } = compiler
      const flags = NodeBuilderFlags.UseSingleQuotesForStringLiteralType | NodeBuilderFlags.IgnoreErrors | more
      const anywhere = flags | NodeBuilderFlags.UseAliasDefinedOutsideCurrentScope
      const node = typeToTypeNode(type, undefined, anywhere, undefined, undefined, longest)
      if (node !== undefined && !namesHiddenAlias(node))
        return cut(qualifying.printNode(EmitHint.Unspecified, node, page))
      const seen = checker.typeToTypeNode(type, at, flags)
      return seen === undefined ? '...' : cut(withoutModules(printer.printNode(EmitHint.Unspecified, seen, page)))
    },
  }
}

/** Truncates a text, because the compiler truncates members and union parts but no parameters. */
function cut(text: string): string {
  return text.length > 2 * longest ? `${text.slice(0, 2 * longest)}...` : text
}

function namesHiddenAlias(node: ts.Node): boolean {
  if (compiler.isIdentifier(node)) {
    const { symbol }: WrittenName = node
    return (
      symbol !== undefined &&
      (symbol.flags & compiler.SymbolFlags.TypeAlias) !== 0 &&
      symbol.parent === undefined &&
      symbol.declarations?.some((one) => compiler.isExternalModule(one.getSourceFile())) === true
    )
  }
  return compiler.forEachChild(node, (child) => namesHiddenAlias(child) || undefined) === true
}

/** Qualifies an identifier by the namespaces around its symbol; any other node is returned as it is. */
function qualified(node: ts.Node): ts.Node {
  if (!compiler.isIdentifier(node)) return node
  const { symbol }: WrittenName = node
  const around = namespacesAround(symbol)
  return around.length === 0 ? node : compiler.factory.createIdentifier([...around, node.text].join('.'))
}

function namespacesAround(symbol: SymbolWithParent | undefined): string[] {
  const parent = symbol?.parent
  const isNamespace = parent?.declarations?.some(
    (one) => compiler.isModuleDeclaration(one) && compiler.isIdentifier(one.name),
  )
  // The compiler represents `declare global` as a namespace.
  if (parent === undefined || !isNamespace || parent.escapedName === compiler.InternalSymbolName.Global) return []
  return [...namespacesAround(parent), compiler.unescapeLeadingUnderscores(parent.escapedName)]
}

/** Removes module paths: `import('ext-lib').Options` becomes `Options`. */
function withoutModules(text: string): string {
  return text.replace(/import\((?:"[^"]*"|'[^']*')\)\./gu, '')
}
