import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { changedFiles } from './changed-files.ts'

function repository(): { root: string; git: (...args: string[]) => void; write: (path: string, text: string) => void } {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'changed-files-')))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const git = (...args: string[]): void => {
    const author = ['-c', 'user.name=A', '-c', 'user.email=a@example.org']
    execFileSync('git', ['-C', root, ...author, ...args], { stdio: 'pipe' })
  }
  git('init', '-q', '-b', 'main')
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return { root, git, write }
}

test('finds edited, added and removed files, committed or not, and no ignored ones', () => {
  const { root, git, write } = repository()
  for (const name of ['a', 'b', 'c', 'd', 'e']) write(`libs/${name}/index.ts`, `export const ${name} = 1\n`)
  write('.gitignore', 'dist\n')
  git('add', '.')
  git('commit', '-qm', 'first')
  git('checkout', '-qb', 'work')
  write('libs/a/index.ts', 'export const a = 2\n')
  git('commit', '-qam', 'second')
  write('libs/b/index.ts', 'export const b = 2\n')
  write('libs/c/new ș.ts', 'export const c = 2\n')
  write('libs/c/dist/index.js', '')
  rmSync(join(root, 'libs/d/index.ts'))
  // The same text with the line endings of Windows.
  write('libs/e/index.ts', 'export const e = 1\r\n')
  expect(changedFiles(root, 'main')).toEqual([
    'libs/a/index.ts',
    'libs/b/index.ts',
    'libs/c/new ș.ts',
    'libs/d/index.ts',
  ])
  expect(changedFiles(join(root, 'libs'), 'HEAD')).toEqual(['b/index.ts', 'c/new ș.ts', 'd/index.ts'])
})

test('newer commits of the other branch are no changes of this one', () => {
  const { root, git, write } = repository()
  write('a.ts', '1')
  git('add', '.')
  git('commit', '-qm', 'first')
  git('checkout', '-qb', 'work')
  git('checkout', '-q', 'main')
  write('a.ts', '2')
  git('commit', '-qam', 'theirs')
  git('checkout', '-q', 'work')
  expect(changedFiles(root, 'main')).toEqual([])
})

test.each(['gone', '--output=x', ''])('refuses the commit "%s"', (ref) => {
  const { root, git, write } = repository()
  write('a.ts', '1')
  git('add', '.')
  git('commit', '-qm', 'first')
  expect(() => changedFiles(root, ref)).toThrow(/commit/)
})
