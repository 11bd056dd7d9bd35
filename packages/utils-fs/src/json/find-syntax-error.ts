/** The first syntax error of a text. */
export interface SyntaxProblem {
  /** Offset in UTF-16 code units; the length of the text if it ends too early. */
  readonly offset: number
  /** The expected token. */
  readonly expected: string
}

const SPACE = /[ \t\n\r]*/y
const CHARACTERS = /[ !#-[\]-\uffff]+/y
const ESCAPE = /\\(?:["\\/bfnrt]|u[\da-fA-F]{4})/y
const NUMBER_OR_NAME = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y

/**
 * Finds the syntax error in a text rejected by `JSON.parse`, whose messages often have no position in Node.js 20.
 *
 * @returns `undefined` when the text is JSON. The time is linear, and nesting does not use the stack.
 */
export function findSyntaxError(text: string): SyntaxProblem | undefined {
  const closers: string[] = []
  let offset = 0
  let next: 'value' | 'first value' | 'key' | 'first key' | 'colon' | 'after value' = 'value'

  const skip = (pattern: RegExp): boolean => {
    pattern.lastIndex = offset
    const found = pattern.test(text)
    if (found) offset = pattern.lastIndex
    return found
  }
  const skipString = (): SyntaxProblem | undefined => {
    offset++
    // A single pattern would overflow the stack on a string with a million escapes.
    while (skip(CHARACTERS) || skip(ESCAPE));
    if (text[offset] === '"') {
      offset++
      return undefined
    }
    return { offset, expected: text[offset] === '\\' ? 'an escape such as \\n or \\u0041' : 'the end of the string' }
  }

  for (;;) {
    skip(SPACE)
    const char = text[offset]
    const closer = closers.at(-1)

    if (next === 'after value') {
      if (closer === undefined) return char === undefined ? undefined : { offset, expected: 'the end of the file' }
      if (char === ',') next = closer === '}' ? 'key' : 'value'
      else if (char === closer) closers.pop()
      else return { offset, expected: `"," or "${closer}"` }
      offset++
    } else if (next === 'colon') {
      if (char !== ':') return { offset, expected: '":"' }
      offset++
      next = 'value'
    } else if (next.startsWith('first') && char === closer) {
      closers.pop()
      offset++
      next = 'after value'
    } else if (next === 'key' || next === 'first key') {
      if (char !== '"')
        return { offset, expected: next === 'key' ? 'a key in double quotes' : 'a key in double quotes or "}"' }
      const problem = skipString()
      if (problem) return problem
      next = 'colon'
    } else if (char === '{' || char === '[') {
      closers.push(char === '{' ? '}' : ']')
      offset++
      next = char === '{' ? 'first key' : 'first value'
    } else if (char === '"') {
      const problem = skipString()
      if (problem) return problem
      next = 'after value'
    } else if (skip(NUMBER_OR_NAME)) {
      next = 'after value'
    } else {
      return { offset, expected: next === 'value' ? 'a value' : 'a value or "]"' }
    }
  }
}
