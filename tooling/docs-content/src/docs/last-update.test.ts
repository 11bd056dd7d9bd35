import { execFileSync } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { configJson, temporarySite } from '../../test/temporary-site.ts'
import { buildContent } from '../build-content.ts'

const environment = {
  ...process.env,
  GIT_AUTHOR_NAME: 'Ana Pop',
  GIT_AUTHOR_EMAIL: 'ana@example.org',
  GIT_COMMITTER_NAME: 'Ana Pop',
  GIT_COMMITTER_EMAIL: 'ana@example.org',
}

/** Commits everything in a folder at a time. */
function commit(folder: string, date: string): void {
  const env = { ...environment, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date }
  execFileSync('git', ['-C', folder, 'add', '.'])
  execFileSync('git', ['-C', folder, 'commit', '--quiet', '--no-gpg-sign', '-m', 'Change'], { env })
}

/** A site whose doc `a` is changed in its second commit, and `b` is not. */
function repository(config: Record<string, unknown>): string {
  const folder = temporarySite({
    'site.config.json': configJson(config),
    'content/docs/en/a.md': '# A',
    'content/docs/en/ă b.md': '# B',
    'content/docs/en/c.md': '---\nlast_update:\n  date: 2020-02-03\n---\n# C',
  })
  execFileSync('git', ['-C', folder, 'init', '--quiet'])
  commit(folder, '2025-11-19T12:00:00Z')
  writeFileSync(join(folder, 'content/docs/en/a.md'), '# A\n\nMore.')
  commit(folder, '2025-11-20T23:30:00-05:00')
  return folder
}

async function lastUpdates(site: string): Promise<unknown[]> {
  return (await buildContent({ site })).locales[0]!.versions[0]!.docs.map(({ id, lastUpdate }) => [id, lastUpdate])
}

test('R2.94 a doc is as old as its last commit, in UTC, and front matter wins', async () => {
  const site = repository({ docs: { lastUpdate: { date: true, author: true } } })
  expect(await lastUpdates(site)).toEqual([
    ['a', { date: '2025-11-21T04:30:00.000Z', author: 'Ana Pop' }],
    ['c', { date: '2020-02-03', author: 'Ana Pop' }],
    ['ă b', { date: '2025-11-19T12:00:00.000Z', author: 'Ana Pop' }],
  ])
})

test('R2.94 only what is asked for is told', async () => {
  expect(await lastUpdates(repository({ docs: { lastUpdate: { date: true } } }))).toContainEqual([
    'a',
    { date: '2025-11-21T04:30:00.000Z' },
  ])
  expect(await lastUpdates(repository({}))).toEqual([
    ['a', undefined],
    ['c', { date: '2020-02-03' }],
    ['ă b', undefined],
  ])
})

test('R2.94 where Git cannot say, nothing is told', async () => {
  const docs = { lastUpdate: { date: true } }
  expect(
    await lastUpdates(temporarySite({ 'site.config.json': configJson({ docs }), 'content/docs/en/a.md': '# A' })),
  ).toEqual([['a', undefined]])
  const shallow = temporarySite({})
  execFileSync('git', ['clone', '--quiet', '--depth', '1', `file://${repository({ docs })}`, join(shallow, 'clone')])
  expect((await lastUpdates(join(shallow, 'clone')))[0]).toEqual(['a', undefined])
})

test('R40 a repository among the docs has no say, nor does Git run for an untrusted root', async () => {
  const site = repository({ docs: { lastUpdate: { date: true } }, repository: { url: 'https://example.org/r' } })
  const docs = join(site, 'content/docs')
  const ran = join(site, 'ran')
  writeFileSync(join(site, 'run.sh'), `#!/bin/sh\n: > '${ran}'\n`, { mode: 0o755 })
  const commits = ['HEAD', 'objects', 'refs'].map((name) => join(site, '.git', name))
  execFileSync('cp', ['-r', ...commits, docs])
  // The same commit as the outer one, but signed: Git verifies it by a program.
  const git = (...args: string[]): string =>
    execFileSync('git', ['--git-dir', docs, ...args], { encoding: 'utf8', stdio: 'pipe' })
  const signature = 'gpgsig -----BEGIN PGP SIGNATURE-----\n \n iQ==\n -----END PGP SIGNATURE-----\n\n'
  writeFileSync(join(site, 'commit'), git('cat-file', 'commit', 'HEAD').replace('\n\n', `\n${signature}`))
  git('update-ref', 'HEAD', git('hash-object', '-w', '-t', 'commit', join(site, 'commit')).trim())
  writeFileSync(join(docs, 'config'), `[log]\nshowSignature = true\n[gpg]\nprogram = ${join(site, 'run.sh')}\n`)

  expect((await lastUpdates(site))[0]).toEqual(['a', { date: '2025-11-21T04:30:00.000Z' }])
  const { locales, diagnostics } = await buildContent({ site, untrusted: true })
  expect(locales[0]!.config.repository).toEqual({ url: 'https://example.org/r', host: 'github', branch: 'main' })
  expect(locales[0]!.versions[0]!.docs[0]!.lastUpdate).toBeUndefined()
  expect(diagnostics.filter(({ code }) => code === 'untrusted-root')).toEqual([
    expect.objectContaining({ found: 'a setting that needs Git: docs.lastUpdate, repository.links' }),
  ])
  expect(existsSync(ran)).toBe(false)
})

test('R2.94 docs outside of the site have the history of their own repository', async () => {
  const site = repository({ docs: { lastUpdate: { date: true } } })
  const content = join(repository({}), 'content/docs')
  const { locales } = await buildContent({ site: temporarySite({}), config: join(site, 'site.config.json'), content })
  expect(locales[0]!.versions[0]!.docs[0]!.lastUpdate).toEqual({ date: '2025-11-21T04:30:00.000Z' })
})
