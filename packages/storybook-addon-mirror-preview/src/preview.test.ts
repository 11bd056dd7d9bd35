// @vitest-environment jsdom
import { addons, mockChannel } from 'storybook/preview-api'
import { beforeEach, expect, test, vi } from 'vitest'
import { events, type MirrorBatch } from './index.ts'
import { writeOptions } from './inline-options.ts'
import { beforeAll } from './preview.ts'

const batches: MirrorBatch[] = []
const channel = mockChannel()
channel.on(events.PATCH, (batch) => batches.push(batch))
addons.setChannel(channel)

beforeEach(() => {
  document.head.innerHTML = '<style>a {}</style>'
  batches.length = 0
})

test('a page without options mirrors nothing', () => {
  expect([beforeAll(), batches]).toEqual([undefined, []])
})

test('a page with options says what it has, until the end', () => {
  document.head.insertAdjacentHTML('beforeend', writeOptions({ rules: [{ selector: 'style' }] }))
  const end = beforeAll()!
  expect(batches).toMatchObject([{ complete: true, patches: [{ node: { text: 'a {}' } }] }])
  channel.emit(events.REQUEST, {})
  expect(batches).toHaveLength(2)
  end()
  channel.emit(events.REQUEST, {})
  expect(batches).toHaveLength(2)
})

test('a selector that is not one is reported, and the stories go on', () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  document.head.insertAdjacentHTML('beforeend', writeOptions({ rules: [{ selector: 'style[' }] }))
  expect([beforeAll(), batches]).toEqual([undefined, []])
  expect(report).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ message: 'Expected a selector in rule 0, found "style[": correct it' }),
  )
})
