import { expect, test } from 'vitest'
import { overloadRoute, parameterNames, shortSignature } from './signature-sections.ts'

const parameter = (name: string, more: object = {}) => ({
  ...{ name, type: ['string'], optional: false, rest: false, doc: [] },
  ...more,
})

test('the names of parameters are short and say what is optional', () => {
  const parameters = [
    parameter('message'),
    parameter('{ a, b, c }', { optional: true }),
    parameter('rest', { rest: true }),
  ]
  expect(parameterNames({ parameters })).toBe('(message, {…}?, ...rest)')
  expect(parameterNames({ parameters: [] })).toBe('()')
})

test('the line of a generic signature has its parameters and its result', () => {
  const generic = { typeParameters: [{ name: 'T', doc: [] }], returns: { type: ['Promise<T>'], doc: [] } }
  const parameters = [parameter('key'), parameter('[a, b]', { type: ['[', 'T', ']'], optional: true })]
  expect(shortSignature({ ...generic, parameters })).toBe('(key: string, […]?: [T]): Promise<T>')
  expect(shortSignature({ ...generic, parameters, typeParameters: [] })).toBeUndefined()
  expect(shortSignature({ typeParameters: generic.typeParameters, parameters })).toBeUndefined()
})

test('no line has the type of `this`, which no caller passes', () => {
  const parameters = [parameter('this', { type: ['Box'] }), parameter('key')]
  const returns = { type: ['string'], doc: [] }
  expect(shortSignature({ typeParameters: [], parameters, returns })).toBe('(key: string): string')
  expect(overloadRoute({ parameters, returns })).toBe('(key): string')
})

test('the line of an overload has its result, unless that is long', () => {
  const returns = (type: string) => ({ type: [type], doc: [] })
  expect(overloadRoute({ parameters: [parameter('key')], returns: returns('Promise<T>') })).toBe('(key): Promise<T>')
  expect(overloadRoute({ parameters: [parameter('key')], returns: returns('x'.repeat(80)) })).toBe('(key)')
  expect(overloadRoute({ parameters: [] })).toBe('()')
})
