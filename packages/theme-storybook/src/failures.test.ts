// @vitest-environment jsdom
import { testFailures } from '@signpost/test-kit/failures'
import { beforeEach } from 'vitest'
import { createThemeDecorator, presets, ThemeSwitcher } from './index.ts'

beforeEach(() => {
  document.head.replaceChildren()
  for (const { name } of [...document.documentElement.attributes]) document.documentElement.removeAttribute(name)
})

const stories = { story: () => 'story' }

/** Number of styles and of attributes on the page. */
const left = (): unknown => ({
  styles: document.querySelectorAll('style').length,
  attributes: document.documentElement.attributes.length,
})

testFailures('a theme in Storybook', {
  'adding of the styles': {
    owner: () => Element.prototype,
    method: 'append',
    use: () => {
      const switcher = new ThemeSwitcher(presets.playground())
      let error = ''
      try {
        switcher.apply({ themeScheme: 'dark' })
      } catch (thrown) {
        error = (thrown as Error).name
      }
      const during = left()
      switcher.restore()
      return { error, during, after: left() }
    },
    faults: {
      throws: {
        returns: { error: 'Error', during: { styles: 0, attributes: 0 }, after: { styles: 0, attributes: 0 } },
      },
    },
  },
  // The next story adds it again.
  'a head that was emptied': {
    owner: () => document.head,
    method: 'remove',
    use: () => {
      using switcher = new ThemeSwitcher(presets.playground())
      switcher.apply({})
      document.head.replaceChildren()
      switcher.apply({})
      return document.querySelectorAll('style').length
    },
    faults: { vanishes: { returns: 1 } },
    after: () => document.head.replaceChildren(),
  },
  'a story': {
    owner: () => stories,
    method: 'story',
    use: () => {
      using decorate = createThemeDecorator(presets.playground())
      let error = ''
      try {
        decorate(() => stories.story(), { globals: { themeScheme: 'dark' } })
      } catch (thrown) {
        error = (thrown as Error).name
      }
      decorate(() => 'next', { globals: { themeScheme: 'light' } })
      return { error, ...(left() as object) }
    },
    faults: {
      throws: { returns: { error: 'Error', styles: 1, attributes: 2 } },
      vanishes: { returns: { error: 'TypeError', styles: 1, attributes: 2 } },
    },
  },
})
