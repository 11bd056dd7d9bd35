import { describe, expect, test } from 'vitest'
import { dataFile, pageFile, segmentsOf } from './address.ts'

const homes = new Set(['/', '/ro'])

describe('pageFile and dataFile', () => {
  test.each([
    ['/', 'index.html', '_root.data'],
    ['/ro', 'ro/index.html', 'ro.data'],
    ['/docs/intro', 'docs/intro.html', 'docs/intro.data'],
    ['/api/a%20b', 'api/a b.html', 'api/a b.data'],
    ['/api/e%CC%81', 'api/\u00e9.html', 'api/\u00e9.data'],
    ['/api/Map.%5BSymbol.iterator%5D', 'api/Map.[Symbol.iterator].html', 'api/Map.[Symbol.iterator].data'],
    ['/api/%2e%2e%2fpasswd', 'api/..=2fpasswd.html', 'api/..=2fpasswd.data'],
  ])('%s', (path, page, data) => {
    expect([pageFile(path, homes), dataFile(path)]).toEqual([page, data])
  })

  test.each(['/%E0%A4%A', '/a//b', '/a/', '/../a', '/%2e%2e/a', 'a'])('%s is refused', (path) => {
    expect(() => pageFile(path, homes)).toThrow(URIError)
  })
})

test('segmentsOf knows no names but those it is given', () => {
  expect(segmentsOf('/__proto__/then')).toEqual(['__proto__', 'then'])
})
