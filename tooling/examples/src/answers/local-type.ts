import ts from 'typescript'
import { examplePrefix } from '../variants.ts'

/**
 * Declaration of a variable, a parameter or a function of an example, with its type as an editor shows it: `const sum: number`.
 * Undefined for other symbols, and for `any`, which is the type of what is not installed.
 *
 * @param symbol - That of the identifier, or the one that it is an alias of.
 * @param name - The identifier: its type may be narrower than that of the declaration.
 */
export function localType(checker: ts.TypeChecker, symbol: ts.Symbol, name: ts.Identifier): string | undefined {
  // Paths of the machine are no part of a type; a module as a whole has no other name.
  const text = writtenType(checker, symbol, name)?.replaceAll(/(?<!typeof )import\("[^"]*"\)\./g, '')
  return text?.includes('import("') ? undefined : text
}

function writtenType(checker: ts.TypeChecker, symbol: ts.Symbol, name: ts.Identifier): string | undefined {
  const { valueDeclaration: declaration } = symbol
  if (declaration === undefined || !declaration.getSourceFile().fileName.includes(examplePrefix)) return undefined
  const keyword = keywordOf(declaration)
  if (keyword === undefined) return undefined
  const type = checker.getTypeOfSymbolAtLocation(symbol, name)
  if (type.flags & ts.TypeFlags.Any) return undefined
  const [signature, ...others] = keyword === 'function' ? type.getCallSignatures() : []
  if (signature === undefined) return `${keyword} ${name.text}: ${checker.typeToString(type, name)}`.trimStart()
  const more = others.length === 0 ? '' : ` (+${others.length})`
  return `function ${name.text}${checker.signatureToString(signature, name)}${more}`
}

/** Keyword of a declaration; empty for a parameter, undefined for what has no type of its own to show. */
function keywordOf(declaration: ts.Declaration): string | undefined {
  if (ts.isFunctionDeclaration(declaration)) return 'function'
  const root = ts.isBindingElement(declaration) ? ts.walkUpBindingElementsAndPatterns(declaration) : declaration
  if (ts.isParameter(root)) return ''
  if (!ts.isVariableDeclaration(root)) return undefined
  if (ts.isCatchClause(root.parent)) return ''
  const flags = ts.getCombinedNodeFlags(root)
  // Names of an earlier block that can be assigned.
  if (ts.getCombinedModifierFlags(root) & ts.ModifierFlags.Ambient && !(flags & ts.NodeFlags.BlockScoped)) return 'let'
  return flags & ts.NodeFlags.Const ? 'const' : flags & ts.NodeFlags.Let ? 'let' : 'var'
}
