import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { root, workspaces } from './workspaces.ts'

// Documents a package with the tarballs of Signpost, installed as a development dependency in a folder of their own.

let folder: string
let project: string

const files: Record<string, string> = {
  'src/index.ts': '/** A box of things. */\nexport class Box<T> {\n  /** The content. */\n  value?: T\n}\n',
  'tsconfig.json': '{"compilerOptions":{"target":"ES2022","module":"NodeNext","strict":true},"include":["src"]}',
  'README.md': '# Box\n\nIt holds things.\n',
  'site.config.json': '{"title":"Box","baseUrl":"/docs/"}',
}

beforeAll(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'installed-')))
  project = join(folder, 'box with ä')
  const tarballs = join(folder, 'tarballs')
  run('pnpm', root, ['-r', '--filter=./tooling/*', '--filter=./apps/site', 'pack', '--pack-destination', tarballs])
  const overrides = Object.fromEntries(
    workspaces()
      .filter(({ manifest }) => manifest.private !== true)
      .flatMap(({ manifest: { name } }) => {
        const start = `${name.replace('@', '').replace('/', '-')}-`
        const file = readdirSync(tarballs).find((one) => one.startsWith(start) && /^\d/.test(one.slice(start.length)))
        return file === undefined ? [] : [[name, `file:${join(tarballs, file)}`]]
      }),
  )
  const manifest = {
    name: '@acme/box',
    version: '1.2.0',
    type: 'module',
    exports: { '.': { types: './src/index.ts', default: './src/index.ts' } },
    devDependencies: { '@signpost/signpost': overrides['@signpost/signpost'] },
    pnpm: { overrides },
  }
  for (const [file, text] of Object.entries({ ...files, 'package.json': JSON.stringify(manifest) })) {
    mkdirSync(dirname(join(project, file)), { recursive: true })
    writeFileSync(join(project, file), text)
  }
  run('pnpm', project, ['install', '--prefer-offline', '--ignore-scripts', '--ignore-workspace'])
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

function run(program: string, cwd: string, args: readonly string[]): string {
  return execFileSync(program, args, { cwd, encoding: 'utf8', env: { ...process.env, NO_COLOR: '1' } })
}

const signpost = (...args: string[]): string =>
  run(join(project, 'node_modules', '.bin', 'signpost'), project, [...args, '--cache', join(folder, 'cache')])

test('an installed Signpost documents a package under its base URL', () => {
  expect(signpost('build')).toContain('1 of 1 packages documented in full.')
  const page = readFileSync(join(project, 'site/api/box/class/Box.html'), 'utf8')
  expect(page).toContain('A box of things.')
  expect(page).toContain('href="/docs/api/box"')
  const written = readdirSync(join(project, 'site'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:css|data|html|js|json)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
  expect(written.filter((file) => readFileSync(file, 'utf8').includes('__signpost-base__'))).toEqual([])
})

test('it writes nothing but the site', () => {
  signpost('build')
  expect(readdirSync(project).sort()).toEqual(
    [...new Set([...Object.keys(files), 'node_modules', 'package.json', 'pnpm-lock.yaml', 'site', 'src'])]
      .filter((name) => !name.includes('/'))
      .sort(),
  )
  const installed = readdirSync(realpathSync(join(project, 'node_modules/@signpost/signpost'))).filter(
    (name) => name !== 'node_modules',
  )
  expect(installed.sort()).toEqual(['LICENSE', 'README.md', 'bin.js', 'dist', 'package.json', 'src'])
})
