// @vitest-environment jsdom
import { answered, testAnswers } from '@signpost/test-kit/answers'
import { StorageStore } from '@signpost/use-local-storage'
import { createStorageManager } from './create-storage-manager.ts'

/** Another tab changes the mode, the handler ends, and another tab changes it again: the texts that it got. */
async function follow(): Promise<unknown> {
  const texts: (string | null)[] = []
  const manager = createStorageManager()({ key: 'answers' })
  const end = manager.subscribe((text) => texts.push(text as string | null))
  const change = async (text: string): Promise<void> => {
    localStorage.setItem('answers', text)
    window.dispatchEvent(new StorageEvent('storage', { key: 'answers', newValue: text, storageArea: localStorage }))
    await answered()
  }
  await change('dark')
  localStorage.setItem('answers', 'light')
  window.dispatchEvent(new StorageEvent('storage', { key: 'answers', newValue: 'light', storageArea: localStorage }))
  end()
  await answered()
  localStorage.clear()
  return texts
}

testAnswers('a storage manager', {
  queueMicrotask: { owner: () => globalThis, use: follow, late: ['dark'], twice: ['dark', 'dark'] },
  subscribe: { owner: () => StorageStore.prototype, use: follow, late: ['dark'], twice: ['dark', 'dark'] },
})
