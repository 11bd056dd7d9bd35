import { testOptions, testRefusals } from '@signpost/test-kit/options'
import { SelectionCodec, splitToolbar } from './index.ts'

const items = ['red', 'blue']
const text = { valid: ['Theme', ''] }

testOptions('splitToolbar', (config) => splitToolbar(config), {
  groups: { valid: [{ color: items }], invalid: [{ color: [] }, { color: ['a', 'a'] }, { color: 1 }], required: true },
  mode: { valid: ['exclusive'], invalid: ['', 'both'] },
  initial: { valid: [{ group: 'color', value: 'red' }], invalid: [{ group: 'color', value: 'green' }, {}] },
  name: text,
  description: text,
})
testOptions('a group', (group) => splitToolbar({ groups: { color: group } }), {
  items: { valid: [items], invalid: [[], [{}], [{ value: 1 }]], required: true },
  title: text,
  description: text,
  icon: text,
  dynamicTitle: { valid: [true, false] },
  dynamicIcon: { valid: [true, false] },
  shortcuts: { valid: [{}], invalid: [{ nxt: {} }] },
})

testRefusals('SelectionCodec', { 'an empty separator': () => new SelectionCodec('') })
