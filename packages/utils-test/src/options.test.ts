import { tmpdir } from 'node:os'
import { testOptions, testRefusals } from '@signpost/test-kit/options'
import {
  collect,
  createTempDir,
  TempDir,
  expectNoLeaks,
  FrameClock,
  installAnimationFrame,
  JsonFile,
  loadFixtures,
  MatchMediaMock,
  MemoryStorage,
  mockStorage,
  spy,
} from './index.ts'

const text = { valid: ['test-'] }
async function inFolder(options: loadFixtures.Options<unknown>): Promise<void> {
  await using folder = await createTempDir({ 'a.json': '{}' })
  await loadFixtures(folder.path, options)
}

function withClock(use: (clock: FrameClock) => unknown): void {
  using clock = new FrameClock()
  use(clock)
}

function withMedia(use: (media: MatchMediaMock) => unknown): void {
  using media = new MatchMediaMock()
  use(media)
}

const storage = {
  entries: { valid: [{}, { a: 'b' }], invalid: [{ a: 1 }] },
  quota: { valid: [0, 100, Infinity], invalid: [-1, NaN] },
}

const clock = {
  interval: { valid: [1, 0.5], invalid: [0, -1, NaN, Infinity] },
  start: { valid: [0, 1000], invalid: [-1, NaN, Infinity] },
}
testOptions('FrameClock', (options) => new FrameClock(options).restore(), clock)
testOptions('installAnimationFrame', (options) => installAnimationFrame(options).restore(), clock)
testOptions('MemoryStorage', (options) => new MemoryStorage(options), storage)
testOptions(
  'mockStorage',
  (options) => {
    mockStorage(options).restore()
  },
  { ...storage, area: { valid: ['localStorage', 'sessionStorage'], invalid: ['', 'storage'] } },
)
testOptions('createTempDir', async (options) => (await createTempDir({}, options)).remove(), {
  prefix: { ...text, invalid: ['a/b', '..\\a'] },
  parent: { valid: [tmpdir()], invalid: ['', '/no/such/folder'] },
})
testOptions('loadFixtures', inFolder, {
  include: { valid: [() => true] },
  validate: { valid: [(data: unknown) => data] },
  parsers: { valid: [{}, { '.txt': String }], invalid: [{ txt: String }, { '.txt': 1 }] },
  importModule: { valid: [async () => ({})] },
})

// Nothing is removed: all of them contain the folder of the process.
testRefusals('removal', {
  'of the root of the disk': () => new TempDir('/').remove(),
  'of the folder of the process': () => new TempDir('.').remove(),
  'of a folder above it': () => new TempDir('..').dispose(),
  'of no path': () => new TempDir('').remove(),
  'of a path that is a number': () => new TempDir(1 as never).remove(),
})

testRefusals('utils-test', {
  'a path that leads out': async () => {
    await using folder = await createTempDir()
    folder.file('../a')
  },
  'too few values': () => collect({ subscribe: (observer) => observer.complete() }).atLeast(1),
  'a source without subscribe': () => collect({} as never),
  'no source': () => collect(null as never),
  'a count as text': () => collect(() => {}).atLeast('2' as never),
  'a count below 0': () => collect(() => {}).atLeast(-1),
  'frames without end': () => withClock((clock) => clock.tick(Infinity)),
  'frames that are NaN': () => withClock((clock) => clock.tick(NaN)),
  'a frame without a function': () => withClock(() => requestAnimationFrame(1 as never)),
  'no function to spy on': () => spy(null as never),
  'queries that are null': () => new MatchMediaMock(null as never),
  'an answer that is a text': () => new MatchMediaMock({ print: 'yes' as never }),
  'a query that is a number': () => withMedia((media) => media.set(1 as never, true)),
  'an answer to set that is a text': () => withMedia((media) => media.set('print', 'x' as never)),
  'no target': () => expectNoLeaks(null as never, () => {}),
  'nothing to watch': () => expectNoLeaks(new EventTarget(), undefined as never),
  'a fault of no known name': () => {
    new MemoryStorage().fault = 'Quota' as never
  },
  'an area of no known name': () => new MemoryStorage().install('localStorge' as never),
  'a tree that is null': () => createTempDir(null as never),
  'a tree that is a list': () => createTempDir(['a'] as never),
  'a file that is a number': () => createTempDir({ a: 5 as never }),
  'a file that is a promise': () => createTempDir({ a: Promise.resolve('a') as never }),
  'a file that is a map': () => createTempDir({ folder: { a: new Map() as never } }),
  'a file without a name': () => createTempDir({ '': 'a' }),
  'JSON with NaN': () => createTempDir({ 'a.json': new JsonFile(NaN) }),
  'fixtures of a number': () => loadFixtures(5 as never),
  'fixtures of an empty path': () => loadFixtures(''),
  'a choice of fixtures that comes later': () => inFolder({ include: (async () => false) as never }),
  'a schema of fixtures without an answer': () =>
    inFolder({ validate: { '~standard': { validate: (() => {}) as never } } }),
  'fixtures of no folder': () => loadFixtures('/no/such/folder'),
})
