import { testOptions, testRefusals } from '@signpost/test-kit/options'
import { collect, createTempDir, FrameClock, loadFixtures, MemoryStorage, mockStorage } from './index.ts'

const text = { valid: ['test-'] }
async function inFolder(options: loadFixtures.Options<unknown>): Promise<void> {
  await using folder = await createTempDir({ 'a.json': '{}' })
  await loadFixtures(folder.path, options)
}

const storage = {
  entries: { valid: [{}, { a: 'b' }], invalid: [{ a: 1 }] },
  quota: { valid: [0, 100, Infinity], invalid: [-1, NaN] },
}

testOptions(
  'FrameClock',
  (options) => {
    new FrameClock(options).restore()
  },
  {
    interval: { valid: [1, 0.5], invalid: [0, -1, NaN, Infinity] },
    start: { valid: [0, 1000], invalid: [-1, NaN, Infinity] },
  },
)
testOptions('MemoryStorage', (options) => new MemoryStorage(options), storage)
testOptions(
  'mockStorage',
  (options) => {
    mockStorage(options).restore()
  },
  { ...storage, area: { valid: ['localStorage', 'sessionStorage'], invalid: ['', 'storage'] } },
)
testOptions('createTempDir', async (options) => (await createTempDir({}, options)).remove(), { prefix: text })
testOptions('loadFixtures', inFolder, {
  include: { valid: [() => true] },
  validate: { valid: [(data: unknown) => data] },
  parsers: { valid: [{}] },
  importModule: { valid: [async () => ({})] },
})

testRefusals('utils-test', {
  'a path that leads out': async () => {
    await using folder = await createTempDir()
    folder.file('../a')
  },
  'too few values': () => collect({ subscribe: (observer) => observer.complete() }).atLeast(1),
  'fixtures of no folder': () => loadFixtures('/no/such/folder'),
})
