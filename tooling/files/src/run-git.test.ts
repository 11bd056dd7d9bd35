import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { enclosingRepository, headCommit, runGit, type GitCommand } from './run-git.ts'

let folder: string
let ran: string
let program: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'run-git-'))
  ran = join(folder, 'ran')
  program = join(folder, 'program.sh')
  writeFileSync(program, `#!/bin/sh\nenv > '${ran}'\ncat > /dev/null\n`)
  chmodSync(program, 0o755)
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true, force: true })
})

/** Runs Git as its user does, with no configuration of this machine. */
function git(at: string, ...args: string[]): string {
  const user = ['-c', 'user.name=t', '-c', 'user.email=t@example.com', '-c', 'protocol.file.allow=always']
  const env = { PATH: process.env['PATH'], HOME: folder, GIT_CONFIG_NOSYSTEM: '1' }
  return execFileSync('git', ['-C', at, ...user, ...args], { env, encoding: 'utf8', stdio: 'pipe' }).trim()
}

function write(at: string, text = 'text'): void {
  mkdirSync(dirname(at), { recursive: true })
  writeFileSync(at, text)
}

/** A repository with the file `packages/a/docs/doc.md`. */
function repository(name = 'repository'): string {
  const root = join(folder, name)
  write(join(root, 'packages/a/docs/doc.md'))
  git(root, 'init', '--quiet', '--initial-branch=main')
  git(root, 'add', '.')
  git(root, 'commit', '--quiet', '-m', 'One')
  return root
}

/** Lets a line of shell run before each Git of the tested code. */
function wrapGit(line: string): void {
  const path = join(folder, 'bin')
  write(join(path, 'git'), `#!/bin/sh\n${line}\nPATH='${process.env['PATH']}' exec git "$@"\n`)
  chmodSync(join(path, 'git'), 0o755)
  vi.stubEnv('PATH', path)
}

/** Commits `HEAD` again with a signature, which Git verifies by a program of its configuration. */
function sign(root: string, at: string = root): void {
  const commit = git(root, 'cat-file', 'commit', 'HEAD')
  const signature = 'gpgsig -----BEGIN PGP SIGNATURE-----\n \n iQ==\n -----END PGP SIGNATURE-----\n\n'
  write(join(folder, 'commit'), `${commit.replace('\n\n', `\n${signature}`)}\n`)
  git(at, 'update-ref', 'HEAD', git(root, 'hash-object', '-w', '-t', 'commit', join(folder, 'commit')))
}

/** Settings that start a program in one command or another. */
function hostileSettings(): string {
  return [
    ...['fsmonitor', 'sshCommand', 'pager', 'editor', 'askPass', 'gitProxy', 'alternateRefsCommand'].map(
      (key) => `[core]\n${key} = ${program}`,
    ),
    `[core]\nhooksPath = ${folder}`,
    `[log]\nshowSignature = true`,
    ...['', ' "openpgp"', ' "ssh"', ' "x509"'].map((format) => `[gpg${format}]\nprogram = ${program}`),
    `[diff]\nexternal = ${program}`,
    `[diff "hostile"]\ntextconv = ${program}\ncommand = ${program}`,
    `[filter "hostile"]\nclean = ${program}\nsmudge = ${program}\nprocess = ${program}\nrequired = true`,
    `[credential]\nhelper = ${program}`,
    ...['log', 'rev-parse', 'cat-file', 'ls-tree'].map((command) => `[alias]\n${command} = !${program}`),
    ...['log', 'rev-parse', 'cat-file', 'ls-tree'].map((command) => `[pager]\n${command} = ${program}`),
    `[protocol "ext"]\nallow = always`,
    `[extensions]\npartialClone = origin`,
    `[remote "origin"]\nurl = ext::${program}\nuploadpack = ${program}\npromisor = true\npartialclonefilter = blob:none`,
    '',
  ].join('\n')
}

const reads: readonly [GitCommand, ...string[]][] = [
  ['rev-parse', '--verify', 'HEAD'],
  ['log', '--format=%H %aN', '--name-only', '--', '.'],
  ['log', '--raw', '-m', '--first-parent', '--no-abbrev', '--', '.'],
  ['ls-tree', '-r', 'HEAD'],
  ['merge-base', 'HEAD', 'HEAD'],
  ['for-each-ref'],
]

describe('a repository of anyone', () => {
  test('R40 starts no program of its configuration', () => {
    const root = repository()
    sign(root)
    write(join(root, '.git/included'), hostileSettings())
    write(join(root, '.git/info/attributes'), '* diff=hostile filter=hostile')
    write(join(root, '.git/config'), `${readFileSync(join(root, '.git/config'), 'utf8')}[include]\npath = included\n`)
    // Git as it is by default would start it.
    expect(() => git(root, 'log')).not.toThrow()
    expect(existsSync(ran)).toBe(true)
    rmSync(ran)

    for (const read of reads) expect(runGit(join(root, 'packages'), read).toString()).not.toBe('')
    expect(existsSync(ran)).toBe(false)
  })

  test('R40 fetches no object that a partial clone lacks', () => {
    const root = repository()
    write(join(root, '.git/config'), `${readFileSync(join(root, '.git/config'), 'utf8')}${hostileSettings()}`)
    const missing = '1'.repeat(40)
    expect(runGit(root, ['cat-file', '--batch'], `${missing}\n`).toString()).toBe(`${missing} missing\n`)
    expect(() => runGit(root, ['log', '-1', missing])).toThrow(/git log failed/)
    expect(existsSync(ran)).toBe(false)
  })

  test('R40 gives Git no variable that may be a secret, or that names another repository', () => {
    const root = repository()
    const other = repository('other')
    git(other, 'commit', '--quiet', '--allow-empty', '-m', 'Two')
    vi.stubEnv('GIT_DIR', join(other, '.git'))
    vi.stubEnv('GIT_OBJECT_DIRECTORY', join(other, '.git/objects'))
    vi.stubEnv('DEPLOY_TOKEN', 'secret')
    const head = git(root, 'rev-parse', 'HEAD')
    wrapGit(`/usr/bin/env >> '${ran}'`)
    expect(headCommit(root)).toBe(head)
    expect(readFileSync(ran, 'utf8')).toContain('GIT_NO_LAZY_FETCH=1')
    expect(readFileSync(ran, 'utf8')).not.toMatch(/secret|GIT_DIR|GIT_OBJECT_DIRECTORY/)
  })

  test('R40 a bare repository of ordinary files is not used, whether in a folder or above it', () => {
    const root = repository()
    const bare = join(root, 'packages/a/docs')
    git(root, 'clone', '--quiet', '--bare', root, join(folder, 'bare'))
    for (const file of ['HEAD', 'config', 'packed-refs', 'objects', 'refs'])
      execFileSync('cp', ['-r', join(folder, 'bare', file), bare])
    git(root, 'commit', '--quiet', '--allow-empty', '-m', 'Two')
    sign(bare)
    write(join(bare, 'config'), `[core]\nrepositoryformatversion = 0\nbare = true\n${hostileSettings()}`)
    expect(headCommit(bare)).toBe(git(root, 'rev-parse', 'HEAD'))
    expect(headCommit(join(bare, 'refs'))).toBe(git(root, 'rev-parse', 'HEAD'))

    rmSync(join(root, '.git'), { recursive: true })
    expect(headCommit(bare)).toBeUndefined()
    // Git takes a folder with an empty `.git` for a bare repository.
    mkdirSync(join(bare, '.git'))
    expect(headCommit(bare)).toBeUndefined()
    expect(existsSync(ran)).toBe(false)
  })

  test('writes nothing to the repository', () => {
    const root = repository()
    const files = (): string[] => (readdirSync(join(root, '.git'), { recursive: true }) as string[]).sort()
    const before = files()
    for (const read of reads) runGit(root, read)
    expect(files()).toEqual(before)
  })
})

describe('a repository is found', () => {
  test('from a folder in it, which paths start from', () => {
    const root = repository()
    expect(enclosingRepository(join(root, 'packages/a'))).toBe(enclosingRepository(root))
    expect(runGit(join(root, 'packages/a'), ['ls-tree', '--name-only', 'HEAD', '--', 'docs/']).toString()).toBe(
      'docs/doc.md\n',
    )
  })

  test('as a linked worktree, with its own commit', () => {
    const root = repository()
    git(root, 'worktree', 'add', '--quiet', join(folder, 'worktree'))
    git(root, 'commit', '--quiet', '--allow-empty', '-m', 'Two')
    expect(headCommit(join(folder, 'worktree'))).toBe(git(join(folder, 'worktree'), 'rev-parse', 'HEAD'))
    expect(headCommit(join(folder, 'worktree'))).not.toBe(headCommit(root))
  })

  test('as a submodule, with its own commit', () => {
    const root = repository()
    const other = repository('other')
    git(other, 'commit', '--quiet', '--allow-empty', '-m', 'Two')
    git(root, 'submodule', '--quiet', 'add', other, 'packages/module')
    expect(headCommit(join(root, 'packages/module/packages/a'))).toBe(git(other, 'rev-parse', 'HEAD'))
  })

  test('as a clone of the last commits', () => {
    git(folder, 'clone', '--quiet', '--depth', '1', `file://${repository()}`, join(folder, 'shallow'))
    expect(runGit(join(folder, 'shallow'), ['rev-parse', '--is-shallow-repository']).toString()).toBe('true\n')
    expect(runGit(join(folder, 'shallow'), ['log', '--format=%s']).toString()).toBe('One\n')
  })

  test('only by the rules of Git about owners, which an operator lists exceptions of', () => {
    const root = repository()
    const config = join(folder, 'operator')
    vi.stubEnv('GIT_CONFIG_GLOBAL', config)
    vi.stubEnv('GIT_CONFIG_NOSYSTEM', '1')
    wrapGit('export GIT_TEST_ASSUME_DIFFERENT_OWNER=1')
    write(config, '')
    expect(() => runGit(root, ['log'])).toThrow(/dubious ownership/)
    write(config, `[safe]\ndirectory = ${root}\n`)
    expect(runGit(root, ['log', '--format=%s']).toString()).toBe('One\n')
  })
})

test('a folder in no repository fails with the exit code of Git', () => {
  vi.stubEnv('GIT_CEILING_DIRECTORIES', tmpdir())
  expect(() => runGit(folder, ['rev-parse', 'HEAD'])).toThrow(
    expect.objectContaining({ status: 128, message: `${folder} is not in a Git repository.` }),
  )
  expect(headCommit(folder)).toBeUndefined()
})
