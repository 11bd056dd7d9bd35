import { expect, test } from 'vitest'
import { type DocModel, fileNameOf, namedBySpecifier, sharedFiles, unscoped } from './doc-model.ts'

/** Doc model of an entry point with one class, which names itself and a class of another entry point. */
const model: DocModel = {
  kind: 'Package',
  name: '@acme/core',
  canonicalReference: '@acme/core!',
  members: [
    {
      kind: 'EntryPoint',
      name: '',
      canonicalReference: '@acme/core!',
      members: [
        {
          kind: 'Class',
          name: 'Mock',
          canonicalReference: '@acme/core!Mock:class',
          excerptTokens: [
            { kind: 'Reference', text: 'Mock', canonicalReference: '@acme/core!Mock:class' },
            { kind: 'Reference', text: 'Box', canonicalReference: '@acme/core!Box:class' },
            { kind: 'Content', text: '@acme/core!Mock:class' },
          ],
          members: [],
        },
      ],
    },
  ],
}

test('the doc model of a further entry point is named by its specifier, and references to itself follow', () => {
  const text = JSON.stringify(namedBySpecifier(model, '@acme/core/testing'))
  expect(JSON.parse(text)).toMatchObject({ name: '@acme/core_testing', canonicalReference: '@acme/core_testing!' })
  expect(text).toContain('"text":"Mock","canonicalReference":"@acme/core_testing!Mock:class"')
  expect(text).toContain('"text":"Box","canonicalReference":"@acme/core!Box:class"')
  expect(text).toContain('"text":"@acme/core!Mock:class"')
})

test('the doc model of the main entry point stays as it is', () => {
  expect(namedBySpecifier(model, '@acme/core')).toBe(model)
})

test('names of files fold letter case and other characters', () => {
  expect(fileNameOf(unscoped('@acme/Core/testing'))).toBe('core_testing')
})

const item = (kind: string, name: string, members: object[] = []): object => ({ kind, name, members })
const withItems = (...members: object[]): DocModel => ({
  ...model,
  members: [{ kind: 'EntryPoint', name: '', members }],
})

test.each([
  ['letter case', [item('Class', 'Box'), item('Function', 'box')], [['Box class', 'box function']]],
  ['two meanings', [item('Interface', 'Box'), item('Variable', 'Box')], [['Box interface', 'Box variable']]],
  ['characters', [item('Class', 'A', [item('Method', '$x'), item('Method', '_x')])], [['A.$x method', 'A._x method']]],
  ['overloads', [item('Function', 'on'), item('Function', 'on')], []],
  ['members of an enum', [item('Enum', 'E', [item('EnumMember', 'a'), item('EnumMember', 'A')])], []],
])('items that share a file, by %s', (_name, members, shared) => {
  expect(sharedFiles(withItems(...members))).toEqual(shared)
})
