import { mkdirSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { describe, expect, test } from 'vitest'
import { useTempRepo } from '../test/temp-repo.ts'
import { findRoot, findRootSync, git, RootMarker, RootNotFoundError } from './index.ts'

const repo = useTempRepo()

describe('a repository and its worktree', () => {
  test('each has its own root, and both have the remotes of the repository', async () => {
    repo.git('init', 'main')
    repo.git('-C', 'main', 'remote', 'add', 'origin', 'git@github.com:acme/site.git')
    repo.git('-C', 'main', 'remote', 'add', 'up.stream', 'https://gitlab.com/group/site')
    repo.git('-C', 'main', 'commit', '--allow-empty', '-m', 'Begin')
    repo.git('-C', 'main', 'worktree', 'add', '../linked/tree')
    mkdirSync(repo.at('linked/tree/packages/a'), { recursive: true })
    mkdirSync(repo.at('main/packages/a'), { recursive: true })

    for (const [tree, from] of [
      ['main', 'main/packages/a'],
      ['linked/tree', 'linked/tree/packages/a'],
    ] as const) {
      expect(await git.root(repo.at(from))).toBe(repo.at(tree))
      expect(await git.root(pathToFileURL(repo.at(from)))).toBe(
        repo.git('-C', from, 'rev-parse', '--show-toplevel').trim(),
      )
      expect(await findRoot(repo.at(from), { marker: RootMarker.Git })).toBe(repo.at(tree))
      expect(findRootSync(repo.at(from), { marker: RootMarker.Git })).toBe(repo.at(tree))
      expect(await git.remoteUrl(repo.at(from))).toBe('git@github.com:acme/site.git')
      expect(await git.remoteUrl(repo.at(from), 'up.stream')).toBe('https://gitlab.com/group/site')
      expect(await git.remoteUrl(repo.at(from), 'missing')).toBeUndefined()
    }
  })

  test('a submodule has its own root and its own remotes', async () => {
    repo.git('init', 'library')
    repo.git('-C', 'library', 'commit', '--allow-empty', '-m', 'Begin')
    repo.git('init', 'main')
    repo.git('-C', 'main', 'remote', 'add', 'origin', 'https://github.com/acme/site')
    repo.git('-C', 'main', '-c', 'protocol.file.allow=always', 'submodule', 'add', repo.at('library'), 'vendor/library')
    expect(await git.root(repo.at('main/vendor/library'))).toBe(repo.at('main/vendor/library'))
    expect(await git.remoteUrl(repo.at('main/vendor/library'))).toBe(repo.at('library'))
    expect(await git.remoteUrl(repo.at('main/vendor'))).toBe('https://github.com/acme/site')
  })

  test('a worktree without its repository is still a root, without remotes', async () => {
    repo.write({ 'tree/.git': 'gitdir: ../gone/worktrees/tree\n' })
    expect(await git.root(repo.at('tree/a'))).toBe(repo.at('tree'))
    expect(await git.remoteUrl(repo.at('tree'))).toBeUndefined()
  })

  test('outside of a repository there is no root', async () => {
    await expect(findRoot(repo.path, { marker: RootMarker.Git, stopAt: repo.path })).rejects.toThrow(RootNotFoundError)
  })
})

describe('remoteUrl reads what Git reads', () => {
  test.each([
    ['a name with characters that are escaped', '[remote "origin"]\n\turl = "a # b; c"\n'],
    ['a comment', '[remote "origin"] # of\n; url = no\n  url = a/b ; c # d\n'],
    ['escapes', '[remote "origin"]\n\turl = "C:\\\\a\\tb\\"c" \n'],
    ['white space around and within', '[remote "origin"]\nurl=   a  b \t \n'],
    ['white space in quotes', '[remote "origin"]\nurl = " a "  # b\n'],
    ['a line that goes on', '[remote "origin"]\n\turl = https://example.com/\\\n  acme/site\n[remote "x"]\nurl = no\n'],
    ['quotes in the middle', '[remote "origin"]\n\turl = a"#"b\n'],
    ['other cases of letters', '[REMOTE "origin"]\n\tUrl = a\n'],
    [
      'another section before, with the same variable',
      '[remote "Origin"]\n\turl = no\n[branch "origin"]\nurl = no\n[remote "origin"]\n\turl = a\n',
    ],
    ['a variable on the line of the section', '[remote "origin"] url = a\n'],
    ['a comment that ends with a backslash', '[remote "origin"]\n# no \\\n\turl = a\n'],
    ['a variable without a value before', '[remote "origin"]\n\tprune\n\turl = a\n'],
    ['lines of Windows', '[remote "origin"]\r\n\turl = a\r\n'],
  ])('%s', async (_, config) => {
    repo.git('init')
    repo.write({ '.git/config': config })
    const read = repo.git('config', '--file', '.git/config', '--get', 'remote.origin.url').replace(/\n$/, '')
    expect(read).not.toBe('')
    expect(await git.remoteUrl(repo.path)).toBe(read)
  })

  test('the first of several URLs, which is what Git fetches', async () => {
    repo.git('init')
    repo.git('remote', 'add', 'origin', 'first')
    repo.git('remote', 'set-url', '--add', 'origin', 'second')
    expect(await git.remoteUrl(repo.path)).toBe('first')
    expect(repo.git('remote', 'get-url', 'origin')).toBe('first\n')
  })

  test('a name with quotes and backslashes', async () => {
    repo.git('init')
    repo.git('config', 'remote.a"b\\c.url', 'found')
    expect(await git.remoteUrl(repo.path, 'a"b\\c')).toBe('found')
  })
})

describe('parseRemote', () => {
  test.each([
    ['https://github.com/a/b/tree/main/packages/x', 'https://github.com/a/b'],
    ['https://github.com/a/b.git/issues', 'https://github.com/a/b'],
    ['https://gitlab.com/a/b/c/-/tree/main', 'https://gitlab.com/a/b/c'],
    ['https://git.acme.dev/a/b/c', 'https://git.acme.dev/a/b/c'],
  ])('of a page, %s', (page, url) => {
    expect(git.parseRemote(page)?.url).toBe(url)
  })

  const site = {
    host: 'github.com',
    provider: 'github',
    owner: 'acme',
    name: 'site',
    url: 'https://github.com/acme/site',
  }

  test.each([
    'https://github.com/acme/site',
    'https://github.com/acme/site.git',
    'https://github.com/acme/site/',
    'https://user:secret@GitHub.com/acme/site.git',
    'http://github.com/acme/site',
    'git://github.com/acme/site.git',
    'git+https://github.com/acme/site.git',
    'git+ssh://git@github.com/acme/site.git',
    'ssh://git@github.com/acme/site.git',
    'ssh://git@github.com:22/acme/site.git',
    'git@github.com:acme/site.git',
    'git@github.com:/acme/site.git',
    'github.com:acme/site',
    'github:acme/site',
    'github:acme/site#main',
    '  https://github.com/acme/site\n',
  ])('%s', (url) => {
    expect(git.parseRemote(url)).toEqual(site)
  })

  test.each([
    [
      'git@gitlab.com:group/sub/site.js.git',
      { host: 'gitlab.com', provider: 'gitlab', owner: 'group/sub', name: 'site.js' },
    ],
    ['gitlab:group/sub/site', { host: 'gitlab.com', provider: 'gitlab', owner: 'group/sub', name: 'site' }],
    ['https://gitlab.acme.dev:8443/a/b', { host: 'gitlab.acme.dev:8443', provider: 'gitlab', owner: 'a', name: 'b' }],
    ['ssh://git@gitlab.acme.dev:2222/a/b', { host: 'gitlab.acme.dev', provider: 'gitlab', owner: 'a', name: 'b' }],
    ['https://code.acme.dev/~a/b', { host: 'code.acme.dev', provider: undefined, owner: '~a', name: 'b' }],
    ['git@localhost:a/b', { host: 'localhost', provider: undefined, owner: 'a', name: 'b' }],
    ['https://notgithub.com/a/b', { host: 'notgithub.com', provider: undefined, owner: 'a', name: 'b' }],
    ['https://github.acme.dev/a/.github', { host: 'github.acme.dev', provider: 'github', owner: 'a', name: '.github' }],
  ])('%s', (url, parts) => {
    expect(git.parseRemote(url)).toEqual({ ...parts, url: `https://${parts.host}/${parts.owner}/${parts.name}` })
  })

  test.each([
    '',
    'site',
    'acme/site',
    '/srv/git/site.git',
    '../acme/site',
    './a:b/c',
    'C:\\acme\\site',
    'C:/acme/site',
    'file:///acme/site',
    'file:acme/site',
    'workspace:acme/site',
    'https://github.com',
    'https://github.com/acme',
    'https://github.com/acme//site',
    'https://github.com/acme/..',
    'git@github.com:../acme/site',
    'https://github.com/acme/a%20b',
    'git@github.com:acme/a"b',
    'https://',
    'ftp://github.com/acme/site',
    'javascript://github.com/acme/site',
  ])('%j is none', (url) => {
    expect(git.parseRemote(url)).toBeUndefined()
  })
})
