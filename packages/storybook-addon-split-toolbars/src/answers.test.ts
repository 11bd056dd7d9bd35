import { answered, testAnswers } from '@signpost/test-kit/answers'
import { registerShortcuts, type ShortcutApi } from './manager/register-shortcuts.ts'
import { normalizeToolbar } from './normalize-toolbar.ts'
import { splitToolbar } from './split-toolbar.ts'

const shortcuts = { next: { label: 'Next', keys: ['alt', 'n'] }, previous: { label: 'Previous', keys: ['alt', 'p'] } }
const toolbar = normalizeToolbar('theme', splitToolbar({ groups: { scheme: { items: ['a', 'b'], shortcuts } } }))

const react = { useEffect: (run: () => void): void => run() }

testAnswers('a toolbar', {
  // React runs an effect twice in StrictMode: Storybook has each shortcut once, and a key changes the group once.
  useEffect: {
    owner: () => react,
    use: async () => {
      const registered = new Map<string, () => void>()
      const updates: unknown[] = []
      const api = {
        setAddonShortcut: async (id: string, { label, action }: { label: string; action: () => void }) =>
          void registered.set(`${id} ${label}`, action),
        getGlobals: () => ({}),
        getStoryGlobals: () => ({}),
        updateGlobals: (globals: unknown) => void updates.push(globals),
      } as unknown as ShortcutApi
      react.useEffect(() => void registerShortcuts(api, [toolbar]))
      await answered()
      for (const action of registered.values()) action()
      return { shortcuts: registered.size, updates: updates.length }
    },
    late: { shortcuts: 2, updates: 2 },
    twice: { shortcuts: 2, updates: 2 },
  },
})
