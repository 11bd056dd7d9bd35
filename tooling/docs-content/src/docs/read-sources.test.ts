import { execFileSync } from 'node:child_process'
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { temporarySite } from '../../test/temporary-site.ts'
import { buildContent } from '../build-content.ts'
import type { BuildOptions } from '../open-sources.ts'
import { cutVersion } from '../cut-version.ts'

/** A site `repo` of these files and links, beside what is not its own. */
function site(files: Record<string, string>, links: Record<string, string> = {}): { folder: string; root: string } {
  const repository = Object.fromEntries(Object.entries(files).map(([file, text]) => [`repo/${file}`, text]))
  const folder = temporarySite({
    'secret.md': '# top secret',
    'secret.json': '{"title": "top secret"}',
    'notes/a.md': '# top secret',
    ...repository,
  })
  const root = join(folder, 'repo')
  for (const [file, target] of Object.entries(links)) {
    mkdirSync(join(root, file, '..'), { recursive: true })
    symlinkSync(target, join(root, file))
  }
  return { folder, root }
}

async function said(
  root: string,
  options: Omit<BuildOptions, 'site'> = {},
): Promise<{ docs: string[]; found: string[] }> {
  const content = await buildContent({ site: root, ...options })
  expect(JSON.stringify(content)).not.toContain('top secret')
  const [standard] = content.locales
  return {
    docs: standard!.versions[0]!.docs.map(({ id }) => id),
    found: content.diagnostics.map(({ code, file, found }) => `${code} ${file}: ${found}`),
  }
}

describe('what is not read', () => {
  test('links out of the repository, pipes, folders and links to nothing', async () => {
    const { root } = site(
      { 'content/docs/a.md': '# A' },
      {
        'content/docs/linked.md': '../../../secret.md',
        'content/docs/zero.md': '/dev/zero',
        'content/docs/gone.md': 'nowhere.md',
        'content/docs/guide/_category_.json': '../../../../secret.json',
      },
    )
    execFileSync('mkfifo', [join(root, 'content/docs/pipe.md')])
    const { docs, found } = await said(root)
    expect(docs).toEqual(['a'])
    expect(found).toEqual([
      'unreadable-file content/docs/gone.md: nothing',
      'unreadable-file content/docs/guide/_category_.json: a link or path out of the documented folder',
      'unreadable-file content/docs/linked.md: a link or path out of the documented folder',
      'unreadable-file content/docs/pipe.md: a pipe, socket or device',
      'unreadable-file content/docs/zero.md: a link or path out of the documented folder',
    ])
  })

  test.each(['content', 'content/docs', 'content/docs/en', 'content/docs-1.0/en'])(
    '%s, where it is a link elsewhere',
    async (path) => {
      const files = path.startsWith('content/docs') ? { 'content/docs-1.0/version.json': '{"order": 1}' } : {}
      const { folder, root } = site(files, { [path]: `${'../'.repeat(path.split('/').length)}notes` })
      mkdirSync(join(folder, 'notes/docs'))
      writeFileSync(join(folder, 'notes/docs/a.md'), '# top secret')
      const { found } = await said(root)
      expect(found).toEqual([
        expect.stringMatching(/^unreadable-file content\/docs.*: a link out of the documented folder$/),
      ])
    },
  )

  test('a README that is the introduction', async () => {
    const { root } = site({}, { 'README.md': '../secret.md' })
    const { docs, found } = await said(root, { introReadme: join(root, 'README.md') })
    expect({ docs, found }).toEqual({
      docs: [],
      found: ['unreadable-file README.md: a link or path out of the documented folder'],
    })
  })

  test('the site configuration, the manifest and the file of a version', async () => {
    for (const file of ['site.config.json', 'content/docs-1.0/version.json']) {
      const { root } = site({}, { [file]: `${'../'.repeat(file.split('/').length)}secret.json` })
      await expect(buildContent({ site: root })).rejects.toThrow('a link or path out of the documented folder')
    }
    expect((await said(site({}, { 'package.json': '../secret.json' }).root)).docs).toEqual([])
  })

  test('an image that is a link elsewhere is missing', async () => {
    const { root } = site(
      { 'content/docs/a.md': '![](a.png)', 'pnpm-workspace.yaml': '' },
      { 'content/docs/a.png': '../../../secret.md' },
    )
    expect((await said(root)).found).toEqual([
      expect.stringContaining('missing-image content/docs/a.md: the image `a.png`'),
    ])
  })

  test('a version is not cut with what a link brings in', async () => {
    const { root } = site({ 'content/docs/a.md': '# A' }, { 'content/docs/a.txt': '../../../secret.md' })
    await expect(cutVersion('1.0', { site: root })).rejects.toThrow(
      'content/docs/a.txt: found a link out of the documented folder',
    )
  })
})

test('a link within the repository is read, and so are the places that were named outside it', async () => {
  const { folder, root } = site({ 'shared.md': '# Shared' }, { 'content/docs/a.md': '../../shared.md' })
  expect((await said(root)).docs).toEqual(['a'])
  mkdirSync(join(folder, 'docs'))
  writeFileSync(join(folder, 'docs/b.md'), '# B')
  symlinkSync('../secret.md', join(folder, 'docs/c.md'))
  const { docs, found } = await said(root, { content: join(folder, 'docs') })
  expect(docs).toEqual(['b'])
  expect(found).toEqual(['unreadable-file c.md: a link or path out of the documented folder'])
})

describe('a doc whose address cannot be served is left out alone', () => {
  test.each<[string, string]>([
    ['new\nline.md', String.raw`new\nline.md: an address with a control character`],
    ['bell\u0007.md', String.raw`bell\u0007.md: an address with a control character`],
    ['x.data.md', 'x.data.md: an address with the ending ".data"'],
  ])('%j', async (name, message) => {
    const { docs, found } = await said(site({ 'content/docs/x.md': '# X', [`content/docs/${name}`]: '# Y' }).root)
    expect(docs).toEqual(['x'])
    expect(found).toEqual([expect.stringContaining(`unusable-address content/docs/${message}`)])
  })

  test.each(['x.data', 'index', '/a/index'])('by the slug of its front matter: %s', async (slug) => {
    const { docs, found } = await said(
      site({ 'content/docs/x.md': '# X', 'content/docs/y.md': `---\nslug: ${slug}\n---` }).root,
    )
    expect({ docs, found: found.length }).toEqual({ docs: ['x'], found: 1 })
  })

  test('with a name that is not UTF-8', async () => {
    const { root } = site({ 'content/docs/x.md': '# X' })
    writeFileSync(
      Buffer.concat([Buffer.from(join(root, 'content/docs/')), Buffer.from([0xe9]), Buffer.from('.md')]),
      '',
    )
    const { docs, found } = await said(root)
    expect(docs).toEqual(['x'])
    expect(found).toEqual([expect.stringContaining('a name that is not UTF-8')])
  })
})
