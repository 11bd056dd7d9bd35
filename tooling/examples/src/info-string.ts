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
  /** A mark that is not understood, such as `fails TS23x`. */
  unknown?: string
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
  const at = words.indexOf('fails')
  const code = at < 0 ? undefined : /^TS(\d+)$/i.exec(words[at + 1] ?? '')?.[1]
  const unknown = at >= 0 && code === undefined && /^(?:TS|\d)/i.test(words[at + 1] ?? '') ? words[at + 1] : undefined
  return {
    ...(language !== undefined && { language }),
    isLabelled: first !== '',
    isOther: words.includes('diff'),
    marks: {
      fragment: words.includes('fragment'),
      noRun: words.includes('no-run'),
      ...(at >= 0 && { fails: code === undefined ? {} : { code: Number(code) } }),
    },
    ...(unknown !== undefined && { unknown: `fails ${unknown}` }),
  }
}
