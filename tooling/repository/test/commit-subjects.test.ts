import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { root } from './workspaces.ts'

/** "Skip the formatting commit in blame": older subjects may be longer. */
const since = '3545b1e'

/** Subjects of the commits after another one, without merges, or the reason why there are none to check. */
function subjectsSince(folder: string, commit: string): string[] | string {
  const git = (...args: string[]) => spawnSync('git', args, { cwd: folder, encoding: 'utf8' })
  const { error, status } = git('rev-parse', '--git-dir')
  if (error || status !== 0) return 'git is missing, or this is not a clone'
  if (git('merge-base', '--is-ancestor', commit, 'HEAD').status !== 0)
    return `the history does not have the commit ${commit}: a shallow clone`
  return git('log', '--no-merges', '--format=%s', `${commit}..HEAD`).stdout.split('\n').filter(Boolean)
}

test('commit subjects are shorter than 72 characters', ({ skip }) => {
  const subjects = subjectsSince(root, since)
  if (typeof subjects === 'string') {
    console.log(`Commit subjects are not checked: ${subjects}.`)
    return skip(subjects)
  }
  expect(subjects.filter((subject) => subject.length >= 72)).toEqual([])
})

test('a folder without history, and one without the first commit, have none to check', () => {
  const folder = mkdtempSync(join(tmpdir(), 'commits-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  expect(subjectsSince(folder, since)).toBe('git is missing, or this is not a clone')

  const git = (...args: string[]) =>
    spawnSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], { cwd: folder })
  git('init')
  git('commit', '--allow-empty', '--message', 'Begin')
  expect(subjectsSince(folder, since)).toContain('shallow clone')
  git('commit', '--allow-empty', '--message', 'Go on')
  expect(subjectsSince(folder, 'HEAD~1')).toEqual(['Go on'])
})
