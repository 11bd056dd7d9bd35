import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { homedir } from 'node:os'
import { basename, dirname, join, sep } from 'node:path'
import { OutputError } from './output-error.ts'
import { realPath } from './real-path.ts'

/**
 * File that lists Signpost's files of an output: `{"version": 1, "files": ["index.html"]}`, with `"failed": true` when its check
 * failed, and `"kind": "export"` or `"shard"` when it is no site.
 */
export const outputList = '_files.json'

/** Manifest of an output, by which outputs of earlier versions are recognised. */
export const manifestFile = '_site.json'

/** Kinds of outputs, with their names in messages. */
const kinds = { site: 'a site', export: 'an export', shard: 'a shard of a site' }

/** Kind of an output: pages, some of the pages, or files for another program. One never replaces another. */
export type OutputKind = keyof typeof kinds

/** Folders that an output may replace. */
export interface OutputRules {
  /** Default: `site`. */
  kind?: OutputKind
  /** Folders that the output must not contain, besides the home and the working folder: the root, packages, docs. */
  keep?: readonly string[]
  /** Whether to replace an output without a list as a whole; earlier versions wrote none. */
  clean?: boolean
}

/**
 * Checks that replacing a folder loses nothing: it is absent, empty or an earlier output, and contains none of the folders to keep.
 *
 * @returns The real path of the folder; a link is followed.
 * @throws {@link OutputError} that names what was found and the next step.
 */
export function checkOutput(out: string, { kind = 'site', keep = [], clean = false }: OutputRules = {}): string {
  const folder = realPath(out)
  const expected = `a folder that is absent, empty or an earlier ${kinds[kind].replace(/^an? /, '')}`
  const fail = (found: string, nextStep: string): never => {
    throw new OutputError(folder, found, expected, nextStep)
  }
  if (folder.toLowerCase().split(sep).includes('.git')) fail('a folder of Git', 'Name another with --out.')
  const stats = statSync(folder, { bigint: true, throwIfNoEntry: false })
  if (stats === undefined) return folder
  const another = `Name another with --out, such as ${join(folder, 'site')}`
  if (!stats.isDirectory()) fail('a file', `Name a folder with --out, such as ${join(dirname(folder), 'site')}.`)
  for (const [name, path] of [
    ['your home folder', homedir()],
    ['the working folder', process.cwd()],
    ...keep.map((path) => [`the folder "${basename(path)}"`, path]),
  ] as const) {
    if (holds(stats, path)) fail(`a folder that is or holds ${name}`, `${another}.`)
  }
  const names = readdirSync(folder)
  if (names.length === 0) return folder
  if (listedFiles(folder) !== undefined) {
    const other = kindOf(folder)
    return other === kind ? folder : fail(`the files of ${kinds[other]}`, `${another}.`)
  }
  if (kind !== 'site' || !names.includes(manifestFile)) {
    return fail(
      `"${names.find((name) => !name.startsWith('.')) ?? names[0]}", which Signpost did not write`,
      `${another}, or empty this one.`,
    )
  }
  if (clean) return folder
  return fail(
    `a site without a list of its files (${outputList}), made by an earlier Signpost`,
    'Remove its files once, except your own; or name another with --out.',
  )
}

/** Signpost's files of an output, relative to it with `/` and without compressed forms; undefined without a list. */
export function listedFiles(folder: string): ReadonlySet<string> | undefined {
  try {
    const { files } = JSON.parse(readFileSync(join(folder, outputList), 'utf8')) as { files: unknown }
    return Array.isArray(files) ? new Set(files as string[]) : undefined
  } catch {
    return undefined
  }
}

/** Whether a folder is an output of Signpost, whose scripts are no sources of the package that it may be in. */
export function isOutput(folder: string): boolean {
  return existsSync(join(folder, outputList))
}

/** Kind of an output with a list. */
function kindOf(folder: string): OutputKind {
  const { kind } = JSON.parse(readFileSync(join(folder, outputList), 'utf8')) as { kind?: unknown }
  return kind === 'export' || kind === 'shard' ? kind : 'site'
}

/** Whether the check of an output failed when it was written. */
export function hasFailed(folder: string): boolean {
  try {
    return (JSON.parse(readFileSync(join(folder, outputList), 'utf8')) as { failed?: unknown }).failed === true
  } catch {
    return false
  }
}

/** Whether a folder is or contains another one. Compares identities, because file systems may ignore letter case. */
function holds(folder: { dev: bigint; ino: bigint }, path: string): boolean {
  for (let at = realPath(path); ; at = dirname(at)) {
    const found = statSync(at, { bigint: true, throwIfNoEntry: false })
    if (found?.dev === folder.dev && found.ino === folder.ino) return true
    if (dirname(at) === at) return false
  }
}
