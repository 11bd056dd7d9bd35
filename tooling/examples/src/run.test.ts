import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { declarations, fenced, manifest, writeFiles } from '../test/write-package.ts'
import { openAnswers } from './reader/index.ts'
import { run } from './run.ts'

const limit = { timeout: 60_000 }

/** A repository with a documented package, one that is not in the graph, and docs. */
function repository(code: string): string {
  const other = fenced(['ts', 'const wrong: string = 1'])
  return writeFiles({
    'package.json': { name: 'root', private: true, workspaces: ['packages/*'] },
    'packages/kit/package.json': manifest,
    'packages/kit/dist/index.d.ts': declarations,
    'packages/kit/README.md': fenced(['ts', code]),
    'packages/other/package.json': { name: 'other', version: '1.0.0' },
    'packages/other/README.md': other,
    'site/package.json': { name: 'site', private: true },
    'site/.graph/manifest.json': { packages: [{ folder: 'packages/kit' }] },
    'site/content/docs/en/intro.md': fenced(['ts', "import { add } from 'acme-kit'\nexport const three = add(1, 2)"]),
  })
}

/** Runs the command for the site of a repository. */
async function build(root: string, ...more: string[]): Promise<{ code: number; stdout: string; stderr: string }> {
  const [stdout, stderr] = [vi.spyOn(console, 'log').mockReturnValue(), vi.spyOn(console, 'error').mockReturnValue()]
  const textOf = ({ mock }: typeof stdout): string => mock.calls.map((line) => `${line.join(' ')}\n`).join('')
  const site = join(root, 'site')
  const folders = {
    root,
    graph: `${site}/.graph`,
    content: `${site}/content/docs`,
    out: `${site}/.examples`,
    cache: `${site}/.cache`,
  }
  try {
    const code = await run([
      'build',
      ...Object.entries(folders).flatMap(([name, path]) => [`--${name}`, path]),
      ...more,
    ])
    return { code, stdout: textOf(stdout), stderr: textOf(stderr) }
  } finally {
    stdout.mockRestore()
    stderr.mockRestore()
  }
}

test('writes answers about the packages of the graph and the docs', limit, async () => {
  const root = repository("import { add } from 'acme-kit'\nadd(1, 2)")
  const { code, stdout } = await build(root)
  expect([code, stdout]).toEqual([0, '2 examples, 2 of them checked.\n'])
  const { manifest: answers } = openAnswers(join(root, 'site/.examples'))
  expect(answers?.packages.map(({ name }) => name)).toContain('acme-kit')
  expect(answers?.packages.map(({ name }) => name)).not.toContain('other')
})

test('fails with the place of an example that fails', limit, async () => {
  const root = repository("import { add } from 'acme-kit'\nadd('1', 2)")
  const { code, stderr } = await build(root)
  expect(code).toBe(1)
  expect(stderr).toContain('packages/kit/README.md:3:5: found TS2345')
  expect(existsSync(join(root, 'site/.examples'))).toBe(true)
})

test('fails with a warning, and not for a package that is not installed', limit, async () => {
  const root = repository("import { add } from 'acme-kit'\nimport other from 'not-here'\nadd(other, 2)")
  expect(await build(root)).toMatchObject({ code: 0, stderr: '' })
  writeFileSync(join(root, 'packages/kit/README.md'), fenced(['ts fragment', 'add(1, 2)']))
  expect(await build(root)).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('packages/kit/README.md:1:1: found the mark `fragment`') as string,
  })
})

test('names the graph that is not there, and options that are unknown', limit, async () => {
  const root = writeFiles({
    'package.json': { name: 'root', workspaces: ['packages/*'] },
    'packages/kit/package.json': manifest,
  })
  expect(await build(root)).toMatchObject({ code: 1, stderr: expect.stringContaining('manifest.json') as string })
  expect(await build(root, '--grahp', 'x')).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('--graph') as string,
  })
})
