import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync, existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import ts from '#typescript'
import { packageIn } from '../resolver.ts'

/** Result of running a module. */
export interface RunResult {
  /** Printed texts, each with the statement that ran. */
  outputs: readonly (readonly [statement: number, text: string])[]
  values: readonly { index: number; text: string; isEqual?: boolean }[]
  error?: { name: string; message: string; code?: string }
  /** Code of its end by `process.exit`; 0 for an end of its own. */
  exit?: number
  /** Ended because it ran too long, or printed too much. */
  ended?: 'time' | 'output'
}

/** Limits and places of a run. */
export interface RunOptions {
  /** Module with its imports, in TypeScript or JavaScript, with JSX. */
  code: string
  /** Folder of the package whose imports it has. */
  folder: string
  /** Folders of packages of the repository by name. */
  packages: ReadonlyMap<string, string>
  /** The repository, which may be read. */
  root: string
  milliseconds: number
}

const child = fileURLToPath(new URL('../../run-child.js', import.meta.url))

/** Bytes that an example may write past the console, and of its result. */
const mostBytes = 2_000_000

/**
 * Runs a module in a process of its own, with a temporary folder as its working directory. It has no network; where Node can refuse
 * it, no file outside that folder is written and no process is started.
 */
export async function runModule({ code, folder, packages, root, milliseconds }: RunOptions): Promise<RunResult> {
  const place = realpathSync(mkdtempSync(join(tmpdir(), 'signpost-run-')))
  try {
    writeFileSync(join(place, 'package.json'), '{"type":"module"}')
    const file = join(place, 'example.js')
    const { outputText } = ts.transpileModule(code, {
      fileName: 'example.tsx',
      compilerOptions: {
        target: ts.ScriptTarget.ES2022,
        module: ts.ModuleKind.ESNext,
        jsx: ts.JsxEmit.ReactJSX,
        verbatimModuleSyntax: false,
      },
    })
    writeFileSync(file, outputText)
    const linked = linkPackages(outputText, place, folder, packages)
    const readable = [place, root, dirname(child), ...linked]
    return await runProcess([...permissions(readable, place), child, pathToFileURL(file).href], place, milliseconds)
  } finally {
    rmSync(place, { recursive: true, force: true })
  }
}

/** Links the packages that a module imports to its folder. Returns where they are. */
function linkPackages(code: string, place: string, folder: string, packages: ReadonlyMap<string, string>): string[] {
  const names = new Set(
    ts
      .preProcessFile(code, true, true)
      .importedFiles.map(({ fileName }) => packageIn(fileName))
      .filter((name) => /^(?:@[\w.-]+\/)?[\w-][\w.-]*$/.test(name)),
  )
  const linked: string[] = []
  for (const name of names) {
    const target = packages.get(name) ?? installed(name, folder)
    if (target === undefined) continue
    const link = join(place, 'node_modules', name)
    mkdirSync(dirname(link), { recursive: true })
    symlinkSync(target, link, 'junction')
    linked.push(realpathSync(target))
  }
  return linked
}

function installed(name: string, folder: string): string | undefined {
  for (let at = folder; ; at = dirname(at)) {
    const found = join(at, 'node_modules', name)
    if (existsSync(join(found, 'package.json'))) return found
    if (at === dirname(at)) return undefined
  }
}

/** Flags of Node's permission model. */
function permissions(readable: readonly string[], writable: string): string[] {
  const flag = process.allowedNodeEnvironmentFlags.has('--permission') ? '--permission' : '--experimental-permission'
  if (!process.allowedNodeEnvironmentFlags.has(flag)) return []
  return [
    flag,
    '--no-warnings',
    ...[...new Set(readable)].map((path) => `--allow-fs-read=${join(path, '*')}`),
    `--allow-fs-write=${join(writable, '*')}`,
  ]
}

async function runProcess(args: readonly string[], cwd: string, milliseconds: number): Promise<RunResult> {
  const started = spawn(process.execPath, ['--max-old-space-size=512', ...args], {
    cwd,
    env: { TZ: 'UTC', LANG: 'en_US.UTF-8', TMPDIR: cwd, TEMP: cwd },
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  })
  let ended: RunResult['ended']
  const end = (reason: NonNullable<RunResult['ended']>): void => {
    ended ??= reason
    started.kill('SIGKILL')
  }
  const timer = setTimeout(() => end('time'), milliseconds)
  let bytes = 0
  let result = ''
  let errors = ''
  const count = (chunk: Buffer): void => {
    bytes += chunk.length
    if (bytes > mostBytes) end('output')
  }
  started.stdout!.on('data', count)
  started.stderr!.on('data', (chunk: Buffer) => {
    count(chunk)
    errors = (errors + chunk.toString('utf8')).slice(0, 2000)
  })
  started.stdio[3]!.on('data', (chunk: Buffer) => {
    count(chunk)
    result += chunk.toString('utf8')
  })
  await new Promise((resolve) => started.on('close', resolve))
  clearTimeout(timer)
  if (ended !== undefined) return { outputs: [], values: [], ended }
  try {
    const { isTooMuch, ...found } = JSON.parse(result) as RunResult & { isTooMuch?: true }
    return isTooMuch === true ? { ...found, ended: 'output' } : found
  } catch {
    const message = errors.trim().split('\n').at(-1) ?? ''
    return {
      outputs: [],
      values: [],
      error: { name: 'Error', message: message === '' ? 'it ended without a result' : message },
    }
  }
}
