import { plainTokens, type PlainToken, type ReadLine, readLine } from '../line/read-line.ts'

/*
 * The code of a line says where its tokens end, how they look and where they lead. All but where they lead can be read
 * from the text, so that a packed code has the targets alone, one for each name in order, separated by commas:
 * a number for a ref, `#` for the anchor of a type parameter of that name on the page, `%` for the one in the member,
 * another anchor in full; `+` for each further name that the link has (`ts.Node`). A code that the text does not tell
 * stands in full behind `=`.
 */

/** The full code of a line from its packed one. */
export function unpackCode(text: string, packed: string, prefix: string, line: ReadLine = readLine(text)): string {
  if (packed.startsWith('=')) return packed.slice(1)
  const tokens = plainTokens(line)
  const targets = packed === '' ? [] : packed.split(',')
  let code = ''
  let name = 0
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at]!
    if (typeof token === 'number') {
      code += token === 1 ? '(' : token === 0 ? ',' : ')'
      continue
    }
    const { style, isLinkable } = token
    let words = token.text
    let target = isLinkable ? (targets[name++] ?? '') : ''
    while (target.endsWith('+') && isDotted(tokens, at)) {
      words += `.${(tokens[at + 2] as { text: string }).text}`
      at += 2
      name += 1
      target = target.slice(0, -1)
    }
    code += `${words.length}${style ?? '.'}${targetCode(target, words, prefix)}`
  }
  return code.replace(/\d+\.$/u, '')
}

/** True when `.` and another name follow. */
export function isDotted(tokens: readonly PlainToken[], at: number): boolean {
  const [dot, name] = [tokens[at + 1], tokens[at + 2]]
  return typeof dot === 'object' && dot.text === '.' && typeof name === 'object' && name.isLinkable
}

function targetCode(target: string, words: string, prefix: string): string {
  if (target === '') return ''
  if (target === '#') return `#${words};`
  if (target === '%') return `#${prefix}${words};`
  return target.startsWith('#') ? `${target};` : `@${target};`
}
