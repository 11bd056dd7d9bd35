import type { Expectation } from './expectations.ts'
import type { RunResult } from './run-module.ts'

/** Outcome of an expectation in a run. */
export interface Comparison {
  expectation: Expectation
  /** `unclear`: the comment is no value, but words. */
  kind: 'same' | 'other' | 'unclear'
  /** Actual text; absent when nothing was printed. */
  actual?: string
}

/**
 * Compares a run with what its block says. What it prints may have more lines than it says, in the same order; of a difference the
 * texts that a statement printed are compared with its comments one by one.
 */
export function compareRun(
  expectations: readonly Expectation[],
  { outputs, values }: Pick<RunResult, 'outputs' | 'values'>,
): Comparison[] {
  const printed = expectations.filter(({ kind }) => kind === 'prints')
  const wanted = printed.map(({ text }) => text)
  const lines = outputs.flatMap(([at, text]) => text.split('\n').map((line) => [at, line] as const))
  const isInOrder = [outputs, lines].some((some) =>
    areInOrder(
      wanted,
      some.map(([, text]) => text),
    ),
  )
  return expectations.map((expectation, index): Comparison => {
    if (expectation.kind === 'value') {
      const found = values.find((one) => one.index === index)
      if (found === undefined) return { expectation, kind: 'unclear' }
      const isSame = found.isEqual === true || plain(found.text) === plain(expectation.text)
      if (isSame) return { expectation, kind: 'same', actual: found.text }
      return { expectation, kind: found.isEqual === undefined ? 'unclear' : 'other', actual: found.text }
    }
    if (isInOrder) return { expectation, kind: 'same', actual: expectation.text }
    const different = expectation.isBare && !isValue(expectation.text) ? 'unclear' : 'other'
    const { statement } = expectation
    const own = printed.filter((one) => one.statement === statement)
    const texts = outputs.filter(([at]) => at === statement)
    // A comment of several lines is about as many lines.
    const actual = (texts.length < own.length ? lines.filter(([at]) => at === statement) : texts)[
      own.indexOf(expectation)
    ]?.[1]
    if (actual === undefined) return { expectation, kind: different }
    return { expectation, kind: plain(actual) === plain(expectation.text) ? 'same' : different, actual }
  })
}

/** Whether a text is a value as it is written in code, and no remark. */
function isValue(text: string): boolean {
  const code = text.trim()
  if (/^(?:true|false|null|undefined|NaN|-?Infinity|-?[\d.]+n?)$/.test(code)) return true
  return /^(?:'.*'|".*"|`.*`|\[.*\]|\{.*\})$/.test(code)
}

/** Whether each text is found in order among others. */
function areInOrder(wanted: readonly string[], found: readonly string[]): boolean {
  let at = 0
  for (const text of found) if (at < wanted.length && plain(text) === plain(wanted[at]!)) at++
  return at === wanted.length
}

/** A text without what differs between ways to write it: quotes, and blanks between its parts. */
function plain(text: string): string {
  return text
    .replaceAll(/["`]/g, "'")
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\s*([,:[\]{}()])\s*/g, '$1')
    .replace(/^'(.*)'$/, '$1')
    .trim()
}
