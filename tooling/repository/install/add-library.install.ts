import { execFileSync, spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { root } from '../test/workspaces.ts'

// Does the steps of "Add a library" in CONTRIBUTING.md to a clone, which it installs. Too slow for every run:
// `npm run test:install`.

let clone: string

beforeAll(() => {
  clone = realpathSync(mkdtempSync(join(tmpdir(), 'add-library-')))
  const git = (folder: string, ...args: string[]): string =>
    execFileSync('git', args, { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 26 })
  // Uncommitted edits are tried too.
  for (const file of git(root, 'ls-files', '--cached', '--others', '--exclude-standard', '-z').split('\0')) {
    if (file === '' || !existsSync(join(root, file))) continue
    mkdirSync(dirname(join(clone, file)), { recursive: true })
    cpSync(join(root, file), join(clone, file))
  }
  git(clone, 'init', '--quiet', '--initial-branch', 'main')
  git(clone, 'add', '--all')
  git(clone, '-c', 'user.name=t', '-c', 'user.email=t@t.invalid', 'commit', '--quiet', '--message', 'Begin')
})

afterAll(() => rmSync(clone, { recursive: true, force: true }))

/** Runs a command in the clone to its end. */
function run(command: string, ...args: string[]): Promise<{ code: number | null; output: string }> {
  const { SIGNPOST_WORKERS: _, ...env } = process.env
  const child = spawn(command, args, { cwd: clone, env: { ...env, CI: 'true', NO_COLOR: '1' } })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => resolve({ code, output }))
  })
}

const edit = (file: string, change: (text: string) => string): void => {
  const before = readFileSync(join(clone, file), 'utf8')
  const after = change(before)
  expect(after, file).not.toBe(before)
  writeFileSync(join(clone, file), after)
}

/** Files that the first step says to copy. */
function filesToCopy(): string[] {
  const text = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8')
  const [, names] = /`packages\/types`: ((?:`[^`]+`,?\s*)+)\./.exec(text)!
  return Array.from(names!.matchAll(/`([^`]+)`/g), ([, name]) => name!)
}

/** Files of the repository's tests that list or call the libraries. */
const listing = [
  'api-history',
  'conventions',
  'failures',
  'home',
  'hostile-calls',
  'layers',
  'manifests',
  'option-tables',
  'published',
  'stack',
]

test('a library is added by the steps of CONTRIBUTING.md', async () => {
  const library = 'packages/my-library'
  mkdirSync(join(clone, library, 'src'), { recursive: true })
  for (const file of filesToCopy()) cpSync(join(clone, 'packages/types', file), join(clone, library, file))
  edit(`${library}/package.json`, (text) => {
    const manifest = JSON.parse(text) as Record<string, object> & { devDependencies: Record<string, string> }
    const { '@signpost/test-kit': _, 'expect-type': __, ...devDependencies } = manifest.devDependencies
    const changed = {
      name: '@signpost/my-library',
      description: 'Greets by name.',
      keywords: ['greeting', 'hello', 'text'],
      repository: { ...manifest['repository'], directory: library },
      dependencies: { '@signpost/utils-primitives': 'workspace:^' },
      devDependencies,
    }
    return `${JSON.stringify({ ...manifest, ...changed }, null, 2)}\n`
  })
  writeFileSync(
    join(clone, library, 'src/index.ts'),
    `import { checkArgument } from '@signpost/utils-primitives'

/**
 * Greets somebody.
 *
 * @param name - Of whom.
 * @returns The greeting.
 */
export function greet(name: string): string {
  checkArgument('INVALID_NAME', name, 'a text', () => typeof name === 'string', 'pass the name')
  return \`Hello, \${name}\`
}
`,
  )
  writeFileSync(
    join(clone, library, 'src/index.test.ts'),
    `import { expect, test } from 'vitest'
import { greet } from './index.ts'

test('greets by name', () => {
  expect(greet('Ana')).toBe('Hello, Ana')
})
`,
  )
  writeFileSync(
    join(clone, library, 'README.md'),
    '# @signpost/my-library\n\nGreets by name.\n\n```sh\nnpm install @signpost/my-library\n```\n',
  )

  edit('tooling/repository/test/layers.test.ts', (text) =>
    text.replace('  types: [],\n', "$&  'my-library': ['utils-primitives'],\n"),
  )
  edit('apps/site/package.json', (text) =>
    text.replace('    "@signpost/observable": "workspace:*",\n', '    "@signpost/my-library": "workspace:*",\n$&'),
  )
  const installed = await run('npx', 'pnpm@10.34.9', 'install', '--no-frozen-lockfile', '--prefer-offline')
  expect(installed, installed.output).toMatchObject({ code: 0 })

  const updated = await run('npm', 'run', 'api:update')
  expect(updated, updated.output).toMatchObject({ code: 0 })
  expect(readFileSync(join(clone, 'api-reports/my-library.api.md'), 'utf8')).toContain('greet(name: string): string')
  expect(existsSync(join(clone, 'api-reports/history/my-library.json'))).toBe(true)

  for (const command of ['lint', 'api:check', 'build']) {
    const { code, output } = await run('npm', 'run', command)
    expect(code, output).toBe(0)
  }
  expect(readFileSync(join(clone, 'apps/site/dist/api/my-library/function/greet.html'), 'utf8')).toContain(
    'Greets somebody.',
  )

  const tests = ['exec', 'vitest', 'run', '--config', 'vitest.config.js', ...listing]
  const { code, output } = await run(
    process.execPath,
    'scripts/run.js',
    'pnpm',
    '--filter',
    '@signpost/repository',
    ...tests,
  )
  expect(code, output).toBe(0)
})
