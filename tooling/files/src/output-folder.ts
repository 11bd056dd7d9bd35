import { readdirSync, readFileSync, statSync } from 'node:fs'
import { homedir } from 'node:os'
import { basename, dirname, join, sep } from 'node:path'
import { OutputError } from './output-error.ts'
import { realPath } from './real-path.ts'

/** Name of the file in an output that lists what Signpost wrote there: `{"version": 1, "files": ["index.html"]}`. */
export const outputList = '_files.json'

/** Which folders an output may replace. */
export interface OutputRules {
  /** Folders that the output must not hold, beside the home and the working folder: the root, packages, docs. */
  keep?: readonly string[]
  /** Whether an output of an earlier Signpost, which has no list, may be replaced as a whole. */
  clean?: boolean
}

/**
 * Checks that replacing a folder loses nothing: it is absent, empty or an earlier output, and holds none of the folders to keep.
 *
 * @returns The real path of the folder; a link is followed.
 * @throws {@link OutputError} that names what was found and what to do.
 */
export function checkOutput(out: string, { keep = [], clean = false }: OutputRules = {}): string {
  const folder = realPath(out)
  const expected = 'a folder that is absent, empty or an earlier site'
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
    ...keep.map((path) => [basename(path), path]),
  ] as const) {
    if (holds(stats, path)) fail(`a folder that is or holds ${name}`, `${another}.`)
  }
  const names = readdirSync(folder)
  if (names.length === 0 || listedFiles(folder) !== undefined) return folder
  if (!names.includes('_site.json')) {
    return fail(
      `"${names.find((name) => !name.startsWith('.')) ?? names[0]}", which Signpost did not write`,
      `${another}, or empty this one.`,
    )
  }
  if (clean) return folder
  return fail(
    `a site without a list of its files (${outputList}), made by an earlier Signpost`,
    'Empty it once, but for files of your own; or name another with --out.',
  )
}

/** Files of an output that Signpost wrote, relative to it with `/`; without compressed forms. Nothing where there is no list. */
export function listedFiles(folder: string): ReadonlySet<string> | undefined {
  try {
    const { files } = JSON.parse(readFileSync(join(folder, outputList), 'utf8')) as { files: unknown }
    return Array.isArray(files) ? new Set(files as string[]) : undefined
  } catch {
    return undefined
  }
}

/** Whether a folder is another one or is above it. By identity, because disks may ignore the case of letters. */
function holds(folder: { dev: bigint; ino: bigint }, path: string): boolean {
  for (let at = realPath(path); ; at = dirname(at)) {
    const found = statSync(at, { bigint: true, throwIfNoEntry: false })
    if (found?.dev === folder.dev && found.ino === folder.ino) return true
    if (dirname(at) === at) return false
  }
}
