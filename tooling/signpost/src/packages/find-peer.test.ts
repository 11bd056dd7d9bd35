import { expect, test } from 'vitest'
import { peerManifest } from './find-peer.ts'

test.each([
  [false, ['file:///root/package.json'], '/root/node_modules/peer/package.json'],
  [true, [], '/beside/node_modules/peer/package.json'],
])('untrusted: %s. A root is asked first, and not when it is untrusted', (untrusted, roots, found) => {
  const asked: string[] = []
  const resolve = (place: string, specifier: string): string => {
    asked.push(place)
    return `${place.startsWith('file:///root/') ? '/root' : '/beside'}/node_modules/${specifier}`
  }
  expect(peerManifest('/root', untrusted, 'peer', resolve)).toBe(found)
  expect(asked.filter((place) => place.startsWith('file:///root/'))).toEqual(roots)
})

test('a package that is nowhere is not found', () => {
  expect(peerManifest('/root', false, 'peer-that-nobody-has')).toBeUndefined()
})
