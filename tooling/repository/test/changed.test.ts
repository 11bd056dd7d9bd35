import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { root } from './workspaces.ts'

const { changedSince } = (await import(join(root, 'scripts/changed.js'))) as {
  changedSince: (base: string | undefined, folder: string) => { commit?: string; same?: string; problem?: string }
}

test('changes are counted from the last commit that is shared with the base', () => {
  const folder = mkdtempSync(join(tmpdir(), 'changed-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  expect(changedSince('main', folder).problem).toMatch(/is not a Git clone.*: run `npm run check`/)

  const git = (...args: string[]): string =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], {
      cwd: folder,
      encoding: 'utf8',
    }).trim()
  const commit = (subject: string): string => {
    git('commit', '--quiet', '--allow-empty', '--message', subject)
    return git('rev-parse', 'HEAD')
  }
  git('init', '--quiet', '--initial-branch', 'main')
  const shared = commit('Begin')
  git('switch', '--quiet', '--create', 'feature')
  commit('Add a feature')
  git('switch', '--quiet', 'main')
  commit('Go on')
  git('switch', '--quiet', 'feature')
  expect(changedSince('main', folder)).toEqual({ commit: shared })
  expect(changedSince('gone', folder).problem).toMatch(/no commit "gone": .*--base origin\/main/)
  git('switch', '--quiet', 'main')
  expect(changedSince(undefined, folder).same).toMatch(/^Nothing differs from main, so nothing was checked: /)
  writeFileSync(join(folder, 'edited.txt'), '')
  expect(changedSince(undefined, folder)).toEqual({ commit: git('rev-parse', 'HEAD') })
  rmSync(join(folder, 'edited.txt'))
  git('update-ref', 'refs/remotes/origin/main', shared)
  expect(changedSince(undefined, folder)).toEqual({ commit: shared })
  git('switch', '--quiet', '--orphan', 'other')
  commit('Begin anew')
  expect(changedSince('main', folder).problem).toMatch(/share no commit/)
})
