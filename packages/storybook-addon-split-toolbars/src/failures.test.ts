import { testFailures } from '@signpost/test-kit/failures'
import { vi } from 'vitest'
import { registerShortcuts, type ShortcutApi } from './manager/register-shortcuts.ts'
import { normalizeToolbar } from './normalize-toolbar.ts'
import { splitToolbar } from './split-toolbar.ts'

const toolbar = normalizeToolbar(
  'theme',
  splitToolbar({
    groups: {
      scheme: {
        title: 'Scheme',
        items: ['light', 'dark'],
        shortcuts: {
          next: { label: 'Next', keys: ['alt', 'n'] },
          previous: { label: 'Previous', keys: ['alt', 'p'] },
        },
      },
    },
  }) as never,
)

const storybook = {
  add: async (_action: () => void): Promise<void> => undefined,
  globals: (): Record<string, unknown> => ({}),
}

/** Registers two shortcuts; then the number of those that Storybook has, and of warnings. */
async function register(): Promise<unknown> {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const labels: string[] = []
  const updates: unknown[] = []
  const api = {
    async setAddonShortcut(_id: string, { label, action }: { label: string; action: () => void }) {
      if (label === 'Next') await storybook.add(action)
      labels.push(label)
      action()
    },
    getGlobals: () => storybook.globals(),
    getStoryGlobals: () => ({}),
    updateGlobals: (globals: unknown) => void updates.push(globals),
  } as unknown as ShortcutApi
  await registerShortcuts(api, [toolbar])
  const warnings = warn.mock.calls.length
  warn.mockRestore()
  return { labels, warnings, updates: updates.length }
}

testFailures('a toolbar', {
  // One shortcut that Storybook refuses does not cost the others.
  'a shortcut of Storybook': {
    owner: () => storybook,
    method: 'add',
    use: register,
    faults: {
      throws: { returns: { labels: ['Previous'], warnings: 1, updates: 1 } },
      vanishes: { returns: { labels: ['Previous'], warnings: 1, updates: 1 } },
      'is slow': { returns: { labels: ['Next', 'Previous'], warnings: 0, updates: 2 } },
      'answers twice': { returns: { labels: ['Next', 'Previous'], warnings: 0, updates: 2 } },
    },
  },
})
