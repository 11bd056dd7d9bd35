import { walkable } from '@signpost/files'
import { isMap, isScalar, LineCounter, parseDocument } from 'yaml'
import * as z from 'zod'
import { choose, flag, keptKeys, keys, whole } from '../config/schema.ts'
import type { ContentDiagnostic } from '../reader/model.ts'
import type { SourceFile } from './source-file.ts'

/** Front matter of a doc; a key is absent when it is not written. */
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

const words = choose<string>((value) =>
  typeof value === 'number'
    ? z.number().transform(String)
    : z.string({ error: 'a text that is not empty' }).regex(/\S/, { error: 'a text that is not empty' }),
)
const level = whole(2, 6)
const wordList = z.array(words, { error: 'a list of words' })

/** A segment `.` or `..` would lead elsewhere. */
const slug = z
  .string({ error: 'a path such as "start" or "/guide/start", without "..", spaces, "?" or "#"' })
  .refine(
    (value) => value !== '' && /^\/?(?:[^/\s?#\\]+\/)*[^/\s?#\\]*$/.test(value) && !/(?:^|\/)\.\.?(?:\/|$)/.test(value),
    { error: 'a path such as "start" or "/guide/start", without "..", spaces, "?" or "#"' },
  )

const date = z
  .string({ error: 'a date as YYYY-MM-DD or in ISO format' })
  .refine(
    (value) => /^\d{4}-\d{2}-\d{2}(?:T[\d:.]+(?:Z|[+-]\d{2}:\d{2}))?$/.test(value) && !Number.isNaN(Date.parse(value)),
    { error: 'a date as YYYY-MM-DD or in ISO format' },
  )

/** Also accepts null, and mentions it in problems. */
function orNone(schema: z.ZodType<string>, expected: string): z.ZodType<string | null> {
  return z.unknown().transform((value, context) => {
    if (value === null) return null
    const { success, data } = schema.safeParse(value)
    if (success) return data
    context.addIssue({ code: 'custom', message: `${expected}, or null` })
    return z.NEVER
  })
}

const wordsOrNone = orNone(words, 'a text that is not empty')

const shape = {
  title: words.exactOptional(),
  description: words.exactOptional(),
  sidebar_label: words.exactOptional(),
  sidebar_position: z.number({ error: 'a number' }).exactOptional(),
  slug: slug.exactOptional(),
  tags: wordList.exactOptional(),
  keywords: wordList.exactOptional(),
  hide_title: flag.exactOptional(),
  hide_table_of_contents: flag.exactOptional(),
  toc_min_heading_level: level.exactOptional(),
  toc_max_heading_level: level.exactOptional(),
  unlisted: flag.exactOptional(),
  draft: flag.exactOptional(),
  last_update: keys({ date: date.exactOptional(), author: words.exactOptional() }).exactOptional(),
  custom_edit_url: orNone(z.string().regex(/^https?:\/\//), 'an https or http address').exactOptional(),
  displayed_sidebar: wordsOrNone.exactOptional(),
  pagination_label: words.exactOptional(),
  pagination_prev: wordsOrNone.exactOptional(),
  pagination_next: wordsOrNone.exactOptional(),
} satisfies Record<keyof FrontMatter, z.ZodType>

/** Limit in characters: reading YAML takes quadratic time. */
const longest = 32_000

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
  if (yaml.length > longest) {
    const found = `front matter of ${yaml.length} characters`
    diagnostics.push(problem(source, 2, found, `at most ${longest}`, 'Shorten it. None of it was used.'))
    return {}
  }
  try {
    return readShortYaml(yaml, source, diagnostics)
  } catch (cause) {
    const found = `YAML that cannot be read: ${(cause as Error).message}`
    diagnostics.push(problem(source, 2, found, 'keys and values in YAML', 'Write the values out. None of it was used.'))
    return {}
  }
}

function readShortYaml(yaml: string, source: SourceFile, diagnostics: ContentDiagnostic[]): FrontMatter {
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
  const values = walkable(document.toJS({ mapAsMap: true }) as Map<unknown, unknown>)
  const lineOf = new Map<string, number>()
  for (const { key } of document.contents.items) {
    if (isScalar(key)) lineOf.set(String(key.value), lineAt(key.range?.[0]))
  }
  const { kept, problems } = keptKeys(shape, plain(values))
  for (const { key, path, found, expected, hint, isUnknownKey } of problems) {
    const line = lineOf.get(key) ?? 2
    diagnostics.push(
      isUnknownKey
        ? { ...problem(source, line, found, expected, hint ?? 'Remove the key.'), code: 'unknown-front-matter' }
        : problem(source, line, `${path}: ${found}`, expected, 'Correct the value. It was not used.'),
    )
  }
  return kept
}

/** Maps as objects, whatever their keys are. */
function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain)
  return value instanceof Map
    ? Object.fromEntries([...value].map(([key, inner]: [unknown, unknown]) => [String(key), plain(inner)]))
    : value
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
