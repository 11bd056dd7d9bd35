import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { findPackages, nxProjects } from './find-packages.ts'
import { RootError } from './root-error.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'find-packages-'))
})
afterEach(() => {
  rmSync(root, { recursive: true, force: true })
})

function write(files: Record<string, unknown>): void {
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), typeof content === 'string' ? content : JSON.stringify(content))
  }
}

describe('findPackages', () => {
  test.each([
    [
      'pnpm',
      { 'pnpm-workspace.yaml': 'packages:\n  - libs/*\n  - "!libs/private"\n', 'package.json': { name: 'root' } },
    ],
    ['npm', { 'package.json': { name: 'root', workspaces: ['./libs/*', '!libs/private'] } }],
    ['yarn', { 'package.json': { name: 'root', workspaces: { packages: ['libs/*', '!libs/private'] } } }],
    ['Lerna', { 'lerna.json': { packages: ['libs/*', '!libs/private'] }, 'package.json': { name: 'root' } }],
    [
      'Rush',
      {
        'rush.json':
          '/* Projects */ { "projects": [ { "projectFolder": "libs/a" }, { "projectFolder": "libs/b", }, ], } // end',
      },
    ],
    [
      'Nx',
      {
        'package.json': { name: 'root', private: true },
        'nx.json': {},
        'libs/a/project.json': { projectType: 'library' },
        'libs/b/project.json': '// b\n{}',
      },
    ],
    ['Deno', { 'deno.jsonc': '{ "workspace": ["./libs/a", "libs/b",], } // end' }],
    ['Deno (object)', { 'deno.json': { workspace: { members: ['libs/*', '!libs/private'] } } }],
  ])('reads a %s workspace, without its root and what it excludes', (_name, files) => {
    write({
      ...files,
      'libs/b/package.json': { name: 'b' },
      'libs/a/package.json': { name: 'a' },
      'libs/a/node_modules/x/package.json': { name: 'x' },
      'libs/private/package.json': { name: 'private' },
      'other/package.json': { name: 'other' },
    })
    expect(findPackages(root)).toMatchObject({
      layout: 'workspace',
      packages: [{ path: 'libs/a' }, { path: 'libs/b' }],
    })
  })

  test('names libraries of Nx that are no packages, and takes its projects only without another workspace', () => {
    write({
      'package.json': { name: 'root', workspaces: ['libs/*'] },
      'nx.json': {},
      'libs/a/package.json': { name: 'a' },
      'libs/a/project.json': { projectType: 'library' },
      'tools/t/package.json': { name: 't' },
      'tools/t/project.json': { projectType: 'library' },
      'inner/b/project.json': { projectType: 'library' },
      'apps/c/project.json': { projectType: 'application' },
      'broken/project.json': '{',
      'node_modules/d/project.json': { projectType: 'library' },
    })
    expect(findPackages(root).packages.map(({ path }) => path)).toEqual(['libs/a'])
    expect(nxProjects(root)).toEqual({ packages: ['libs/a', 'tools/t'], libraries: ['inner/b'] })
    rmSync(join(root, 'nx.json'))
    expect(nxProjects(root)).toEqual({ packages: [], libraries: [] })
  })

  test('takes the root of a workspace too if it can be published', () => {
    write({
      'pnpm-workspace.yaml': 'packages: [playground]',
      'package.json': { name: 'lib', exports: './index.js' },
      'playground/package.json': { name: 'playground', private: true },
    })
    expect(findPackages(root)).toMatchObject({ layout: 'workspace', packages: [{ path: '' }, { path: 'playground' }] })
  })

  test.each([
    ['settings only', 'onlyBuiltDependencies: [esbuild]', {}],
    ['no packages', 'packages: []', { private: true }],
    ['the root only', 'packages: ["."]', { main: './index.js' }],
  ])('takes a package whose pnpm-workspace.yaml has %s as the only one', (_name, text, manifest) => {
    write({ 'pnpm-workspace.yaml': text, 'package.json': { name: 'one', ...manifest } })
    expect(findPackages(root)).toMatchObject({ layout: 'package', packages: [{ path: '' }] })
  })

  test('takes the members that any of several workspace files has', () => {
    write({
      'pnpm-workspace.yaml': 'packages: [libs/*]',
      'package.json': { name: 'root', private: true, workspaces: ['libs/*', 'more/b'] },
      'lerna.json': { packages: ['deep/**'] },
      'libs/a/package.json': { name: 'a' },
      'more/b/package.json': { name: 'b' },
      'deep/er/c/package.json': { name: 'c' },
      'deep/er/c/node_modules/d/package.json': { name: 'd' },
    })
    expect(findPackages(root).packages.map(({ path }) => path)).toEqual(['deep/er/c', 'libs/a', 'more/b'])
  })

  test('names packages that the workspace leaves out, and patterns that match none', () => {
    write({
      'package.json': { workspaces: ['libs/*', '!libs/old', 'apps/*', './gone', 'docs'] },
      'libs/a/package.json': { name: 'a' },
      'libs/old/package.json': { name: 'old' },
      'libs/empty/readme.md': '',
      'docs/readme.md': '',
    })
    const { packages, leftOut, unmatched } = findPackages(root)
    expect(packages.map(({ path }) => path)).toEqual(['libs/a'])
    expect(leftOut).toMatchObject([{ package: { path: 'libs/old' }, file: 'package.json' }])
    expect(unmatched).toEqual(['apps/*', './gone', 'docs'].map((pattern) => ({ pattern, file: 'package.json' })))
  })

  test.each([
    ['pnpm', { 'pnpm-workspace.yaml': 'packages: ["."]' }],
    ['npm', { workspaces: ['./'] }],
  ])('takes a private root that %s names as a member, if it has an entry point', (manager, more) => {
    const isPnpm = manager === 'pnpm'
    const manifest = { name: 'one', private: true, ...(isPnpm ? {} : more) }
    write({ ...(isPnpm ? more : {}), 'package.json': { ...manifest, main: './index.js' } })
    expect(findPackages(root)).toMatchObject({ layout: 'package', packages: [{ path: '' }] })
    write({ 'package.json': manifest })
    expect(() => findPackages(root)).toThrow('its only package and has no entry point')
  })

  test('takes a project of Rush whose folder has the characters of a pattern', () => {
    write({ 'rush.json': { projects: [{ projectFolder: 'libs/[a]' }, null] }, 'libs/[a]/package.json': { name: 'a' } })
    expect(findPackages(root).packages.map(({ path }) => path)).toEqual(['libs/[a]'])
  })

  test.each([
    ['a name that is no text', '{ "name": 5, "version": 1 }', undefined],
    ['a list', '[]', true],
    ['conflict markers', '<<<<<<< HEAD\n{ "name": "a" }\n=======\n', true],
    ['a byte order mark', '\uFEFF{ "name": "a" }', undefined],
    ['UTF-16', Buffer.from('\uFEFF{ "name": "a" }', 'utf16le'), undefined],
  ])('a manifest with %s is read as far as it goes', (_name, text, isUnreadable) => {
    write({ 'package.json': { workspaces: ['libs/*'] }, 'libs/a/package.json': '' })
    writeFileSync(join(root, 'libs/a/package.json'), text)
    const [one] = findPackages(root).packages
    expect(one?.isUnreadable).toBe(isUnreadable)
    expect(['a', undefined]).toContain(one?.manifest.name)
  })

  test('takes a package that is no workspace as the only one', () => {
    write({ 'package.json': { name: 'one' } })
    expect(findPackages(root)).toMatchObject({ layout: 'package', packages: [{ path: '', manifest: { name: 'one' } }] })
  })

  test('takes every package of a plain folder, scoped ones too', () => {
    write({ 'a/package.json': { name: 'a' }, '@s/b/package.json': { name: '@s/b' }, '.bin/x': '', 'c/readme.md': '' })
    expect(findPackages(root)).toMatchObject({ layout: 'folder', packages: [{ path: '@s/b' }, { path: 'a' }] })
  })

  test('keeps a package whose manifest is broken: the extraction will say so', () => {
    write({ 'a/package.json': '{ "name": ', 'b/package.json': { name: 'b' } })
    expect(findPackages(root).packages.map(({ manifest }) => manifest.name)).toEqual(['a', 'b'])
  })

  test.each([
    ['a folder that is not there', {}, 'gone', 'found nothing'],
    ['a file', { 'x.txt': '' }, 'x.txt', 'found a file'],
    ['an empty folder', {}, '.', 'found no package.json'],
    ['settings of Deno alone', { 'deno.json': '{"tasks":{}}', 'mod.ts': '' }, '.', 'found deno.json without a "name"'],
    ['a broken rush.json', { 'rush.json': '{\n "projects": [' }, '.', 'expected valid JSON'],
    ['broken YAML', { 'pnpm-workspace.yaml': 'packages: [' }, '.', 'expected valid YAML'],
    ['patterns without a package', { 'pnpm-workspace.yaml': 'packages: [libs/*]' }, '.', 'match no package (libs/*)'],
  ])('says what is wrong with %s', (_name, files, at, message) => {
    write(files)
    expect(() => findPackages(join(root, at))).toThrow(RootError)
    expect(() => findPackages(join(root, at))).toThrow(message)
  })
})

test.each([
  ['a folder', (file: string) => mkdirSync(file)],
  ['a pipe', (file: string) => void execFileSync('mkfifo', [file])],
  ['a link out of the root', (file: string) => symlinkSync('/etc/hostname', file)],
  ['a link to nothing', (file: string) => symlinkSync('nothing', file)],
  ['broken JSON', (file: string) => writeFileSync(file, '{')],
])('a member whose package.json is %s is found by its folder, for its extraction to say so', (_name, make) => {
  write({ 'package.json': { workspaces: ['libs/*'] }, 'libs/a/package.json': { name: 'a' }, 'libs/b/index.d.ts': '' })
  make(join(root, 'libs/b/package.json'))
  expect(findPackages(root).packages.map(({ path, manifest }) => [path, manifest.name])).toEqual([
    ['libs/a', 'a'],
    ['libs/b', 'b'],
  ])
})

test('a workspace file that is a link out of the root is refused in one sentence', () => {
  symlinkSync('/etc/hostname', join(root, 'pnpm-workspace.yaml'))
  expect(() => findPackages(root)).toThrow('found a link or path out of the documented folder')
})

describe('a workspace that names folders outside its root', () => {
  let above: string
  beforeEach(() => {
    above = root
    root = join(above, 'root')
    write({
      'packages/a/package.json': { name: 'a' },
      '../ext/package.json': { name: 'ext' },
      '../ext/sub/package.json': { name: 'sub' },
      '.git/x/package.json': { name: 'x' },
    })
    symlinkSync('../../ext', join(root, 'packages/linked'))
    symlinkSync('../ext', join(root, 'linked'))
  })
  afterEach(() => {
    root = above
  })

  test.each<[string, object]>([
    ['../ext', {}],
    ['../*', {}],
    ['../**', {}],
    ['./../ext', {}],
    ['packages/../../ext', {}],
    ['packages/*/../../../ext', {}],
    ['{packages,..}/*', {}],
    ['{a,../ext}', {}],
    ['@(..|packages)/ext', {}],
    [String.raw`\.\./ext`, {}],
    [String.raw`..\ext`, {}],
    ['/', {}],
    ['C:/ext', {}],
    ['linked', { folder: 'linked' }],
    ['linked/*', { folder: 'linked' }],
    ['packages/linked/sub', { folder: 'packages/linked/sub' }],
    ['.git/*', { folder: '.git' }],
  ])('R40 reads none of them, and names what it left out: %s', (pattern, outside) => {
    write({ 'package.json': { workspaces: ['packages/a', pattern] } })
    expect(findPackages(root)).toMatchObject({ packages: [{ path: 'packages/a' }], outside: [{ pattern, ...outside }] })
    expect(findPackages(root).outside).toHaveLength(1)

    write({ 'package.json': {}, 'pnpm-workspace.yaml': JSON.stringify({ packages: [pattern, 'packages/a'] }) })
    expect(findPackages(root)).toMatchObject({ packages: [{ path: 'packages/a' }], outside: [{ pattern, ...outside }] })
  })

  test('R40 reads none of them by an absolute path, a link beside others, or a project of Rush', () => {
    write({ 'package.json': { workspaces: ['packages/*', join(above, 'ext')] } })
    expect(findPackages(root)).toMatchObject({
      packages: [{ path: 'packages/a' }],
      outside: [{ pattern: join(above, 'ext') }, { pattern: 'packages/*', folder: 'packages/linked' }],
    })
    write({
      'package.json': {},
      'rush.json': { projects: [{ projectFolder: 'packages/a' }, { projectFolder: '../ext' }] },
    })
    expect(findPackages(root)).toMatchObject({ packages: [{ path: 'packages/a' }], outside: [{ pattern: '../ext' }] })
    write({ 'package.json': { workspaces: ['../ext'] }, 'rush.json': {} })
    expect(() => findPackages(root)).toThrow('match no package (../ext)')
  })

  test('R40 reads none of them in a folder of packages, whether the folder itself is a link or not', () => {
    symlinkSync(join(root, 'packages'), join(above, 'folder'))
    for (const folder of [join(root, 'packages'), join(above, 'folder')])
      expect(findPackages(folder)).toMatchObject({ packages: [{ path: 'a' }], outside: [{ folder: 'linked' }] })
  })
})
