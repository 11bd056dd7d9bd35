import { testOptions, testRefusals } from '@signpost/test-kit/options'
import { dirnameOf, isSubpath, join, normalize, relativePosix, toPath, toUrl } from './index.ts'

const base = { valid: ['/a', new URL('file:///a/')], invalid: [{}] }
const windows = { valid: [true, false] }

testOptions('toPath', (options) => toPath('a', options), { base, windows })
testOptions('toUrl', (options) => toUrl('a', options), { base, windows })
testOptions('join', (options) => join('/a', 'b', options), { within: { valid: [true, false] } })

testRefusals('utils-path', {
  'a path that is a number': () => normalize(1 as never),
  'no path': () => toPath(undefined as never),
  'a path in an object': () => isSubpath({} as never, '/a'),
  'a relation to no path': () => relativePosix('/a', null as never),
  'a part that is a number': () => join('/a', 1 as never, 'b'),
  'a base that is a symbol': () => join(Symbol('a') as never),
  'a base that is null': () => join(null as never, 'b'),
  'a part that leads out': () => join('/a', '../b', { within: true }),
  'no module of which to get the folder': () => dirnameOf(null as never),
  'an address of the web': () => toPath('https://example.com/a'),
})
