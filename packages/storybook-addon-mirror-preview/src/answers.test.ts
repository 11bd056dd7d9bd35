// @vitest-environment jsdom
import { answered, testAnswers } from '@signpost/test-kit/answers'
import { connectManager } from './connect-manager.ts'
import { connectPreview } from './connect-preview.ts'
import { ManagerMirror } from './index.ts'

type Listener = (this: object, ...args: unknown[]) => void

const listeners = new Map<string, Set<Listener>>()
const channel = {
  on(type: string, listener: Listener): void {
    listeners.set(type, (listeners.get(type) ?? new Set()).add(listener))
  },
  off: (type: string, listener: Listener): void => void listeners.get(type)?.delete(listener),
  emit(type: string, ...args: unknown[]): void {
    for (const listener of [...(listeners.get(type) ?? [])]) listener.call({}, ...args)
  },
}

/** Mirrors two styles, ends and adds a third: the texts in the manager. */
async function mirror(): Promise<unknown> {
  const manager = document.implementation.createHTMLDocument()
  const style = (text: string): void =>
    document.head.append(Object.assign(document.createElement('style'), { textContent: text }))
  document.head.replaceChildren()
  style('a{}')
  const ends = [
    connectPreview(channel as never, document, { rules: [{ selector: 'style' }], throttleMs: 5 }),
    connectManager(channel as never, new ManagerMirror(manager), 'http://localhost/'),
  ]
  await answered()
  style('b{}')
  await answered()
  await answered()
  style('c{}')
  await answered()
  await answered()
  const texts = [...manager.querySelectorAll('style')].map(({ textContent }) => textContent)
  for (const end of ends) end()
  style('d{}')
  await answered()
  return texts
}

const whole = ['a{}', 'b{}', 'c{}']

testAnswers('a mirror', {
  on: { owner: () => channel, use: mirror, late: whole, twice: whole },
  MutationObserver: { owner: () => window, use: mirror, late: whole, twice: whole },
  setTimeout: { owner: () => globalThis, use: mirror, late: whole, twice: whole },
})
