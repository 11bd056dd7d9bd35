import { testFailures } from '@signpost/test-kit/failures'
import { join, toPath, toUrl } from './index.ts'

/** Error of Node.js in a working directory that was removed. */
const gone = (): Error => Object.assign(new Error('ENOENT: no such file or directory, uv_cwd'), { code: 'ENOENT' })
const directory = { owner: () => process, method: 'cwd', error: gone }

testFailures('paths', {
  'the working directory, for a relative path': {
    ...directory,
    use: () => toUrl('a.txt', { windows: false }).href,
    faults: { throws: { code: 'ENOENT' } },
  },
  'the working directory, with a base': {
    ...directory,
    use: () => [toUrl('a.txt', { base: '/tmp', windows: false }).href, toPath('b', { base: '/tmp', windows: false })],
    faults: { throws: { returns: ['file:///tmp/a.txt', '/tmp/b'] } },
  },
  'the working directory, for a join': {
    ...directory,
    use: () => join('a', '../b'),
    faults: { throws: { returns: 'b' } },
  },
})
