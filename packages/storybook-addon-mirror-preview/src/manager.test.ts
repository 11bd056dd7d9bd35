import { addons, type API, mockChannel } from 'storybook/manager-api'
import { afterEach, expect, test, vi } from 'vitest'
import { styleNode } from '../test/nodes.ts'
import { openPage } from '../test/open-page.ts'
import { diffNodes, events } from './index.ts'

afterEach(() => vi.unstubAllGlobals())

test('the addon requests the nodes once loaded, and shows them', async () => {
  expect(globalThis).not.toHaveProperty('document')
  const channel = mockChannel()
  addons.setChannel(channel)
  const requests: unknown[] = []
  channel.on(events.REQUEST, (request) => requests.push(request))
  await import('./manager.ts')
  expect([addons.experimental_getRegisteredAddons(), requests]).toEqual([[events.ADDON_ID], []])

  const window = openPage('', 'http://127.0.0.1:6006/?path=/story/demo--first')
  vi.stubGlobal('document', window.document)
  vi.stubGlobal('location', window.location)
  addons.loadAddons({ on: channel.on.bind(channel), emit: channel.emit.bind(channel) } as unknown as API)
  expect(requests).toEqual([{ options: { target: 'storybook-preview-iframe' } }])

  channel.emit(events.PATCH, { complete: true, patches: diffNodes([], [styleNode('a', 'a {}')]) })
  expect(window.document.head.innerHTML).toBe('<style data-mirror-preview="a">a {}</style>')
})
