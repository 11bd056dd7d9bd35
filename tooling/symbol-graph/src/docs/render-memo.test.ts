import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createCommentReader } from './read-comment.ts'
import { emptyMemo, readMemo, type RenderMemo, readmeKey, writeMemo } from './render-memo.ts'
import { sharedMarkdown } from './shared-markdown.ts'

const comment = `/**
 * Adds two numbers, see {@link Sum}.
 * @param a - The **first**.
 * @typeParam T - What.
 * @example
 * \`\`\`ts
 * add(1, 2)
 * \`\`\`
 */`

let folder: string
let file: string

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'memo-'))
  file = path.join(folder, '.cache', 'rendered.json')
})

afterEach(() => rmSync(folder, { recursive: true }))

async function memoOf(text: string): Promise<RenderMemo> {
  const reader = createCommentReader(await sharedMarkdown())
  reader.read(text)
  const readme = { title: 'Core', content: ['words'], headings: [] }
  return { comments: reader.known, readmes: new Map([[readmeKey('packages/core/README.md', '# Core'), readme]]) }
}

test('what was rendered is read back as it was', async () => {
  const memo = await memoOf(comment)
  writeMemo(file, memo)
  expect(readMemo(file)).toEqual(memo)
  expect(readMemo(file).comments.get(comment)?.parameters.get('a')).toBeDefined()
})

test('a comment that was rendered before is not rendered again', async () => {
  const memo = await memoOf(comment)
  const reader = createCommentReader(await sharedMarkdown(), memo.comments)
  expect(reader.read(comment)).toBe(memo.comments.get(comment))
})

test.each(['', '{', 'null', '[]', '{"program":"another","comments":{"$map":[]},"readmes":{"$map":[]}}'])(
  'a memo that is %j is empty',
  async (text) => {
    writeMemo(file, await memoOf(comment))
    writeFileSync(file, text)
    expect(readMemo(file)).toEqual(emptyMemo)
  },
)

test('a memo whose lists are of another kind is empty', async () => {
  writeMemo(file, await memoOf(comment))
  writeFileSync(file, readFileSync(file, 'utf8').replace('"comments":{"$map"', '"comments":{"list"'))
  expect(readMemo(file)).toEqual(emptyMemo)
})

test('one that cannot be written is no failure', async () => {
  writeFileSync(path.join(folder, '.cache'), 'a file in its place')
  writeMemo(file, await memoOf(comment))
  expect(existsSync(file)).toBe(false)
})
