// @vitest-environment jsdom
import { DOCS_RENDERED, STORY_RENDERED } from 'storybook/internal/core-events'
import { mockChannel } from 'storybook/manager-api'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { styleNode } from '../test/nodes.ts'
import { settled } from '../test/settled.ts'
import type { ChannelEvent } from './channel.ts'
import { connectManager } from './connect-manager.ts'
import { connectPreview } from './connect-preview.ts'
import { diffNodes, events, ManagerMirror, type MirrorBatch, type MirrorEvents } from './index.ts'

const address = 'https://design.test/storybook/?path=/story/demo--first'
const rules = [{ selector: 'style.m' }]

let channel: ReturnType<typeof mockChannel>
let manager: Document
let ends: (() => void)[]

beforeEach(() => {
  document.head.innerHTML = '<style class="m">a {}</style>'
  manager = document.implementation.createHTMLDocument('Storybook')
  channel = mockChannel()
  ends = []
})

afterEach(() => {
  for (const end of ends) end()
  expect(channel.eventNames().filter((type) => channel.listenerCount(type) > 0)).toEqual([])
})

function startManager(): ManagerMirror {
  const mirror = new ManagerMirror(manager)
  ends.push(connectManager(channel, mirror, address))
  return mirror
}
const startPreview = (): number => ends.push(connectPreview(channel, document, { rules }))
const texts = (): (string | null)[] => [...manager.querySelectorAll('style')].map(({ textContent }) => textContent)

describe('over the channel', () => {
  test.each([
    ['the manager', [startManager, startPreview]],
    ['the preview', [startPreview, startManager]],
  ])('%s may be first', async (_, starts) => {
    for (const start of starts) start()
    expect(texts()).toEqual(['a {}'])
    document.head.firstElementChild!.textContent = 'b {}'
    await settled()
    expect(texts()).toEqual(['b {}'])
  })

  test('a restarted manager requests and receives all nodes', () => {
    startPreview()
    const first = startManager()
    first[Symbol.dispose]()
    manager = document.implementation.createHTMLDocument('Storybook')
    const requests: MirrorEvents[typeof events.REQUEST][0][] = []
    const hear = (request: (typeof requests)[0]) => requests.push(request)
    channel.on(events.REQUEST, hear)
    startManager()
    channel.off(events.REQUEST, hear)
    expect(requests).toEqual([{ options: { target: 'storybook-preview-iframe' } }])
    expect(texts()).toEqual(['a {}'])
  })

  test('a restarted preview removes the nodes of the previous one', () => {
    startManager()
    startPreview()
    ends.pop()!()
    document.head.innerHTML = '<style class="m">c {}</style>'
    startPreview()
    expect(texts()).toEqual(['c {}'])
  })

  test.each([STORY_RENDERED, DOCS_RENDERED])('rules in an empty sheet are found at %s', (rendered) => {
    const style = document.head.querySelector('style')!
    style.textContent = ''
    startManager()
    startPreview()
    style.sheet!.insertRule('b { color: red; }')
    expect(texts()).toEqual([''])
    channel.emit(rendered, 'demo--first')
    expect(texts()).toEqual([expect.stringMatching(/^b \{/)])
  })

  test('disconnecting stops it', async () => {
    startManager()
    startPreview()
    for (const end of ends.splice(0)) end()
    document.head.firstElementChild!.textContent = 'b {}'
    await settled()
    expect(texts()).toEqual(['a {}'])
  })
})

describe('the manager accepts messages', () => {
  /** A message as Storybook passes it to listeners. */
  function receive(event: ChannelEvent): string[] {
    const heard: string[] = []
    const mirror = {
      apply: ({ patches }: MirrorBatch) => heard.push(String(patches.length)),
    } as unknown as ManagerMirror
    let listener: ((this: ChannelEvent, batch: MirrorBatch) => void) | undefined
    const transport = {
      on: (_type: string, added: typeof listener) => (listener = added),
      off: () => (listener = undefined),
      emit: () => undefined,
    }
    const end = connectManager(transport as unknown as Parameters<typeof connectManager>[0], mirror, address)
    listener!.call(event, { complete: true, patches: diffNodes([], [styleNode('a')]) })
    end()
    expect(listener).toBeUndefined()
    return heard
  }

  test.each<[string, ChannelEvent, boolean]>([
    ['its own window', {}, true],
    ['the frame beside it', { source: 'https://design.test/storybook/iframe.html' }, true],
    ['that frame, which is no ref', { source: 'https://design.test/storybook/iframe.html', refId: null }, true],
    ['a ref on another host', { source: 'https://other.test/storybook/iframe.html' }, false],
    ['a ref on another port', { source: 'https://design.test:6007/storybook/iframe.html' }, false],
    ['a ref in another folder', { source: 'https://design.test/storybook/icons/iframe.html' }, false],
    ['a ref that says so', { source: 'https://design.test/storybook/iframe.html', refId: 'icons' }, false],
  ])('to %s', (_, event, isHeard) => {
    expect(receive(event)).toEqual(isHeard ? ['1'] : [])
  })
})
