import type { Token } from '../reader/model.ts'

/** A signature's tokens as its text and one string that says where they end, how they look and where they lead. */
export function encodeTokens(tokens: readonly Token[]): { text: string; code: string } {
  let text = ''
  let code = ''
  for (const token of tokens) {
    if (typeof token === 'number') {
      code += token === 1 ? '(' : token === 0 ? ',' : ')'
      if (token === 0) text += ' '
    } else if (typeof token === 'string') {
      text += token
      code += `${token.length}.`
    } else {
      const [words, target, style] = token
      text += words
      code += `${words.length}${style ?? '.'}`
      if (typeof target === 'number') code += `@${target};`
      else if (target !== null) code += `${target};`
    }
  }
  return { text, code: code.replace(/\d+\.$/u, '') }
}
