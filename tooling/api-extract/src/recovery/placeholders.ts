import type ts from 'typescript'
import { blank } from './text-changes.ts'
import type { TextChange } from './text-changes.ts'

/** Original text by the string literal that replaces it in the patched declarations. */
export type Placeholders = Map<string, string>

/**
 * Replaces a type or a computed name with a numbered string literal of the same length.
 *
 * @returns Nothing when the text is too short to hold the number.
 */
export function placeholder(placeholders: Placeholders, node: ts.Node): TextChange | undefined {
  const [from, to] = [node.getStart(), node.getEnd()]
  const original = node.getSourceFile().text.slice(from, to)
  const [first = ''] = original.split(/\r?\n/)
  const number = `§${placeholders.size.toString(36)}`
  const literal = `"${number.padEnd(first.length - 2, '§')}"`
  const excess = literal.length - first.length
  const rest = blank(original.slice(first.length))
  if (rest.replace(/[\r\n]/g, '').length < excess) return undefined
  placeholders.set(literal, original)
  return { from, to, text: literal + rest.replace(new RegExp(` {0,${excess}}`), '') }
}

/** Replaces a member's name with a string literal, the same for every member of that name. It is a few columns longer. */
export function namePlaceholder(placeholders: Placeholders, name: ts.Identifier): TextChange {
  const literal = `"§${name.text}§"`
  placeholders.set(literal, name.text)
  return { from: name.getStart(), to: name.getEnd(), text: literal }
}

/** Puts the original text back in a doc model (JSON) or an API report (plain text). */
export function restore(text: string, placeholders: Placeholders, format: 'json' | 'text'): string {
  const literals = format === 'json' ? /\\"§[^"\\]*\\"/g : /"§[^"]*"/g
  const decode = (literal: string): string => (format === 'json' ? literal.replaceAll('\\"', '"') : literal)
  const encode = (original: string): string => (format === 'json' ? JSON.stringify(original).slice(1, -1) : original)
  const once = (from: string): string =>
    from.replace(literals, (literal) => {
      const original = placeholders.get(decode(literal))
      return original === undefined ? literal : encode(original)
    })
  // The original text of a placeholder may contain an earlier placeholder.
  let [restored, next] = [text, once(text)]
  while (next !== restored) [restored, next] = [next, once(next)]
  return restored
}
