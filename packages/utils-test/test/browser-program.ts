import {
  expectNoLeaks,
  installAnimationFrame,
  mockCanvas,
  mockMatchMedia,
  mockStorage,
  StorageFault,
} from '../src/index.ts'

declare global {
  /** Result of {@link inBrowser}. */
  var outcome: Promise<Record<string, unknown>>
}

/** Uses the helpers over browser APIs, and returns what it observes with them and after them. */
export async function inBrowser(): Promise<Record<string, unknown>> {
  const names = ['matchMedia', 'localStorage', 'requestAnimationFrame', 'cancelAnimationFrame']
  const before = names.map((name) => Object.getOwnPropertyDescriptor(window, name))
  const { getContext } = HTMLCanvasElement.prototype
  localStorage.clear()

  const media = mockMatchMedia({ '(width >= 1px)': false })
  const storage = mockStorage()
  const clock = installAnimationFrame({ interval: 10 })
  const drawing = mockCanvas()

  const list = matchMedia('(width >= 1px)')
  const changes: unknown[] = []
  list.onchange = ({ matches, target }) => changes.push(matches, target === list)
  const wasWide = list.matches
  media.set('(width >= 1px)', true)

  const events: unknown[] = []
  const listener = ({ key, newValue, storageArea }: StorageEvent): unknown =>
    events.push(key, newValue, storageArea === storage)
  const leak: unknown = await expectNoLeaks(window, () => {
    window.addEventListener('storage', listener)
    storage.otherTab.setItem('theme', 'dark')
  }).catch((error: unknown) => String(error))
  removeEventListener('storage', listener)

  storage.fault = StorageFault.Security
  let access = 'none'
  try {
    void localStorage
  } catch (error) {
    access = String(error)
  }

  const times: number[] = []
  requestAnimationFrame((time) => times.push(time))
  clock.tick()
  document.createElement('canvas').getContext('2d')?.fillRect(0, 0, 1, 1)

  for (const mock of [drawing, clock, storage, media]) mock.restore()
  const after = names.map((name) => Object.getOwnPropertyDescriptor(window, name))
  return {
    wasWide,
    changes,
    events,
    leak,
    access,
    times,
    drawn: drawing.callsOf('fillRect'),
    restored: [
      names.filter(
        (_, index) => before[index]?.value !== after[index]?.value || before[index]?.get !== after[index]?.get,
      ),
      HTMLCanvasElement.prototype.getContext === getContext,
      Object.hasOwn(window, 'addEventListener'),
      matchMedia('(width >= 1px)').matches,
      localStorage.length,
      await new Promise<boolean>((resolve) => requestAnimationFrame(() => resolve(true))),
    ],
  }
}
