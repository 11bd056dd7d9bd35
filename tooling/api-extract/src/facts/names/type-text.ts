import type ts from 'typescript'
import { compiler } from '../../typescript.ts'

/** Formats types for readers. */
export interface TypeTexts {
  /**
   * Formats a type on one line. Names are qualified by namespaces, not by modules. An exported alias keeps its name;
   * another is expanded unless that would be truncated. Text longer than `longest` is truncated, see `isCut`.
   *
   * @param at - Node whose scope decides whether an unexported alias is expanded.
   * @param more - Additional flags of the compiler.
   */
  of(type: ts.Type, at: ts.Node, more?: ts.NodeBuilderFlags): string
}

/** Approximate limit in characters; a text has at most twice as many. */
const longest = 400

/**
 * Limit of names in the text of one type. The compiler truncates neither conditional types nor tuples in them: a recursive
 * alias written out ten levels deep takes gigabytes.
 */
const mostNames = 2000

/** The compiler's method with its undeclared parameters. Without `maximumLength` it truncates at 160 characters. */
type TypeToTypeNode = (
  type: ts.Type,
  at: ts.Node | undefined,
  flags: ts.NodeBuilderFlags,
  internalFlags: undefined,
  tracker: SymbolTracker,
  maximumLength?: number,
) => ts.TypeNode | undefined

/** The method that the compiler calls with each name it writes. It does not reuse what it wrote when the result is true. */
interface SymbolTracker {
  trackSymbol(): boolean
}

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
      const node = written(type, undefined, anywhere, longest)
      const text = node && cut(qualifying.printNode(EmitHint.Unspecified, node, page))
      if (text !== undefined && !namesHiddenAlias(node!)) return text
      const seen = written(type, at, flags)
      const expanded = seen && cut(withoutModules(printer.printNode(EmitHint.Unspecified, seen, page)))
      // A name that is not exported tells more than a part of a type.
      return expanded === undefined || (text !== undefined && isCut(expanded)) ? (text ?? '...') : expanded
    },
  }

  /** The type as a node; nothing when it has too many names. */
  function written(
    type: ts.Type,
    at: ts.Node | undefined,
    flags: ts.NodeBuilderFlags,
    length?: number,
  ): ts.Node | undefined {
    try {
      return typeToTypeNode(type, at, flags, undefined, limitedTracker(), length)
    } catch (error) {
      if (error instanceof TooManyNames) return undefined
      throw error
    }
  }
}

/** A tracker that throws {@link TooManyNames}, as there is no other way to end the compiler's work on one type. */
function limitedTracker(): SymbolTracker {
  let names = 0
  return {
    trackSymbol() {
      names += 1
      if (names > mostNames) throw new TooManyNames()
      return true
    },
  }
}

class TooManyNames extends Error {}

/** Truncates a text, because the compiler truncates members and union parts but no parameters. */
function cut(text: string): string {
  return text.length > 2 * longest ? `${text.slice(0, 2 * longest)}...` : text
}

/** Whether the compiler truncated a text with `...`; a rest parameter or element has a name after it. */
export function isCut(text: string): boolean {
  return /\.\.\.(?![\p{ID_Start}$_{[])/u.test(text)
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
