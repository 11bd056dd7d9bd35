import fc from 'fast-check'
import { expect, test } from 'vitest'
import { writeSearch } from './write-search.ts'

test('keeps the text of other parameters as written', () => {
  const search = '?flag&q=a%20b&path=%2Fx&a=1&e=%e9&utm_source=x+y'
  const params = new URLSearchParams(search)
  params.set('a', '2')
  params.append('c', '3 4')
  expect(writeSearch(search, params)).toBe('flag&q=a%20b&path=%2Fx&a=2&e=%e9&utm_source=x+y&c=3+4')
})

test('does not escape characters that a query may contain', () => {
  expect(writeSearch('', new URLSearchParams([['k', 'a,b:c/d@e~']]))).toBe('k=a,b:c/d@e~')
})

test('a second question mark belongs to the name', () => {
  const search = '??a=1&a=1'
  expect(writeSearch(search, new URLSearchParams(search))).toBe('?a=1&a=1')
})

test('preserves the parameters of any query', () => {
  const text = fc.string({ unit: fc.constantFrom('?', '&', '=', '%', '+', ' ', 'a', '1', 'é', '%26', ',') })
  fc.assert(
    fc.property(text, fc.array(fc.tuple(text, text)), (search, more) => {
      const params = new URLSearchParams(search)
      for (const [name, value] of more) params.append(name, value)
      expect([...new URLSearchParams(`?${writeSearch(search, params)}`)]).toEqual([...params])
    }),
  )
})
