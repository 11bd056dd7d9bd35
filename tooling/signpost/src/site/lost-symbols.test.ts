import { expect, test } from 'vitest'
import type { Extraction } from '../extraction/extract-packages.ts'
import { lostSymbols } from './lost-symbols.ts'

const extracted = (path: string, severity?: 'error' | 'warning'): Extraction => ({
  package: { directory: `/r/${path}`, root: '/r', path, manifest: { name: `@acme/${path}` }, hasSources: true },
  apiFolder: '',
  findings:
    severity === undefined ? [] : [{ code: 'AX-FACTS', severity, file: 'a', found: '', expected: '', nextStep: '' }],
})

test('a package with an error and fewer symbols than before is named', () => {
  const before = new Map([
    ['gone', 3],
    ['less', 3],
    ['same', 3],
    ['removed', 3],
    ['warned', 3],
  ])
  const after = new Map([
    ['less', 1],
    ['same', 3],
    ['removed', 1],
    ['warned', 1],
    ['new', 1],
  ])
  const extractions = [
    ...['gone', 'less', 'same', 'new'].map((path) => extracted(path, 'error')),
    extracted('removed'),
    extracted('warned', 'warning'),
  ]
  expect(lostSymbols(extractions, before, after)).toEqual([
    '@acme/gone has lost 3 of 3 symbols of the last build, because of its errors above.',
    '@acme/less has lost 2 of 3 symbols of the last build, because of its errors above.',
  ])
})
