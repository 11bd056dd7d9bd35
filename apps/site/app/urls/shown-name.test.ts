import { expect, test } from 'vitest'
import { shownName } from './shown-name.ts'

test.each([
  ['foo', 'foo'],
  ['ns.foo~c61652', 'ns.foo'],
  ['foo~c61652-2', 'foo'],
  ['~c61652x', '~c61652x'],
  ['a~b', 'a~b'],
])('%s is shown as %s', (name, shown) => expect(shownName(name)).toBe(shown))
