import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { globalName, knownAddress, noLinks, outsideName } from './outside-name.ts'
import { webInterfaces } from './web-interfaces.ts'

describe('outsideName', () => {
  test.each([
    [
      '!Promise:interface',
      'ext:typescript!Promise',
      'https://developer.mozilla.org/en-US/docs/Web/JavaScript/Reference/Global_Objects/Promise',
    ],
    [
      '!HTMLElement:interface',
      'ext:typescript!HTMLElement',
      'https://developer.mozilla.org/en-US/docs/Web/API/HTMLElement',
    ],
    [
      '!Record:type',
      'ext:typescript!Record',
      'https://www.typescriptlang.org/docs/handbook/utility-types.html#recordkeys-type',
    ],
    [
      '!Intl.NumberFormat:interface',
      'ext:typescript!Intl.NumberFormat',
      'https://developer.mozilla.org/en-US/docs/Web/JavaScript/Reference/Global_Objects/Intl/NumberFormat',
    ],
    ['!Buffer:interface', 'ext:@types/node!Buffer', 'https://nodejs.org/api/buffer.html#class-buffer'],
    ['!NodeJS.Timeout:interface', 'ext:@types/node!NodeJS.Timeout', 'https://nodejs.org/api/timers.html#class-timeout'],
    ['!"\\"fs\\"".Stats:class', 'ext:@types/node!fs.Stats', 'https://nodejs.org/api/fs.html#class-fsstats'],
    [
      '!"\\"node:stream\\"".Readable:class',
      'ext:@types/node!stream.Readable',
      'https://nodejs.org/api/stream.html#class-streamreadable',
    ],
    [
      '@types/react!React.ReactNode:type',
      'ext:@types/react!React.ReactNode',
      'https://react.dev/learn/typescript#typing-children',
    ],
  ])('%s is %s', (reference, id, href) => {
    expect(outsideName(reference, noLinks)).toMatchObject({ id, href })
    expect(knownAddress(id)).toBe(href)
  })

  test.each(['!Nobody:interface', 'ext-lib!Options:interface', '!constructor:var', '!__proto__:var', '!toString:var'])(
    '%s has no address',
    (reference) => {
      expect(outsideName(reference, noLinks)?.href).toBeUndefined()
    },
  )

  test('links a configured package by its pattern', () => {
    const links = new Map([['rxjs', 'https://rxjs.dev/api/index/{kind}/{name}']])
    expect(outsideName('rxjs!Observable:class', links)?.href).toBe('https://rxjs.dev/api/index/class/Observable')
  })

  test('returns nothing for an invalid reference', () => {
    expect(outsideName('Promise', noLinks)).toBeUndefined()
    expect(outsideName('pkg!:type', noLinks)).toBeUndefined()
  })
})

test('finds globals of the language, of browsers and of Node', () => {
  expect(globalName('Array', noLinks)?.id).toBe('ext:typescript!Array')
  expect(globalName('fetch', noLinks)?.href).toBe('https://developer.mozilla.org/en-US/docs/Web/API/Window/fetch')
  expect(globalName('fs.Stats', noLinks)?.id).toBe('ext:@types/node!fs.Stats')
  expect(globalName('Nobody', noLinks)).toBeUndefined()
})

test('every web interface has a link to MDN in TypeScript’s library', () => {
  const library = createRequire(import.meta.url).resolve('typescript/lib/lib.dom.d.ts')
  const text = readFileSync(path.normalize(library), 'utf8')
  const named = new Set(
    [...text.matchAll(/\[MDN Reference\]\(https:\/\/developer\.mozilla\.org\/docs\/Web\/API\/(?<name>\w+)\)/gu)].map(
      ({ groups }) => groups!['name'],
    ),
  )
  expect([...webInterfaces].filter((name) => !named.has(name))).toEqual([])
  expect(webInterfaces.size).toBeGreaterThan(700)
})
