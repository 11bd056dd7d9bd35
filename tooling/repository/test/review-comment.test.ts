import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { parse } from 'yaml'
import { root } from './workspaces.ts'

// The step of api-review-comment.yml as it is written, with a stand-in for `gh` that records its calls.
const workflow = parse(readFileSync(join(root, '.github/workflows/api-review-comment.yml'), 'utf8')) as {
  jobs: { comment: { steps: { run?: string; uses?: string }[] } }
}
const script = workflow.jobs.comment.steps.flatMap(({ run }) => run ?? []).join('\n')

test('signpost init writes the same workflow', () => {
  const own = readFileSync(join(root, '.github/workflows/api-review-comment.yml'), 'utf8')
  expect(readFileSync(join(root, 'tooling/signpost/workflows/api-review-comment.yml'), 'utf8')).toBe(own)
})

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'review-comment-'))
  mkdirSync(join(folder, 'review'))
  write('review/number', '12\n')
  write('review/comment.md', '<!-- signpost-api-review -->\n\n$(touch pwned) `touch pwned`\n')
  write('head', 'abc')
  write('ids', '')
  write(
    'gh',
    `#!/bin/sh
case "$*" in
  *--jq*.head.sha*) cat "${folder}/head" ;;
  *--paginate*) cat "${folder}/ids" ;;
  *) printf '%s\\n' "$*" >> "${folder}/calls" ;;
esac
`,
  )
  chmodSync(join(folder, 'gh'), 0o755)
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function write(file: string, text: string): void {
  writeFileSync(join(folder, file), text)
}

/** Runs the step; returns its writing calls. */
function post(): string[] {
  const path = `${folder}${delimiter}${process.env['PATH']}`
  execFileSync('bash', ['-e', '-c', script], {
    cwd: folder,
    env: { PATH: path, REPOSITORY: 'o/r', HEAD_SHA: 'abc', GH_TOKEN: 'x' },
    stdio: 'pipe',
  })
  const calls = join(folder, 'calls')
  return existsSync(calls) ? readFileSync(calls, 'utf8').trim().split('\n') : []
}

test('posts a comment from the file, and executes nothing in it', () => {
  expect(post()).toEqual(['api --silent --method POST repos/o/r/issues/12/comments --field body=@review/comment.md'])
  expect(existsSync(join(folder, 'pwned'))).toBe(false)
})

test('updates the comment of an earlier run', () => {
  write('ids', '7\n8\n')
  expect(post()).toEqual(['api --silent --method PATCH repos/o/r/issues/comments/7 --field body=@review/comment.md'])
})

test('removes it when nothing changed any more, and posts nothing when there was none', () => {
  write('review/comment.md', '')
  expect(post()).toEqual([])
  write('ids', '7\n')
  expect(post()).toEqual(['api --method DELETE repos/o/r/issues/comments/7'])
})

test('leaves a pull request alone whose head is not the one that was reviewed', () => {
  write('head', 'another')
  expect(post()).toEqual([])
})

test.each([
  ['a number that is a path', () => write('review/number', '1/../../../x')],
  ['a number that is an option', () => write('review/number', '--method')],
  ['a comment without the marker', () => write('review/comment.md', 'text')],
  [
    'a comment that is too long',
    () => write('review/comment.md', `<!-- signpost-api-review -->\n${'x'.repeat(66_000)}`),
  ],
  [
    'a comment that is a link',
    () => {
      rmSync(join(folder, 'review/comment.md'))
      symlinkSync('/proc/self/environ', join(folder, 'review/comment.md'))
    },
  ],
])('refuses %s', (_, edit) => {
  edit()
  expect(() => post()).toThrow()
  expect(existsSync(join(folder, 'calls'))).toBe(false)
})

test('checks nothing out', () => {
  expect(workflow.jobs.comment.steps.flatMap(({ uses }) => uses?.split('@')[0] ?? [])).toEqual([
    'actions/download-artifact',
  ])
})
