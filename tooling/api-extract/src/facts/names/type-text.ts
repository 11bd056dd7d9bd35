import type ts from 'typescript'
import type { PackageFolder } from '../../package/package-folder.ts'
import { compiler } from '../../typescript.ts'
import type { ExcerptFacts } from '../../facts.ts'
import { linkedText, type WrittenNames } from './linked-text.ts'
import type { References } from './reference.ts'
import { declaredName } from './declared-name.ts'
import { createModuleTexts } from './module-name.ts'

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
  /** The same text in pieces, whose names refer to their declarations. */
  excerpt(type: ts.Type, at: ts.Node, more?: ts.NodeBuilderFlags): ExcerptFacts
  /** The same for a signature: `(height: number): void`, or `constructor(height: number)`. */
  ofSignature(signature: ts.Signature, at: ts.Node, isConstructor?: boolean): string
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

/** The same for a signature. */
type SignatureToNode = (
  signature: ts.Signature,
  kind: ts.SyntaxKind,
  at: undefined,
  flags: ts.NodeBuilderFlags,
  internalFlags: undefined,
  tracker: SymbolTracker,
  maximumLength?: number,
) => ts.Node | undefined

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
 * writes `import("./x").Box` for names that are not in scope. A whole module is `typeof verbs` if the file imports it, and
 * otherwise has a specifier; the compiler writes its path on this machine.
 */
export function createTypeTexts(checker: ts.TypeChecker, folder: PackageFolder, references: References): TypeTexts {
  const typeToTypeNode: TypeToTypeNode = checker.typeToTypeNode
  const signatureToNode: SignatureToNode = checker.signatureToSignatureDeclaration
  const modules = createModuleTexts(checker, folder)
  const page = compiler.createSourceFile('', '', compiler.ScriptTarget.ESNext)
  /** File in whose scope the text is read. */
  let scope: ts.SourceFile = page
  let names: WrittenNames = new Map()
  const withoutPaths = (node: ts.Node): ts.Node => {
    if (compiler.isIdentifier(node)) collect(node.text, node as WrittenName)
    return compiler.isImportTypeNode(node) ? withoutModule(node) : node
  }
  const printer = compiler.createPrinter({ removeComments: true }, { substituteNode: (_, node) => withoutPaths(node) })
  const qualifying = compiler.createPrinter(
    { removeComments: true },
    {
      substituteNode(_, node) {
        const shown = qualified(node)
        if (compiler.isIdentifier(shown)) collect(shown.text, node as WrittenName)
        return withoutPaths(shown)
      },
    },
  )
  const { NodeBuilderFlags, EmitHint } = compiler
  const plain = NodeBuilderFlags.UseSingleQuotesForStringLiteralType | NodeBuilderFlags.IgnoreErrors
  return {
    of,
    excerpt(type, at, more) {
      names = new Map()
      const text = of(type, at, more)
      return linkedText(text, names, references)
    },
    ofSignature(signature, at, isConstructor = false) {
      const flags = plain | NodeBuilderFlags.UseAliasDefinedOutsideCurrentScope
      const kind = isConstructor ? compiler.SyntaxKind.Constructor : compiler.SyntaxKind.CallSignature
      const node = limited((tracker) => signatureToNode(signature, kind, undefined, flags, undefined, tracker, longest))
      return node === undefined ? '(...)' : print(qualifying, node, at).replace(/;$/u, '')
    },
  }

  function of(type: ts.Type, at: ts.Node, more: ts.NodeBuilderFlags = NodeBuilderFlags.None): string {
    const flags = plain | more
    const anywhere = flags | NodeBuilderFlags.UseAliasDefinedOutsideCurrentScope
    const node = limited((tracker) => typeToTypeNode(type, undefined, anywhere, undefined, tracker, longest))
    const text = node && print(qualifying, node, at)
    if (text !== undefined && !namesHiddenAlias(node!)) return text
    const seen = limited((tracker) => typeToTypeNode(type, at, flags, undefined, tracker))
    const expanded = seen && print(printer, seen, at)
    // A name that is not exported tells more than a part of a type.
    return expanded === undefined || (text !== undefined && isCut(expanded)) ? (text ?? '...') : expanded
  }

  function collect(name: string, { symbol }: WrittenName): void {
    if (symbol !== undefined) names.set(name, names.has(name) && names.get(name) !== symbol ? null : symbol)
  }

  function print(by: ts.Printer, node: ts.Node, at: ts.Node): string {
    scope = at.getSourceFile()
    const text = by.printNode(EmitHint.Unspecified, node, page)
    // Text that no rule above foresees must not have a path of this machine either.
    return cut(text.includes(folder.dir) ? folder.portable(text) : text)
  }

  /** `Options` of `import('ext-lib').Options`; `verbs`, or a specifier, of a whole module. */
  function withoutModule(node: ts.ImportTypeNode): ts.Node {
    const { factory } = compiler
    const { argument, qualifier, isTypeOf, typeArguments } = node
    if (qualifier !== undefined) {
      return isTypeOf
        ? factory.createTypeQueryNode(qualifier, typeArguments)
        : factory.createTypeReferenceNode(qualifier, typeArguments)
    }
    if (!compiler.isLiteralTypeNode(argument) || !compiler.isStringLiteral(argument.literal)) return node
    const { text } = argument.literal
    const alias = modules.alias(text, scope)
    if (alias !== undefined && isTypeOf) return factory.createTypeQueryNode(factory.createIdentifier(alias))
    const specifier = modules.specifier(text)
    if (specifier === text) return node
    const literal = factory.createLiteralTypeNode(factory.createStringLiteral(specifier, true))
    return factory.createImportTypeNode(literal, undefined, undefined, typeArguments, isTypeOf)
  }
}

/** Result of the compiler; nothing when it has too many names. */
function limited<Result>(write: (tracker: SymbolTracker) => Result): Result | undefined {
  try {
    return write(limitedTracker())
  } catch (error) {
    if (error instanceof TooManyNames) return undefined
    throw error
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
  const name = symbol !== undefined && /^default$|\$\d+$/u.test(node.text) ? declaredName(symbol) : node.text
  return around.length === 0 && name === node.text
    ? node
    : compiler.factory.createIdentifier([...around, name].join('.'))
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
