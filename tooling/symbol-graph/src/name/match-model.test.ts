import type { ExportFacts } from '@signpost/api-extract'
import { expect, test } from 'vitest'
import type { ModelItem, ModelKind } from '../read/model-item.ts'
import { matchModel } from './match-model.ts'

function exported(name: string, facet: ExportFacts['facets'][number], localName?: string): ExportFacts {
  return {
    name,
    facets: [facet],
    identity: name,
    declarations: [],
    ...(localName === undefined ? {} : { localName }),
  }
}

function item(name: string, kind: ModelKind): ModelItem {
  return {
    kind,
    name,
    canonicalReference: `core!${name}`,
    excerpt: [],
    flags: [],
    parameters: [],
    typeParameters: [],
    extends: [],
    implements: [],
    overload: 1,
    members: [],
  }
}

test.for([
  ['the exported name', [exported('A', 'class')], [item('A', 'Class')], { A: 'A' }],
  [
    'a name that meets a global',
    [exported('Request', 'interface')],
    [item('Request_2', 'Interface')],
    { Request: 'Request_2' },
  ],
  [
    'a default export without a name',
    [exported('default', 'function')],
    [item('default_2', 'Function')],
    { default: 'default_2' },
  ],
  [
    'a default export with a name',
    [exported('default', 'class', 'Widget')],
    [item('Widget', 'Class')],
    { default: 'Widget' },
  ],
  [
    'an export of the numbered name itself',
    [exported('A', 'class'), exported('A_2', 'class')],
    [item('A', 'Class'), item('A_2', 'Class')],
    { A: 'A', A_2: 'A_2' },
  ],
  [
    'a rename that takes another one’s name',
    [exported('Foo', 'class', 'Bar'), exported('default', 'class', 'Foo')],
    [item('Foo', 'Class'), item('Foo_2', 'Class')],
    { Foo: 'Foo', default: 'Foo_2' },
  ],
  ['a constant that holds a function', [exported('add', 'variable')], [item('add', 'Function')], { add: 'add' }],
  ['nothing of another kind', [exported('A', 'class')], [item('A', 'Interface')], {}],
] as const)('finds %s', ([, exports, items, expected]) => {
  const matched = matchModel(exports, items)
  expect(Object.fromEntries([...matched].map(([facts, [first]]) => [facts.name, first!.name]))).toEqual(expected)
})
