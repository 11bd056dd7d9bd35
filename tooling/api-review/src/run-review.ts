import { printableLines } from '@signpost/diagnostics'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { formats, type FormatName } from './output/formats.ts'
import { isOpenBreak, type ReviewResult } from './result.ts'
import { review } from './review/review.ts'

/** Options of the command `review`. */
export interface RunReviewSettings {
  root: string
  base: string
  /** Names, folders or patterns of packages; empty for all. */
  filter: readonly string[]
  /** `markdown`, or `markdown=comment.md`. */
  format: readonly string[]
  changesets: boolean
}

/**
 * Reviews a repository and writes the result in each format.
 *
 * @param print - Prints what has no file.
 * @returns Exit code: 1 when a break is not accepted, or with `changesets` when one is too small.
 * @throws Error when a format is unknown or something cannot be read; then nothing is written.
 */
export function runReview(
  { root, base, filter, format, changesets }: RunReviewSettings,
  print: (text: string) => void,
): number {
  const outputs = (format.length > 0 ? format : ['terminal']).map(parseFormat)
  const result = review({ root, base, filter, today: today() })
  for (const { name, file } of outputs) {
    const text = formats[name](result, { colour: file === undefined && process.stdout.isTTY })
    if (file === undefined) {
      if (text !== '') print(isJson(name) ? printableLines(text) : text)
    } else {
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, text === '' ? '' : `${text}\n`)
    }
  }
  return result.findings.some(isOpenBreak) || (changesets && hasSmallChangeset(result)) ? 1 : 0
}

/** JSON stays the same JSON with escapes; the other formats escape by their own rules. */
function isJson(name: FormatName): boolean {
  return name === 'json' || name === 'sarif' || name === 'gitlab'
}

/** Today in UTC, `2027-01-31`. */
export function today(): string {
  return new Date().toISOString().slice(0, 10)
}

function parseFormat(text: string): { name: FormatName; file?: string } {
  const [, name = '', file] = /^([^=]*)(?:=(.*))?$/s.exec(text) ?? []
  if (!Object.hasOwn(formats, name) || file === '') {
    throw new Error(
      `Found the format "${text}", expected ${Object.keys(formats).join(', ')}, or one with a file: json=review.json.`,
    )
  }
  return { name: name as FormatName, ...(file !== undefined && { file: resolve(file) }) }
}

function hasSmallChangeset({ packages }: ReviewResult): boolean {
  return packages.some(({ changeset }) => changeset.state === 'too-small')
}
