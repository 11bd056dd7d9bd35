import { createMarkdown } from '@signpost/markdown'
import { expect, test } from 'vitest'
import type { Docs } from '@signpost/graph-model/model'
import type { Comment } from './comment.ts'
import { contentOf } from './comment-content.ts'
import { createCommentReader } from './read-comment.ts'

const reader = createCommentReader(await createMarkdown())

function read(...lines: string[]): { comment: Comment; docs: Docs } {
  const comment = reader.read(`/**\n${lines.map((line) => ` * ${line}`).join('\n')}\n */`)
  return { comment, docs: contentOf(comment).docs }
}

test.each([
  [['Options of the @Type decorator.']],
  [['Options of the @type decorator.']],
  [['Options of the', '@Type decorator.']],
  [['Names the @module of a file.']],
  [['Like @class, without a name.']],
  [['Accepts what is @Param or @Deprecated']],
  [['Made for @Public']],
  [['Made for what', '@Internal marks.']],
])('the name of a decorator or of a tag in a sentence is text: %j', (lines) => {
  const { comment, docs } = read(...lines)
  expect(docs).toMatchObject({ summaryText: lines.join(' '), blocks: [] })
  expect([comment.release, comment.modifiers, comment.isDeprecated]).toEqual([undefined, [], false])
})

test('the name of a decorator is text in the comment of a tag', () => {
  const { docs } = read('Opens.', '@remarks Options of the', '@Type decorator.')
  expect(JSON.stringify(docs.remarks)).toContain('@Type decorator.')
})

test.each([
  'Opens. @type {number}',
  'Opens. @memberof Box',
  'Opens. @name Box#open',
  'Opens. @class @static',
  'Opens. @function open @readonly',
  'Opens. @Override',
  'Opens. @default 1',
])('a tag at the end of a line is none: %s', (line) => {
  const lines = line === 'Opens. @Override' ? line.split(/ (?=@)/u) : [line]
  expect(read(...lines).docs).toMatchObject({ summaryText: 'Opens.', blocks: [] })
})

test('words after a type in a line are shown', () => {
  const { docs } = read('Opens. @type {number} In pixels.')
  expect(docs.summaryText).toBe('Opens.')
  expect(JSON.stringify(docs.blocks)).toContain('In pixels.')
})

test('a tag of a tool with a line before its name is a tag', () => {
  expect(read('@_ignore').docs).toMatchObject({ summaryText: '', blocks: [{ tag: '_ignore' }] })
  expect(read('Opens.', '@_docloc api/box').docs).toMatchObject({ summaryText: 'Opens.', blocks: [{ tag: '_docloc' }] })
})
