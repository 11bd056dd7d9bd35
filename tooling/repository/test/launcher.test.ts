import { execFileSync, spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { root, workspaces } from './workspaces.ts'

// The `pnpm` of scripts/bin, which starts tasks without pnpm.

/** A repository with the launcher, a `pnpm` that prints its arguments, and one workspace. */
let repository: string
let workspace: string
let launcher: string

beforeEach(() => {
  repository = realpathSync(mkdtempSync(join(tmpdir(), 'launcher-')))
  workspace = join(repository, 'packages', 'one')
  launcher = join(repository, 'scripts', 'bin', 'pnpm')
  mkdirSync(dirname(launcher), { recursive: true })
  cpSync(join(root, 'scripts', 'bin', 'pnpm'), launcher)
  program(repository, 'pnpm', 'echo "pnpm $*"')
  mkdirSync(workspace, { recursive: true })
})

afterEach(() => rmSync(repository, { recursive: true, force: true }))

/** Writes a program to the `node_modules/.bin` of a folder. */
function program(folder: string, name: string, script: string): void {
  mkdirSync(join(folder, 'node_modules', '.bin'), { recursive: true })
  writeFileSync(join(folder, 'node_modules', '.bin', name), `#!/bin/sh\n${script}\n`, { mode: 0o755 })
}

function manifest(content: object, spaces = 2): void {
  writeFileSync(join(workspace, 'package.json'), `${JSON.stringify(content, undefined, spaces)}\n`)
}

function launch(...args: string[]): string {
  return execFileSync(launcher, args, { cwd: workspace, encoding: 'utf8' }).trim()
}

test('every script of the workspaces is the command that its manifest has', () => {
  // In place of the shell that runs the command.
  program(workspace, 'sh', 'echo "command: ${2#exec }"')
  const all = workspaces().flatMap(({ directory, manifest: { scripts = {} } }) =>
    Object.entries(scripts).map(([name, command]) => ({ directory, name, command })),
  )
  const distinct = new Map(all.map((script) => [`${script.name} ${script.command}`, script]))
  expect(distinct.size).toBeGreaterThan(20)
  const launched = [...distinct.values()].map(({ directory, name, command }) => {
    cpSync(join(directory, 'package.json'), join(workspace, 'package.json'))
    return [directory, name, launch('run', name), `command: ${command}`]
  })
  expect(launched.filter(([, , found, expected]) => found !== expected)).toEqual([])
})

describe('pnpm gets', () => {
  test.each([
    ['another command', ['install', '--frozen-lockfile'], { scripts: { install: 'echo wrong' } }],
    ['arguments of the script', ['run', 'build', '--watch'], { scripts: { build: 'echo wrong' } }],
    ['an option', ['run', '--help'], { scripts: { '--help': 'echo wrong' } }],
    ['a script with another before it', ['run', 'build'], { scripts: { prebuild: 'echo a', build: 'echo wrong' } }],
    ['a script with another after it', ['run', 'build'], { scripts: { build: 'echo wrong', postbuild: 'echo b' } }],
    ['a command with quotes', ['run', 'build'], { scripts: { build: 'echo "wrong"' } }],
    ['a script that does not exist', ['run', 'esbuild'], { scripts: {}, dependencies: { esbuild: 'echo wrong' } }],
  ])('%s', (_what, args, content) => {
    manifest(content)
    expect(launch(...args)).toBe(`pnpm ${args.join(' ')}`)
  })

  test.each([0, 4])('a manifest indented by %i spaces', (spaces) => {
    manifest({ scripts: { build: 'echo wrong' } }, spaces)
    expect(launch('run', 'build')).toBe('pnpm run build')
  })

  test('a folder without a manifest', () => {
    expect(launch('run', 'build')).toBe('pnpm run build')
  })
})

test('programs of the workspace come before those of the repository', () => {
  manifest({ scripts: { build: 'both && own && shared' } })
  program(repository, 'both', 'echo wrong')
  program(workspace, 'both', 'echo both')
  program(workspace, 'own', 'echo own')
  program(repository, 'shared', 'echo shared')
  expect(launch('run', 'build').split('\n')).toEqual(['both', 'own', 'shared'])
})

describe('a program', () => {
  /** Starts a script of the workspace that is a file for Node, and signals it once it has printed a line. */
  function end(script: string, signal?: NodeJS.Signals): Promise<[number | null, NodeJS.Signals | null]> {
    writeFileSync(join(workspace, 'script.mjs'), script)
    manifest({ scripts: { build: 'node script.mjs' } })
    const child = spawn(launcher, ['run', 'build'], { cwd: workspace, stdio: ['ignore', 'pipe', 'inherit'] })
    child.stdout.once('data', () => signal && child.kill(signal))
    return new Promise((resolve, reject) => {
      child.once('error', reject).once('close', (...ended) => resolve(ended))
    })
  }

  test('ends with its own exit code', async () => {
    expect(await end('process.exitCode = 7')).toEqual([7, null])
  })

  test('gets signals', async () => {
    const waiting = `process.on('SIGTERM', () => process.exit(8)); setInterval(() => {}, 1000); console.log('ready')`
    expect(await end(waiting, 'SIGTERM')).toEqual([8, null])
  })
})
