import { spawn } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { signpostHere } from './steps-here.ts'

const bin = join(import.meta.dirname, '../bin.js')

/** Where one build reads and writes. */
export interface BuildPlaces {
  root: string
  out: string
  cache: string
}

/**
 * How a command ended, with what it printed. Lines about progress, times, places and the previous output are left out,
 * as they differ from run to run.
 */
export interface Ending {
  code: number | null
  output: string
}

/** Runs a command over a repository to its end, in this process. */
export async function run(
  places: BuildPlaces,
  command: 'build' | 'check' = 'build',
  ...options: string[]
): Promise<Ending> {
  const { code, output } = await signpostHere(argumentsOf(places, command, options))
  // Depends on the build before, as do the pages that are gone.
  const told = output.replaceAll(/^.* has lost \d+ of \d+ symbols? of the last build, .*\n/gm, '')
  const isLoss = told !== output && command === 'build' && !options.includes('--strict')
  return { code: isLoss ? 0 : code, output: lasting(told, places) }
}

function argumentsOf({ root, out, cache }: BuildPlaces, command: string, options: readonly string[]): string[] {
  const target = command === 'check' ? [] : ['--out', out]
  return [command, '--root', root, ...target, '--cache', cache, ...options]
}

/** Starts a build in a process group of its own: it can be seen when the last of its programs has ended. */
function start(places: BuildPlaces) {
  const args = [bin, ...argumentsOf(places, 'build', [])]
  return spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'], detached: true })
}

function lasting(output: string, { root, out, cache }: BuildPlaces): string {
  return output
    .replace(/^\d+ pages? of the previous output (?:is|are) gone, without a redirect:\n(?: {2}.*\n)+/gm, '')
    .split('\n')
    .filter(
      (line) => !/^(?:Reading|Extracting|Building|Prerendered|Writing|Checking|Checked|The site is in) /.test(line),
    )
    .map((line) => line.replaceAll(out, '<out>').replaceAll(cache, '<cache>').replaceAll(root, '<root>'))
    .join('\n')
}

/** Moments at which a build can be killed, in their order. */
export const moments = [
  'when docs are there',
  'at the first output',
  'while extracting',
  'while the graph is made',
  'while pages are made',
  'when pages are there',
] as const

/** One of {@link moments}. */
export type Moment = (typeof moments)[number]

/**
 * Starts a build and kills its command at a moment. The programs that it started are left alone, as a crash would leave them.
 *
 * @returns Resolves when the command is dead; `ended` resolves when all of its programs are.
 */
export async function kill(places: BuildPlaces, moment: Moment): Promise<{ ended: Promise<void> }> {
  const before = docsOf(places)
  const child = start(places)
  const closed = new Promise<void>((resolve) => {
    child.on('exit', () => resolve())
  })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stderr.resume()
  const isReached: Record<Moment, () => boolean> = {
    'when docs are there': () => docsOf(places) !== before,
    'at the first output': () => output !== '',
    'while extracting': () => output.includes('Extracting 2/'),
    'while the graph is made': () => output.includes('Building the symbol graph'),
    'while pages are made': () =>
      readdirSync(dirname(places.out)).some((name) => name.startsWith(`.${basename(places.out)}.`)),
    'when pages are there': () => output.includes('Prerendered'),
  }
  while (child.exitCode === null && !isReached[moment]()) await delay(2)
  child.kill('SIGKILL')
  await closed
  return { ended: untilGone(child.pid!) }
}

/** Waits until no process of a group is left. */
async function untilGone(group: number): Promise<void> {
  for (;;) {
    try {
      process.kill(-group, 0)
    } catch {
      return
    }
    await delay(5)
  }
}

/** When the docs of a cache were written last; 0 without any. */
function docsOf({ cache }: BuildPlaces): number {
  return statSync(join(cache, 'content', 'manifest.json'), { throwIfNoEntry: false })?.ctimeMs ?? 0
}

/** Bytes by path of every file below a folder, compressed forms included; folders have no bytes. */
export function filesOf(folder: string): Map<string, string> {
  if (!existsSync(folder)) return new Map()
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  const files = entries.map((entry): [string, string] => {
    const path = join(entry.parentPath, entry.name)
    return [path.slice(folder.length + 1), entry.isFile() ? readFileSync(path, 'latin1') : '']
  })
  return new Map(files.sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** Paths at which two outputs differ. */
export function differences(one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): string[] {
  return [...new Set([...one.keys(), ...other.keys()])].filter((path) => one.get(path) !== other.get(path)).sort()
}
