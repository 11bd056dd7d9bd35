import type { GrammarState, LanguageRegistration, ThemeRegistration } from 'shiki/core'
import { createCssVariablesTheme, createHighlighterCore } from 'shiki/core'
import { createOnigurumaEngine } from 'shiki/engine/oniguruma'
import { tokenClass, variablePrefix } from './token-classes.ts'

/** A piece of a line of code; without a class it is plain. */
export interface CodeToken {
  text: string
  className?: string
}

/**
 * Splits code into lines of tokens. A line in an unknown language is one plain token, as is each line of code of more than `longest`
 * characters; default: {@link longestHighlighted}.
 */
export type Highlight = (code: string, language: string, longest?: number) => CodeToken[][]

const themeName = 'signpost'

/** Longer code is shown plain: a grammar may be slow on text that was never meant to be read. */
const longestHighlighted = 50_000

/** Longer lines are minified code or data and stay plain: some patterns are matched in quadratic time. */
const longestLine = 500

/** Deeper code stays plain: a grammar walks every open scope on each line. */
const deepestNesting = 100

/** Characters between two looks at the nesting. */
const batchLength = 1_000

/** How each grammar is loaded. They are some 30 kB to 200 kB of source each, so they are not imported statically. */
const grammars = new Map<string, () => Promise<{ default: LanguageRegistration[] }>>([
  ['typescript', () => import('@shikijs/langs/typescript')],
  ['tsx', () => import('@shikijs/langs/tsx')],
  ['javascript', () => import('@shikijs/langs/javascript')],
  ['jsx', () => import('@shikijs/langs/jsx')],
  ['json', () => import('@shikijs/langs/json')],
  ['jsonc', () => import('@shikijs/langs/jsonc')],
  ['shellscript', () => import('@shikijs/langs/shellscript')],
  ['css', () => import('@shikijs/langs/css')],
  ['html', () => import('@shikijs/langs/html')],
  ['diff', () => import('@shikijs/langs/diff')],
  ['yaml', () => import('@shikijs/langs/yaml')],
  ['markdown', () => import('@shikijs/langs/markdown')],
])

const aliases = new Map([
  ['ts', 'typescript'],
  ['mts', 'typescript'],
  ['cts', 'typescript'],
  ['js', 'javascript'],
  ['mjs', 'javascript'],
  ['cjs', 'javascript'],
  ['json5', 'jsonc'],
  ['bash', 'shellscript'],
  ['sh', 'shellscript'],
  ['shell', 'shellscript'],
  ['zsh', 'shellscript'],
  ['console', 'shellscript'],
  ['htm', 'html'],
  ['patch', 'diff'],
  ['yml', 'yaml'],
  ['md', 'markdown'],
])

/** Scopes that need a colour of their own in signatures; the stock theme paints them like others. */
const moreColors: NonNullable<ThemeRegistration['tokenColors']> = [
  {
    scope: ['entity.name.type', 'entity.other.inherited-class', 'support.type.primitive', 'support.class'],
    settings: { foreground: `var(${variablePrefix}token-type)` },
  },
  {
    scope: [
      'support.type.property-name',
      'support.type.property-name.json',
      'entity.other.attribute-name',
      'entity.name.tag.yaml',
      'meta.object-literal.key',
    ],
    settings: { foreground: `var(${variablePrefix}token-property)` },
  },
  { scope: ['variable.parameter'], settings: { foreground: `var(${variablePrefix}token-parameter)` } },
]

let shared: Promise<Highlight> | undefined

/** Loads the grammars' modules, once in a process; each is compiled when its language is first used. */
export function createHighlight(): Promise<Highlight> {
  return (shared ??= loadHighlight())
}

async function loadHighlight(): Promise<Highlight> {
  const stock = createCssVariablesTheme({ name: themeName, variablePrefix })
  const theme = { ...stock, tokenColors: [...(stock.tokenColors ?? []), ...moreColors] }
  // Measured against the JavaScript engine: half the time at first use of a grammar, two to five times as fast after
  // it.
  const engine = await createOnigurumaEngine(import('shiki/wasm'))
  const highlighter = await createHighlighterCore({ themes: [theme], engine })
  const modules = new Map(
    await Promise.all([...grammars].map(async ([name, load]) => [name, (await load()).default] as const)),
  )
  const loaded = new Set<string>()

  function highlight(code: string, language: string, longest = longestHighlighted): CodeToken[][] {
    const name = aliases.get(language) ?? language
    const grammar = modules.get(name)
    if (!grammar || code.length > longest) return plainLines(code)
    if (!loaded.has(name)) {
      highlighter.loadLanguageSync(grammar)
      loaded.add(name)
    }
    const highlighted: CodeToken[][] = []
    let state: GrammarState | undefined
    for (const batch of batches(code.split(/\r?\n/))) {
      if ((state?.getScopes()?.length ?? 0) > deepestNesting) {
        highlighted.push(...plainLines(batch))
        continue
      }
      const lines = highlighter.codeToTokensBase(batch, {
        lang: name,
        theme: themeName,
        tokenizeMaxLineLength: longestLine,
        // The stock limit of 500 ms leaves the rest of a line plain on a busy machine: output would depend on the
        // weather.
        tokenizeTimeLimit: 0,
        ...(state && { grammarState: state }),
      })
      state = highlighter.getLastGrammarState(lines)
      for (const line of lines) {
        highlighted.push(
          mergeTokens(line.map((token) => ({ text: token.content, className: tokenClass(token.color) }))),
        )
      }
    }
    return highlighted
  }

  return highlight
}

/** Joins whole lines into pieces of at least {@link batchLength} characters. */
function* batches(lines: readonly string[]): Generator<string> {
  let batch: string[] = []
  let length = 0
  for (const line of lines) {
    batch.push(line)
    length += line.length + 1
    if (length < batchLength) continue
    yield batch.join('\n')
    batch = []
    length = 0
  }
  if (batch.length > 0) yield batch.join('\n')
}

function plainLines(code: string): CodeToken[][] {
  return code.split(/\r?\n/).map((line) => (line === '' ? [] : [{ text: line }]))
}

/** Joins neighbours of one class; white space gets the class of the token before it. */
function mergeTokens(tokens: readonly { text: string; className: string | undefined }[]): CodeToken[] {
  const merged: CodeToken[] = []
  for (const { text, className } of tokens) {
    const last = merged.at(-1)
    if (last && (last.className === className || text.trim() === '')) last.text += text
    else merged.push(className === undefined ? { text } : { text, className })
  }
  return merged
}
