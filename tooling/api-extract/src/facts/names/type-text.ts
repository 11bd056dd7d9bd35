import type ts from 'typescript'
import { compiler } from '../../typescript.ts'

/** Writes types for readers. */
export interface TypeTexts {
  /**
   * A type on one line. Names stand with the namespaces that they are in, whatever file they come from; an alias that is
   * exported keeps its name, another is written out. What is longer than `longest` is cut short, which `isCut` tells.
   *
   * @param at - From where an alias that is not exported is seen.
   * @param more - Flags of the compiler beside its own choice.
   */
  of(type: ts.Type, at: ts.Node, more?: ts.NodeBuilderFlags): string
}

/** In characters, about: at the most it is twice as many. */
const longest = 400

/** The compiler's own, with the parameters that its typings leave out. Where they are unknown it cuts at 160 characters. */
type TypeToTypeNode = (
  type: ts.Type,
  at: undefined,
  flags: ts.NodeBuilderFlags,
  internalFlags?: undefined,
  tracker?: undefined,
  maximumLength?: number,
) => ts.TypeNode | undefined

/** The compiler gives each name that it writes the symbol that it means. */
type WrittenName = ts.Identifier & { symbol?: SymbolWithParent }

type SymbolWithParent = ts.Symbol & { parent?: SymbolWithParent }

/**
 * Types are written as they are seen from nowhere, the same wherever it is asked. Names as they are seen from one place
 * cost more than the type itself: the compiler looks for each of them through the imports of every file, and where it
 * finds none it writes the path of the module.
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

/** The compiler cuts members and parts of unions, and parameters never. */
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

/** A name of a namespace with the namespaces around it; any other node is itself. */
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
  // `declare global` is a module by that name.
  if (parent === undefined || !isNamespace || parent.escapedName === compiler.InternalSymbolName.Global) return []
  return [...namespacesAround(parent), compiler.unescapeLeadingUnderscores(parent.escapedName)]
}

/** A place in a file is no name: `import('ext-lib').Options` is `Options`. */
function withoutModules(text: string): string {
  return text.replace(/import\((?:"[^"]*"|'[^']*')\)\./gu, '')
}
