import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Published } from './choose-versions.ts'

/** A refusal of npm, with its own first sentence. */
export class NpmError extends Error {
  override readonly name = 'NpmError'
  /** Such as `E404`. */
  readonly code: string

  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}

/**
 * Versions, tags and times of publication of a package, by the registry of npm's configuration.
 *
 * @param folder - Where npm looks for its project's configuration.
 * @throws {@link NpmError} with the code `E404` for an unknown package.
 */
export async function publishedVersions(name: string, folder: string): Promise<Published> {
  const answer = await npmOnce(folder, 'view', '--json', checkedName(name), 'versions', 'dist-tags', 'time')
  const {
    versions = [],
    'dist-tags': tags = {},
    time: times = {},
  } = JSON.parse(answer || '{}') as {
    versions?: string | string[]
    'dist-tags'?: Record<string, string>
    time?: Record<string, string>
  }
  return { versions: [versions].flat(), tags, times }
}

/**
 * Downloads the tarball of one version; npm compares it with its integrity.
 *
 * @param out - Empty folder for it.
 * @returns Path of the tarball.
 * @throws {@link NpmError} when there is no such version.
 */
export async function downloadTarball(name: string, version: string, folder: string, out: string): Promise<string> {
  await npmOnce(
    folder,
    'pack',
    '--json',
    '--ignore-scripts',
    '--pack-destination',
    out,
    '--',
    `${checkedName(name)}@${version}`,
  )
  const file = readdirSync(out).find((one) => one.endsWith('.tgz'))
  if (file === undefined) throw new NpmError('ENOFILE', `npm pack wrote no file for ${name}@${version}`)
  return join(out, file)
}

/**
 * Installs packages into the `node_modules` of a folder; nothing of them runs.
 *
 * @param specs - Such as `react@^18`.
 * @param cache - Folder for downloads that later calls reuse.
 * @throws {@link NpmError} when one of them cannot be installed.
 */
export async function installPackages(specs: readonly string[], folder: string, cache: string): Promise<void> {
  const quiet = ['--no-save', '--no-audit', '--no-fund', '--no-package-lock', '--prefer-offline']
  await npm(folder, cache, 'install', '--json', '--ignore-scripts', '--legacy-peer-deps', ...quiet, '--', ...specs)
}

/** Name of a package: npm takes folders, addresses and options in the same place. */
function checkedName(name: string): string {
  if (/^(?:@[\da-z~][\w.~-]*\/)?[\da-z~][\w.~-]*$/i.test(name)) return name
  throw new NpmError('EINVALIDNAME', `"${name}" is not the name of a package`)
}

/** Windows starts no script without a shell, which would read the names: there the npm that comes with Node.js runs in Node.js. */
const [program, ...first] =
  process.platform === 'win32'
    ? [process.execPath, join(dirname(process.execPath), 'node_modules', 'npm', 'bin', 'npm-cli.js')]
    : ['npm']

/** Runs npm with a cache that is removed afterwards. */
async function npmOnce(folder: string, ...options: string[]): Promise<string> {
  const cache = mkdtempSync(join(tmpdir(), 'signpost-npm-'))
  try {
    return await npm(folder, cache, ...options)
  } finally {
    rmSync(cache, { recursive: true, force: true })
  }
}

/** Registry of JSR for npm, which has `@std/path` by the name `@jsr/std__path`. */
const jsr = 'https://npm.jsr.io'

/** Name by which npm installs a package of JSR. */
export function npmNameOfJsr(name: string): string {
  return `@jsr/${name.replace(/^@/, '').replace('/', '__')}`
}

/** Runs npm; packages of JSR are those of its registry, unless the user's configuration names another. */
async function npm(folder: string, cache: string, ...options: string[]): Promise<string> {
  const isOfJsr = options.some((option) => option.startsWith('@jsr/'))
  const own = isOfJsr ? (await runNpm(folder, cache, 'config', 'get', '@jsr:registry')).trim() : ''
  return runNpm(folder, cache, ...(own === 'undefined' ? [`--@jsr:registry=${jsr}`] : []), ...options)
}

/** Runs npm with the user's configuration, except that it writes only into `folder` and `cache`: no logs, no date of its last update. */
function runNpm(folder: string, cache: string, ...options: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    execFile(
      program,
      [...first, '--cache', cache, '--logs-max', '0', '--no-update-notifier', ...options],
      // A limit of npm itself: `fetch-timeout` and `fetch-retries` of its configuration.
      { cwd: folder, maxBuffer: 1 << 28, encoding: 'utf8' },
      (error, stdout, stderr) => {
        if (error === null) resolve(stdout)
        else reject(refusalOf(error, stdout, stderr))
      },
    )
  })
}

/** With `--json` npm prints its refusal as JSON. */
function refusalOf(error: Error & { code?: unknown }, stdout: string, stderr: string): NpmError {
  if (error.code === 'ENOENT') return new NpmError('ENOENT', 'npm is not installed')
  try {
    const { error: told } = JSON.parse(stdout) as { error: { code?: string; summary?: string; detail?: string } }
    const { code = 'unknown', summary = '', detail = '' } = told
    return new NpmError(code, firstLine(summary || detail) || code)
  } catch {
    const line = firstLine(stderr.replaceAll(/^npm (?:error|ERR!) ?(?:code \S+)?/gm, ''))
    return new NpmError(/code (?<code>E\w+)/.exec(stderr)?.groups?.['code'] ?? 'unknown', line || error.message)
  }
}

function firstLine(text: string): string {
  return text.trim().split('\n', 1)[0]!.trim().replace(/\.$/, '')
}
