import { nearestName } from '@signpost/diagnostics/did-you-mean'
import type { BlockLanguage } from './block.ts'

/** Marks of an author in the info string of a fence. */
export interface Marks {
  /** Not compiled on purpose. */
  fragment: boolean
  /** Must not compile; with the code of the compiler, if one is given. */
  fails?: { code?: number }
  /** Compiled and not run. */
  noRun: boolean
}

/** Language and marks of a fence. */
export interface InfoString {
  /** Absent for a language that is not compiled. */
  language?: BlockLanguage
  /** Whether the fence names any language. */
  isLabelled: boolean
  /** Whether another word says that the block is no plain code, such as `diff`. */
  isOther: boolean
  marks: Marks
  /** Words that were meant as marks and are none, such as `fails TS23x` or `fail`. */
  unknown: readonly UnknownMark[]
}

/** Words that were meant as a mark. */
export interface UnknownMark {
  /** As written. */
  text: string
  /** The mark that they are near to; absent for a code of the compiler that is not understood. */
  near?: string
}

const languages: Readonly<Record<string, BlockLanguage>> = {
  ts: 'ts',
  typescript: 'ts',
  mts: 'ts',
  cts: 'ts',
  tsx: 'tsx',
  typescriptreact: 'tsx',
  js: 'js',
  javascript: 'js',
  mjs: 'js',
  cjs: 'js',
  jsx: 'js',
  javascriptreact: 'js',
}

/** Marks of a block without any. */
export const noMarks: Marks = { fragment: false, noRun: false }

/**
 * Reads an info string such as `ts fails TS2345 title="a.ts"`. The language ends at a blank, a comma, a colon or a brace:
 * `ts,no-run`, `ts:file.ts` and `ts{1,3}` are TypeScript. Quoted values and `{...}` are left to the highlighter.
 */
export function readInfoString(info: string): InfoString {
  const plain = info.replaceAll(/=(?:"[^"]*"|'[^']*')/g, '=').replaceAll(/\{[^}]*\}/g, ' ')
  const [first = '', ...words] = plain.trim().split(/[\s,:]+/)
  const name = first.toLowerCase()
  const language = Object.hasOwn(languages, name) ? languages[name] : undefined
  // A mark that is joined to the language makes it one that nobody has: `ts-fails`.
  const [joined = ''] = name.split(/[-_+.]/, 1)
  const known = Object.hasOwn(languages, joined) ? joined : undefined
  const at = words.indexOf('fails')
  const code = at < 0 ? undefined : codeIn(words[at + 1])
  return {
    ...(language !== undefined && { language }),
    isLabelled: first !== '',
    isOther: words.includes('diff'),
    marks: {
      fragment: words.includes('fragment'),
      noRun: words.includes('no-run'),
      ...(at >= 0 && { fails: code === undefined ? {} : { code } }),
    },
    unknown:
      known !== undefined
        ? unknownMarks(
            info
              .trim()
              .slice(known.length)
              .replace(/^[-_+.]/, '-'),
          )
        : marks.includes(name.replace('_', '-'))
          ? [{ text: first, near: `ts ${name.replace('_', '-')}` }]
          : [],
  }
}

function codeIn(word: string | undefined): number | undefined {
  const code = /^TS(\d+)$/i.exec(word ?? '')?.[1]
  return code === undefined ? undefined : Number(code)
}

const marks = ['fails', 'fragment', 'no-run']

/**
 * Words that are near a mark: `failss`, `norun`, `fails=TS2345`, `{fragment}`, a code without `fails`. Those of other tools are far
 * from all marks: `twoslash`, `copy`, `ignore`, `{1,3}`. Values of attributes and paths are left out.
 */
function unknownMarks(info: string): UnknownMark[] {
  const words = info
    .replaceAll(/=(?:"[^"]*"|'[^']*'|[^\s,}]*)/g, '= ')
    .replaceAll(/\{[^}]*\}/g, (inner) => inner.replaceAll(/[\s,:]+/g, ';'))
    .split(/[\s,:]+/)
    .filter((word) => word !== '' && !/[./\\]/.test(word))
  return words.flatMap((text, index): UnknownMark[] => {
    const before = words[index - 1] ?? ''
    const isAfterFails = before === 'fails'
    if (marks.includes(text) || (codeIn(text) !== undefined && nearestMark(before) === 'fails')) return []
    if (isAfterFails && /^(?:TS|\d)/i.test(text)) return [{ text: `fails ${text}` }]
    const near = codeIn(text) === undefined ? nearestMark(text) : `fails ${text.toUpperCase()}`
    return near === undefined ? [] : [{ text, near }]
  })
}

function nearestMark(word: string): string | undefined {
  if (/fail/i.test(word)) return 'fails'
  const part = (name: string): string => name.replaceAll(/[^a-z]/gi, '')
  return nearestName(word, marks, { part, completes: true })
}
