import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { fewLibraries } from '../../test/small-repository.ts'
import { signpostHere, type Ended } from '../../test/steps-here.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'reports ä '))
  write('package.json', '{"name":"acme","private":true,"workspaces":["libs/*"]}')
  library('a', 'export declare function unlock(): void;\n')
  library('b', 'export declare const size: number;\n')
  write('libs/app/package.json', '{"name":"@acme/app","private":true}')
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}

function library(name: string, declarations: string): void {
  const exports = { '.': { types: './index.d.ts' } }
  write(
    `libs/${name}/package.json`,
    JSON.stringify({ name: `@acme/${name}`, version: '1.0.0', type: 'module', exports }),
  )
  write(`libs/${name}/tsconfig.json`, JSON.stringify(fewLibraries))
  write(`libs/${name}/index.d.ts`, `/** @packageDocumentation Text. */\n/** Text. @public */\n${declarations}`)
}

const reports = (command: 'check' | 'update'): Promise<Ended> => signpostHere(['reports', command], root)
const committed = (): string[] => readdirSync(join(root, 'api-reports')).sort()

test('check shows what differs, and update accepts it', async () => {
  expect(await reports('check')).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('a.api.md: a new API report'),
  })
  expect(await reports('update')).toMatchObject({ code: 0, stdout: expect.stringContaining('2 accepted now') })
  expect(committed()).toEqual(['a.api.md', 'b.api.md'])
  expect(await reports('check')).toMatchObject({ code: 0, stdout: '2 API reports, all as committed\n' })

  library('a', 'export declare function unlock(path: string): void;\n')
  const { code, stderr } = await reports('check')
  expect(code).toBe(1)
  expect(stderr).toContain('+export function unlock(path: string): void;')
  expect(stderr).toContain('`signpost reports update`')
  await reports('update')
  expect(readFileSync(join(root, 'api-reports/a.api.md'), 'utf8')).toContain('unlock(path: string)')
})

test('a package that is gone loses its report, but not while another cannot be extracted', async () => {
  await reports('update')
  rmSync(join(root, 'libs/b'), { recursive: true })
  rmSync(join(root, 'libs/a/index.d.ts'))
  const { code, stderr } = await reports('update')
  expect(code).toBe(1)
  expect(stderr).toContain('@acme/a')
  expect(committed()).toEqual(['a.api.md', 'b.api.md'])

  library('a', 'export declare function unlock(): void;\n')
  expect(await reports('update')).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('removed api-reports/b.api.md'),
  })
  expect(committed()).toEqual(['a.api.md'])
})

test('the history of the API is checked and updated where there is one', async () => {
  await reports('update')
  write('api-reports/history/.keep', '')
  expect((await reports('check')).code).toBe(1)
  expect((await reports('update')).code).toBe(0)
  expect(readdirSync(join(root, 'api-reports/history')).sort()).toEqual(['.keep', 'a.json', 'b.json'])
  expect((await reports('check')).code).toBe(0)
})

describe('a repository whose packages have an api:extract script', () => {
  beforeEach(async () => {
    for (const name of ['a', 'b']) {
      const file = `libs/${name}/package.json`
      const manifest = JSON.parse(readFileSync(join(root, file), 'utf8')) as object
      write(file, JSON.stringify({ ...manifest, scripts: { 'api:extract': 'signpost extract' } }))
    }
    await reports('update')
  })

  test('a new public package without the script has to have a report', async () => {
    library('fresh', 'export declare const one: 1;\n')
    expect(await reports('check')).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('fresh.api.md: a new API report'),
    })
  })

  test('a package whose package.json has conflict markers fails the check', async () => {
    library('fresh', 'export declare const one: 1;\n')
    write('libs/fresh/package.json', '<<<<<<< HEAD\n{}\n=======\n{}\n>>>>>>> theirs\n')
    const { code, stdout, stderr } = await reports('check')
    expect(code).toBe(1)
    expect(stdout).toBe('2 API reports, all as committed, 1 package without one\n')
    expect(stderr).toContain('AX-MANIFEST')
  })

  test('a package that the configuration excludes, and one without an API, are named', async () => {
    library('fresh', 'export declare const one: 1;\n')
    write('libs/styles/package.json', '{"name":"@acme/styles","exports":"./index.css"}')
    write('site.config.json', '{"title":"Acme","packages":{"exclude":["@acme/fresh"]}}')
    expect(await reports('check')).toMatchObject({
      code: 0,
      stdout:
        '2 API reports, all as committed\n' +
        'Without an API report: @acme/styles (no entry point with code), @acme/fresh (excluded by the configuration).\n',
    })
  })
})

describe('a review', () => {
  const git = (...args: string[]): Buffer =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], { cwd: root })
  const signpost = (...args: string[]): Promise<Ended> => signpostHere(args, root)

  beforeEach(async () => {
    write('.gitignore', '.api\n')
    await reports('update')
    git('init', '--quiet')
    git('add', '.')
    git('commit', '--quiet', '-m', 'One')
  })

  test('of reports that are older than the sources names the package, its newest change and the next step', async () => {
    expect((await signpost('review', '--base', 'HEAD')).code).toBe(0)
    library('a', 'export declare function unlock(path: string): void;\n')
    const open = await signpost('review', '--base', 'HEAD')
    expect(open).toMatchObject({ code: 2, stdout: '' })
    expect(open.stderr).toContain(
      '@acme/a: api-reports/a.api.md is not what its sources say; newest change: libs/a/index.d.ts, not committed',
    )
    expect(open.stderr).toContain('Run `signpost reports update`')
    expect(open.stderr).not.toContain('@acme/b')

    git('commit', '--quiet', '-a', '-m', 'Two')
    const commit = git('rev-parse', '--short', 'HEAD').toString().trim()
    const { code, stderr } = await signpost('review', '--base', 'HEAD~1')
    expect(code).toBe(2)
    expect(stderr).toContain(`newest change: libs/a/index.d.ts, commit ${commit}`)
    expect((await signpost('review', '--base', 'HEAD~1', '--allow-stale')).code).toBe(0)
  })

  test('of a package without a report is refused, and so are a history and an acceptance; a broken configuration is named', async () => {
    library('fresh', 'export declare const one: 1;\n')
    for (const command of [['review', '--base', 'HEAD'], ['history'], ['accept', 'x', '--reason', 'Known.']]) {
      const { code, stderr } = await signpost(...command)
      expect(code).toBe(2)
      expect(stderr).toContain('@acme/fresh: api-reports/fresh.api.md is missing')
    }
    write('site.config.json', '{"titel":"Acme"}')
    expect(await signpost('review', '--base', 'HEAD')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('site.config.json'),
    })
  })

  test('of a report whose package is gone, and of a package that cannot be extracted, is refused', async () => {
    rmSync(join(root, 'libs/b'), { recursive: true })
    const gone = await signpost('review', '--base', 'HEAD')
    expect(gone).toMatchObject({ code: 2, stderr: expect.stringContaining('no package writes it any more') })
    rmSync(join(root, 'libs/a/index.d.ts'))
    const lost = await signpost('review', '--base', 'HEAD')
    expect(lost).toMatchObject({ code: 2, stderr: expect.stringContaining('AX-NO-DECLARATIONS') })
  })

  test('does not mind edits that change no API, nor times of files', async () => {
    library('a', '// A comment.\nexport declare function unlock(): void;\n')
    expect((await signpost('review', '--base', 'HEAD')).code).toBe(0)
  })
})

test('two packages that write one report are a sentence', async () => {
  cpSync(join(root, 'libs/a'), join(root, 'libs/c/a'), { recursive: true })
  write('package.json', '{"name":"acme","private":true,"workspaces":["libs/*","libs/c/*"]}')
  expect(await reports('check')).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^The step "reports" failed: Two packages write .+: libs\/a and libs\/c\/a\./),
  })
})
