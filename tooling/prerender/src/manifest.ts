import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { encoder } from './compress.ts'
import type { Plan } from './plan.ts'

/** Name of the file that tells a server what the other files do not. */
export const manifestFile = '_site.json'

/**
 * What a server of the output needs beside the files, as JSON: `{version, encoder, base, redirects, notFound, renamed, made}`.
 *
 * `redirects` are `{from, to, status}` without the base, `notFound` paths, `renamed` pairs of a decoded path and its file.
 * `made` tells the next build, by file, what it was made from and what it holds.
 */
export function manifest(plan: Plan, base: string, made: ReadonlyMap<string, string>): string {
  const byCodeUnit = (a: string, b: string): number => (a < b ? -1 : 1)
  const redirects = plan.redirects
    .map(({ from, to, status }) => ({ from, to, status }))
    .sort((a, b) => byCodeUnit(a.from, b.from))
  const notFound = plan.renderings
    .filter(({ kind }) => kind === 'not-found')
    .map(({ path }) => path)
    .sort(byCodeUnit)
  return `${JSON.stringify({ version: 1, encoder, base, redirects, notFound, renamed: plan.renamed, made: Object.fromEntries([...made].sort(([a], [b]) => byCodeUnit(a, b))) }, null, 1)}\n`
}

/** What the next build has to know of a file: from what it was made, and what it holds. */
export function madeFrom(version: string, bytes: Buffer): string {
  return [version, bytes].map((part) => createHash('sha256').update(part).digest('base64url').slice(0, 16)).join(' ')
}

/**
 * The files of the last output by what they were made from.
 *
 * @returns Nothing when there is no output, or another encoder has compressed it.
 */
export function lastMade(folder: string): ReadonlyMap<string, string> | undefined {
  try {
    const found = JSON.parse(readFileSync(join(folder, manifestFile), 'utf8')) as {
      encoder?: unknown
      made?: Record<string, string>
    } | null
    return found?.encoder === encoder ? new Map(Object.entries(found.made ?? {})) : undefined
  } catch {
    return undefined
  }
}
