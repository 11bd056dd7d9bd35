// @vitest-environment jsdom
import { answered, testAnswers } from '@signpost/test-kit/answers'
import { GLOBALS_UPDATED } from 'storybook/internal/core-events'
import { addons, mockChannel } from 'storybook/preview-api'
import { vi } from 'vitest'
import { options } from '../test/theme.ts'
import { resolveThemeOptions } from './index.ts'
import { writeSetup } from './inline-setup.ts'

let channel = mockChannel()

testAnswers('a theme in Storybook', {
  // A choice that comes after the end does not bring the theme back.
  on: {
    owner: () => (channel = mockChannel()),
    use: async () => {
      // The files of a package share a document, in any order.
      delete document.documentElement.dataset['colorScheme']
      document.head.innerHTML = writeSetup(resolveThemeOptions(options))
      vi.resetModules()
      const { addons: own } = await import('storybook/preview-api')
      for (const one of [addons, own]) one.setChannel(channel)
      const { beforeAll } = await import('./preview.ts')
      const end = beforeAll()
      channel.emit(GLOBALS_UPDATED, { globals: { themeScheme: 'scheme--dark' } })
      await answered()
      const scheme = document.documentElement.dataset['colorScheme']
      channel.emit(GLOBALS_UPDATED, { globals: { themeScheme: 'scheme--light' } })
      end?.()
      await answered()
      return { scheme, left: document.querySelectorAll('style').length, ...document.documentElement.dataset }
    },
    late: { scheme: 'dark', left: 0 },
    twice: { scheme: 'dark', left: 0 },
  },
})
