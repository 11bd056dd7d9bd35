import { isMap, isScalar, LineCounter, parseDocument } from 'yaml'
import { didYouMean } from '@signpost/diagnostics/did-you-mean'
import type { ContentDiagnostic } from '../reader/model.ts'
import type { SourceFile } from './source-file.ts'

/** What a doc says about itself above its text; a key is absent when it is not written. */
export interface FrontMatter {
  title?: string
  description?: string
  sidebar_label?: string
  sidebar_position?: number
  slug?: string
  tags?: string[]
  keywords?: string[]
  hide_title?: boolean
  hide_table_of_contents?: boolean
  toc_min_heading_level?: number
  toc_max_heading_level?: number
  unlisted?: boolean
  draft?: boolean
  last_update?: { date?: string; author?: string }
  /** Null takes the edit link away. */
  custom_edit_url?: string | null
  /** Null takes the doc out of every sidebar. */
  displayed_sidebar?: string | null
  pagination_label?: string
  /** Id of a doc; null for no link. */
  pagination_prev?: string | null
  pagination_next?: string | null
}

/** Front matter apart from the text, whose lines keep their numbers. */
export interface SplitDoc {
  frontMatter: FrontMatter
  text: string
}

/** A check that returns the value as it is kept, or undefined for a wrong one. */
interface Rule {
  expected: string
  read(value: unknown): unknown
}

const words: Rule = {
  expected: 'a text that is not empty',
  read: (value) =>
    typeof value === 'string' && value.trim() !== '' ? value : typeof value === 'number' ? String(value) : undefined,
}
const flag: Rule = { expected: 'true or false', read: (value) => (typeof value === 'boolean' ? value : undefined) }
const number: Rule = { expected: 'a number', read: (value) => (Number.isFinite(value) ? value : undefined) }
const level: Rule = {
  expected: 'a whole number from 2 to 6',
  read: (value) => (Number.isInteger(value) && Number(value) >= 2 && Number(value) <= 6 ? value : undefined),
}
const list: Rule = {
  expected: 'a list of words',
  read: (value) => {
    const read = Array.isArray(value) ? value.map((item) => words.read(item)) : undefined
    return read?.every((item) => item !== undefined) ? read : undefined
  },
}
const orNull = (rule: Rule): Rule => ({
  expected: `${rule.expected}, or null`,
  read: (value) => (value === null ? null : rule.read(value)),
})
const address: Rule = {
  expected: 'an https or http address',
  read: (value) => (typeof value === 'string' && /^https?:\/\//.test(value) ? value : undefined),
}
const slug: Rule = {
  expected: 'a path such as "start" or "/guide/start", without "..", spaces, "?" or "#"',
  read: (value) =>
    typeof value === 'string' &&
    /^\/?(?:[^/\s?#\\]+\/)*[^/\s?#\\]*$/.test(value) &&
    value !== '' &&
    !/(?:^|\/)\.\.?(?:\/|$)/.test(value)
      ? value
      : undefined,
}
const lastUpdate: Rule = {
  expected: '"date" as YYYY-MM-DD or an ISO date, and "author" as a text',
  read: (value) => {
    if (!(value instanceof Map)) return undefined
    const date: unknown = value.get('date')
    const author: unknown = value.get('author')
    const known = [...value.keys()].every((key) => key === 'date' || key === 'author')
    const isDate = typeof date === 'string' && /^\d{4}-\d{2}-\d{2}(?:T[\d:.]+(?:Z|[+-]\d{2}:\d{2}))?$/.test(date)
    if (!known || (date !== undefined && (!isDate || Number.isNaN(Date.parse(date))))) return undefined
    if (author !== undefined && words.read(author) === undefined) return undefined
    return { ...(date !== undefined && { date }), ...(author !== undefined && { author }) }
  },
}

const rules = new Map<string, Rule>([
  ['title', words],
  ['description', words],
  ['sidebar_label', words],
  ['sidebar_position', number],
  ['slug', slug],
  ['tags', list],
  ['keywords', list],
  ['hide_title', flag],
  ['hide_table_of_contents', flag],
  ['toc_min_heading_level', level],
  ['toc_max_heading_level', level],
  ['unlisted', flag],
  ['draft', flag],
  ['last_update', lastUpdate],
  ['custom_edit_url', orNull(address)],
  ['displayed_sidebar', orNull(words)],
  ['pagination_label', words],
  ['pagination_prev', orNull(words)],
  ['pagination_next', orNull(words)],
])

/** Splits a file at its front matter. Keys that are unknown or have a wrong value are diagnostics and left out. */
export function splitFrontMatter(source: SourceFile, diagnostics: ContentDiagnostic[]): SplitDoc {
  const text = source.text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
  if (!/^---[ \t]*\n/.test(text)) return { frontMatter: {}, text }
  const end = /\n---[ \t]*(?:\n|$)/.exec(text)
  if (!end) {
    diagnostics.push(
      problem(
        source,
        1,
        'front matter that does not end',
        'a second line "---"',
        'Close the front matter, or begin with another line.',
      ),
    )
    return { frontMatter: {}, text }
  }
  const yaml = text.slice(text.indexOf('\n') + 1, end.index + 1)
  const lines = text.slice(0, end.index + end[0].length).split('\n').length - 1
  return {
    frontMatter: readYaml(yaml, source, diagnostics),
    text: '\n'.repeat(lines) + text.slice(end.index + end[0].length),
  }
}

function readYaml(yaml: string, source: SourceFile, diagnostics: ContentDiagnostic[]): FrontMatter {
  const lineCounter = new LineCounter()
  const document = parseDocument(yaml, { lineCounter, prettyErrors: false, version: '1.2' })
  const lineAt = (offset: number | undefined) => (offset === undefined ? 2 : lineCounter.linePos(offset).line + 1)
  const [error] = document.errors
  if (error) {
    const found = `YAML that cannot be read: ${error.message}`
    diagnostics.push(
      problem(source, lineAt(error.pos[0]), found, 'keys and values in YAML', 'Correct the line. None of it was used.'),
    )
    return {}
  }
  if (document.contents === null) return {}
  if (!isMap(document.contents)) {
    diagnostics.push(
      problem(source, 2, 'a value without keys', 'keys and values in YAML', 'Write "title: ..." and the like.'),
    )
    return {}
  }
  let values: Map<unknown, unknown>
  try {
    values = document.toJS({ mapAsMap: true }) as Map<unknown, unknown>
  } catch (cause) {
    const found = `YAML that cannot be read: ${(cause as Error).message}`
    diagnostics.push(problem(source, 2, found, 'keys and values in YAML', 'Write the values out. None of it was used.'))
    return {}
  }
  const lineOf = new Map<unknown, number>()
  for (const { key } of document.contents.items) {
    if (isScalar(key)) lineOf.set(key.value, lineAt(key.range?.[0]))
  }
  const kept = [...values].flatMap(([key, value]): [string, unknown][] => {
    const name = String(key)
    const line = lineOf.get(key) ?? 2
    const rule = rules.get(name)
    if (!rule) {
      const nearest = didYouMean(name, rules.keys()).trim()
      diagnostics.push({
        ...problem(
          source,
          line,
          `the unknown key "${name}"`,
          `one of ${[...rules.keys()].join(', ')}`,
          nearest || 'Remove the key.',
        ),
        code: 'unknown-front-matter',
      })
      return []
    }
    const read = rule.read(value)
    if (read !== undefined) return [[name, read]]
    diagnostics.push(
      problem(source, line, `${name}: ${shown(value)}`, rule.expected, 'Correct the value. It was not used.'),
    )
    return []
  })
  return Object.fromEntries(kept) as FrontMatter
}

function shown(value: unknown): string {
  const plain = value instanceof Map ? Object.fromEntries(value) : value
  return (JSON.stringify(plain) ?? String(plain)).slice(0, 100)
}

function problem(
  source: SourceFile,
  line: number,
  found: string,
  expected: string,
  nextStep: string,
): ContentDiagnostic {
  return { code: 'invalid-front-matter', severity: 'warning', file: source.shown, line, found, expected, nextStep }
}
