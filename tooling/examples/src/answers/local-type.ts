import ts from '#typescript'
import { examplePrefix } from '../variants.ts'

/** Type of the declaration of a symbol, as an editor shows it at an identifier: `const sum: number`. */
export type LocalTypes = (symbol: ts.Symbol, name: ts.Identifier) => string | undefined

/**
 * Creates a function that writes the declaration of a variable, a parameter, a function or a member in one example with its type. It
 * returns undefined for other symbols, and for `any`, which is the type of what is not installed.
 *
 * Its symbol is that of the identifier, or the one that it is an alias of. The type at an identifier may be narrower than that of the
 * declaration.
 */
export function localTypes(checker: ts.TypeChecker): LocalTypes {
  const known = new Map<ts.Type, string>()
  const textOf = (type: ts.Type, name: ts.Identifier): string => {
    const text = known.get(type) ?? checker.typeToString(type, name)
    known.set(type, text)
    return text
  }
  return (symbol, name) => {
    const keyword = keywordIn(symbol) ?? memberKeyword(symbol, name)
    if (keyword === undefined) return undefined
    const type = checker.getTypeOfSymbolAtLocation(symbol, name)
    if (type.flags & ts.TypeFlags.Any) return undefined
    const [signature, ...others] = keyword === 'function' || keyword === '(method)' ? type.getCallSignatures() : []
    const more = others.length === 0 ? '' : ` (+${others.length})`
    const written =
      signature === undefined ? `: ${textOf(type, name)}` : checker.signatureToString(signature, name) + more
    // Paths of the machine are no part of a type; a module as a whole has no other name.
    const text = `${keyword} ${name.text}${written}`.trimStart().replaceAll(/(?<!typeof )import\("[^"]*"\)\./g, '')
    return text.includes('import("') ? undefined : text
  }
}

/**
 * Keyword of a member that an example reads, or declares with a type. The key of an object has its value beside it, and members of the
 * console are in every second example.
 */
function memberKeyword({ flags }: ts.Symbol, { parent }: ts.Identifier): string | undefined {
  const isRead = ts.isPropertyAccessExpression(parent) && parent.expression.getText() !== 'console'
  if (!isRead && !ts.isClassElement(parent) && !ts.isTypeElement(parent)) return undefined
  if (flags & ts.SymbolFlags.Method) return '(method)'
  return flags & (ts.SymbolFlags.Property | ts.SymbolFlags.Accessor) ? '(property)' : undefined
}

/** Keyword of the declaration of a symbol of an example; undefined for other symbols. */
function keywordIn({ valueDeclaration }: ts.Symbol): string | undefined {
  return valueDeclaration?.getSourceFile().fileName.includes(examplePrefix) === true
    ? keywordOf(valueDeclaration)
    : undefined
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
