import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Ending, runHere } from '@signpost/test-kit/run-here'
import { describe, expect, test } from 'vitest'
import { configJson, temporarySite } from '../test/temporary-site.ts'
import { run as runCommand } from './run.ts'

const run = (cwd: string, ...args: string[]): Promise<Ending> => runHere(runCommand, cwd, args)

/** Builds a site of these files and looks at what the command says and how it ends. */
async function expectBuild(
  files: Record<string, string>,
  args: readonly string[],
  code: number,
  said: string,
): Promise<void> {
  const result = await run(temporarySite(files), 'build', ...args)
  expect(result.stdout + result.stderr).toContain(said)
  expect(result.code).toBe(code)
  expect(result.stderr).not.toContain('    at ')
}

describe('an untrusted repository', () => {
  const harm =
    "import { writeFileSync } from 'node:fs'\nwriteFileSync('harmed', '')\nexport default { title: 'Code', url: 'https://code.example' }"
  const title = (site: string): string =>
    (JSON.parse(readFileSync(join(site, '.content/manifest.json'), 'utf8')) as { config: { title: string } }).config
      .title

  test('has no code run: its configuration has to be JSON', async () => {
    const site = temporarySite({ 'site.config.mjs': harm })
    const { code, stderr } = await run(site, 'build', '--untrusted')
    expect(stderr).toContain(
      '[ERROR] site.config.mjs has 1 problem:\n- the configuration: found code of an untrusted repository, expected site.config.json',
    )
    expect([code, existsSync(join(site, 'harmed'))]).toEqual([1, false])
    expect((await run(site, 'build')).code).toBe(0)
    expect(existsSync(join(site, 'harmed'))).toBe(true)
  })

  test('is configured by its JSON, whatever lies beside it', async () => {
    const site = temporarySite({ 'site.config.mjs': harm, 'site.config.json': configJson({ title: 'Data' }) })
    expect((await run(site, 'build', '--untrusted')).code).toBe(0)
    expect([title(site), existsSync(join(site, 'harmed'))]).toEqual(['Data', false])
  })

  test('can be configured by code that lies elsewhere, but not by its own', async () => {
    const site = temporarySite({ 'site.config.mjs': harm })
    const own = temporarySite({ 'mine.mjs': "export default { title: 'Mine', url: 'https://mine.example' }" })
    expect((await run(site, 'build', '--untrusted', '--config', join(own, 'mine.mjs'))).code).toBe(0)
    expect(title(site)).toBe('Mine')
    expect((await run(site, 'build', '--untrusted', '--config', 'site.config.mjs')).code).toBe(1)
    expect(existsSync(join(site, 'harmed'))).toBe(false)
  })
})

describe('docs-content', () => {
  test.each<[string, Record<string, string>, string[], number, string]>([
    ['docs', { 'content/docs/en/a.md': '# A' }, [], 0, '1 doc in en -> .content'],
    ['nothing', {}, [], 0, '0 docs'],
    [
      'a broken link',
      { 'content/docs/en/a.md': '[x](b.md)' },
      [],
      0,
      '[WARNING] content/docs/en/a.md:1:1: found a Markdown link with URL `b.md`',
    ],
    [
      'a broken link, strictly',
      { 'content/docs/en/a.md': '[x](b.md)' },
      ['--strict'],
      1,
      '[WARNING] content/docs/en/a.md:1:1: found a Markdown link with URL `b.md`',
    ],
    [
      'a broken link that fails',
      { 'content/docs/en/a.md': '[x](b.md)', 'site.config.json': configJson({ onBrokenMarkdownLinks: 'throw' }) },
      [],
      1,
      '[ERROR] content/docs/en/a.md:1:1: found a Markdown link with URL `b.md`',
    ],
    [
      'a warning that is switched off, strictly',
      {
        'content/docs/en/a.md': '---\ntgas: [a]\n---',
        'site.config.json': configJson({ diagnostics: { off: [{ code: 'unknown-front-matter', reason: 'a' }] } }),
      },
      ['--strict'],
      0,
      '1 switched off by configuration.',
    ],
    [
      'a code that is switched off and never reported',
      {
        'content/docs/en/a.md': '',
        'site.config.json': configJson({ diagnostics: { off: [{ code: 'not-utf-8', reason: 'a' }] } }),
      },
      ['--strict'],
      0,
      '[INFO] site.config.json: found the code not-utf-8 in diagnostics.off; expected codes that are reported. Remove the entry. (unused-switch)',
    ],
    [
      'R5.1 a missing image',
      { 'content/docs/en/a.md': '![x](b.png)' },
      [],
      1,
      '[ERROR] content/docs/en/a.md:1:1: found the image `b.png`',
    ],
    [
      'R5.7 two docs with one slug',
      { 'content/docs/en/a.md': '---\nslug: x\n---', 'content/docs/en/b.md': '---\nslug: x\n---' },
      [],
      0,
      '[WARNING] content/docs/en/b.md: found the address "/docs/x", which content/docs/en/a.md has',
    ],
    [
      'R8.7 a doc of the bar that does not exist',
      {
        'content/docs/en/a.md': '',
        'site.config.json': configJson({ navbar: { items: [{ type: 'doc', docId: 'b' }] } }),
      },
      [],
      1,
      `Couldn't find any doc with id "b" in version "current". Available doc ids are:\n- a`,
    ],
    [
      'R8.8 a sidebar of the bar that does not exist',
      {
        'content/docs/en/a.md': '',
        'site.config.json': configJson({ navbar: { items: [{ type: 'docSidebar', sidebarId: 'docs', label: 'D' }] } }),
      },
      [],
      1,
      `Can't find any sidebar with id "docs" in version current. Available sidebar ids are:\n- tutorialSidebar\nThe sidebar that is made from the folders is called "tutorialSidebar".`,
    ],
    ['R2.61 a draft', { 'content/docs/en/a.md': '---\ndraft: true\n---' }, [], 0, '0 docs'],
    [
      'R2.61 a draft, in a preview',
      { 'content/docs/en/a.md': '---\ndraft: true\n---' },
      ['--preview'],
      0,
      '1 doc in en',
    ],
    [
      'a missing image, in a preview',
      { 'content/docs/en/a.md': '![x](b.png)' },
      ['--preview'],
      0,
      '[ERROR] content/docs/en/a.md:1:1',
    ],
    ['a README', { 'R.md': '# R' }, ['--intro-readme', 'R.md', '--out', 'o'], 0, '1 doc in en -> o'],
    ['a wrong configuration', { 'site.config.json': '{"titel": "T"}' }, [], 1, 'Did you mean "title"?'],
    ['no such configuration', {}, ['--config', 'gone.json'], 1, 'gone.json has 1 problem'],
    ['a file in place of the output', { o: '' }, ['--out', 'o'], 1, 'o cannot be written or opened (EEXIST): '],
    ['an unknown option', {}, ['--strickt'], 2, 'Did you mean --strict?'],
  ])('%s', async (_, files, args, code, said) => {
    await expectBuild(files, args, code, said)
  })

  test.each<[string, Record<string, string>, string[], number, string]>([
    [
      'a feature of the docs without docs',
      { 'site.config.json': configJson({ navbar: { items: [{ type: 'docsVersionDropdown' }] } }) },
      [],
      1,
      '[ERROR] The navbar item {"type":"docsVersionDropdown","position":"left"} is a feature of the docs, and this site has none',
    ],
    [
      'a feature of docs that are drafts',
      {
        'content/docs/en/a.md': '---\ndraft: true\n---',
        'site.config.json': configJson({ navbar: { items: [{ type: 'doc', docId: 'a' }] } }),
      },
      [],
      0,
      '0 docs',
    ],
  ])('R8.9 %s', async (_, files, args, code, said) => {
    await expectBuild(files, args, code, said)
  })

  test.each<[string[], number, string]>([
    [['version', '1.0'], 0, 'Version 1.0 has 1 doc -> content/docs-1.0'],
    [['version'], 2, 'Found "version", expected the name of one version.'],
    [['version', '1.0', '2.0'], 2, 'Found "version 1.0 2.0", expected the name of one version.'],
    [['version', '.'], 1, '[ERROR] The name of a version: found "."'],
    [['version', '1.0', '--config', 'gone.json'], 1, 'gone.json has 1 problem'],
    [['build', '1.0'], 2, 'Found "build 1.0", expected docs-content build without other words.'],
  ])('%j', async (args, code, said) => {
    const result = await run(temporarySite({ 'content/docs/en/a.md': '# A' }), ...args)
    expect(result.stdout + result.stderr).toContain(said)
    expect(result.code).toBe(code)
    expect(result.stderr).not.toContain('    at ')
  })

  test('writes nothing for a configuration that cannot be used', async () => {
    const site = temporarySite({ 'site.config.json': '{}' })
    await run(site, 'build')
    expect(existsSync(join(site, '.content'))).toBe(false)
  })

  test('is a program that prints and ends with a code', () => {
    const bin = join(import.meta.dirname, '../bin.js')
    const site = temporarySite({ 'content/docs/en/a.md': '# A' })
    expect(execFileSync(process.execPath, [bin, 'build'], { cwd: site, encoding: 'utf8' })).toContain(
      '1 doc in en -> .content\n',
    )
    expect(() => execFileSync(process.execPath, [bin, 'biuld'], { cwd: site, stdio: 'pipe' })).toThrow(
      expect.objectContaining({ status: 2 }),
    )
  })

  test('says how it is used', async () => {
    const site = temporarySite({})
    expect(await run(site)).toMatchObject({ code: 2, stderr: expect.stringContaining('Usage:') })
    expect(await run(site, '--help')).toMatchObject({ code: 0, stdout: expect.stringContaining('Usage:') })
  })
})
