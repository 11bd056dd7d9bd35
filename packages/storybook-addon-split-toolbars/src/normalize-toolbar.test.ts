import { expect, test } from 'vitest'
import { deepFreeze } from '../test/freeze.ts'
import { normalizeToolbar } from './normalize-toolbar.ts'
import { splitToolbar } from './split-toolbar.ts'
import { ToolbarItemKind } from './toolbar-item.ts'

test('fills in defaults', () => {
  const { groups, ...toolbar } = normalizeToolbar('theme', splitToolbar({ groups: { scheme: ['light', 'dark'] } }))
  expect(toolbar).toEqual({ id: 'theme', name: 'theme', description: 'theme', mode: 'exclusive', initial: undefined })
  const item = { icon: undefined, right: undefined, data: undefined, separated: false }
  expect(groups).toEqual([
    {
      key: 'scheme',
      title: 'scheme',
      description: 'scheme',
      icon: undefined,
      dynamicTitle: true,
      dynamicIcon: true,
      shortcuts: {},
      reset: undefined,
      items: [
        { value: 'light', title: 'light', ...item },
        { value: 'dark', title: 'dark', ...item },
      ],
    },
  ])
})

test('keeps given values, without mutating them', () => {
  const shortcuts = { next: { label: 'Next', keys: ['alt', 'N'] } }
  const config = deepFreeze({
    name: 'Theme',
    description: 'The theme of the story',
    mode: 'independent',
    initial: { scheme: 'dark' },
    groups: {
      scheme: {
        title: 'Scheme',
        description: 'Colour scheme',
        icon: 'Contrast',
        dynamicTitle: false,
        dynamicIcon: false,
        shortcuts,
        items: [
          'light',
          { kind: ToolbarItemKind.Reset, title: 'None' },
          { kind: 'separator' },
          { kind: 'item', value: 'dark', title: 'Dark', icon: 'Moon', right: 'new', data: { background: '#111' } },
        ],
      },
    },
  })
  const before = JSON.stringify(config)
  const { groups, ...toolbar } = normalizeToolbar('theme', deepFreeze(splitToolbar(config)))

  expect(toolbar).toEqual({
    id: 'theme',
    name: 'Theme',
    description: 'The theme of the story',
    mode: 'independent',
    initial: 'scheme--dark',
  })
  expect(groups).toEqual([
    {
      key: 'scheme',
      title: 'Scheme',
      description: 'Colour scheme',
      icon: 'Contrast',
      dynamicTitle: false,
      dynamicIcon: false,
      shortcuts,
      reset: { kind: 'reset', title: 'None' },
      items: [
        { value: 'light', title: 'light', icon: undefined, right: undefined, data: undefined, separated: false },
        { value: 'dark', title: 'Dark', icon: 'Moon', right: 'new', data: { background: '#111' }, separated: true },
      ],
    },
  ])
  expect(JSON.stringify(config)).toBe(before)
})

test('round-trips as JSON', () => {
  const annotation = splitToolbar({
    groups: { scheme: ['light', { kind: 'separator' }, { value: 'dark' }] },
    initial: { group: 'scheme', value: 'dark' },
  })
  expect(normalizeToolbar('theme', JSON.parse(JSON.stringify(annotation)))).toEqual(
    normalizeToolbar('theme', annotation),
  )
})
