import type ts from 'typescript'
import type { ExcerptFacts } from '../../facts.ts'
import type { References } from './reference.ts'
import { compiler } from '../../typescript.ts'

/** Symbols by the names that the compiler wrote for them; null for a name of several symbols. */
export type WrittenNames = Map<string, ts.Symbol | null>

/**
 * Text of a type that the compiler wrote, in pieces: its names refer to their declarations. A template literal type stays
 * one piece.
 */
export function linkedText(text: string, names: WrittenNames, references: References): ExcerptFacts {
  if (names.size === 0 || text.includes('`')) return [{ text }]
  const pieces: { text: string; target?: string }[] = []
  let from = 0
  for (const { index, name, isValue } of namesIn(text)) {
    const symbol = names.get(name) ?? names.get(name.slice(name.lastIndexOf('.') + 1))
    const target = symbol ? references.of(symbol, isValue ? 'value' : 'type') : undefined
    if (target === undefined) continue
    if (index > from) pieces.push({ text: text.slice(from, index) })
    pieces.push({ text: name, target })
    from = index + name.length
  }
  return from === text.length ? pieces : [...pieces, { text: text.slice(from) }]
}

/** Names of types in a text, qualified ones as a whole. Those of properties and parameters have a colon or a parenthesis after them. */
function namesIn(text: string): { index: number; name: string; isValue: boolean }[] {
  const { SyntaxKind } = compiler
  const scanner = compiler.createScanner(compiler.ScriptTarget.Latest, true, compiler.LanguageVariant.Standard, text)
  const found: { index: number; name: string; isValue: boolean }[] = []
  let before = SyntaxKind.Unknown
  let token = scanner.scan()
  while (token !== SyntaxKind.EndOfFileToken) {
    if (token !== SyntaxKind.Identifier) {
      before = token
      token = scanner.scan()
      continue
    }
    const index = scanner.getTokenStart()
    let name = scanner.getTokenText()
    token = scanner.scan()
    while (token === SyntaxKind.DotToken) {
      scanner.scan()
      name += `.${scanner.getTokenText()}`
      token = scanner.scan()
    }
    const after = token === SyntaxKind.QuestionToken ? scanner.lookAhead(() => scanner.scan()) : token
    const isProperty = after === SyntaxKind.ColonToken || after === SyntaxKind.OpenParenToken
    if (!isProperty) found.push({ index, name, isValue: before === SyntaxKind.TypeOfKeyword })
    before = SyntaxKind.Identifier
  }
  return found
}
