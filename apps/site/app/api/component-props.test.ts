import type { Member, Ref, Signature, SymbolPage, Token } from '@signpost/graph-model'
import { expect, test } from 'vitest'
import { docsOf, graphFixture, signatureOf } from '../../test/graph-fixture.ts'
import { componentProps } from './component-props.ts'

const observable = graphFixture.byId('observable!Observable')!
const props: Ref = { id: 'ui!Props', text: 'Props', page: observable.page, summary: '', deprecated: false }

function pageWith(
  displayName: string,
  type: readonly Token[],
  result: string,
  more: Partial<Signature> = {},
): SymbolPage {
  const parameter = { name: 'props', type, optional: false, rest: false, doc: [] }
  const returns = { type: [result], doc: [] }
  const signature = signatureOf('', [], { parameters: [parameter], returns, ...more })
  const facets = [{ kind: 'function' as const, signatures: [signature], members: [], inherited: [] }]
  return { ...observable, displayName, facets, refs: [props] }
}

/** Page of the props, with members of these names; an underscore marks a deprecated one. */
function propsPage(names: readonly string[]): SymbolPage {
  const members = names.map((name): Member => {
    const docs = docsOf('', name.startsWith('_') ? { deprecated: [] } : {})
    return {
      name,
      kind: 'property',
      anchor: name,
      signatures: [signatureOf(name, [], { docs })],
      overrides: [],
      implements: [],
    }
  })
  return { ...observable, facets: [{ kind: 'interface', signatures: [], members, inherited: [] }] }
}

const link: Token = ['Props', 0, 't']
const namesOf = (page: SymbolPage, names = ['_old', 'a']): string[] | undefined =>
  componentProps(page, () => propsPage(names))?.members.map(({ name }) => name)

test.each<[type: readonly Token[], result: string]>([
  [[link], 'ReactElement'],
  [[link, '<', ['T', '#T', 't'], '>'], 'ReactNode'],
  [[['Readonly', null, 't'], '<', link, '>'], 'JSX.Element'],
  [[['React.PropsWithChildren', null, 't'], '<', link, '>'], 'React.ReactElement'],
])('a function of %j that returns %s is a component, whose deprecated props are last', (type, result) => {
  expect(namesOf(pageWith('Box', type, result))).toEqual(['a', '_old'])
})

test.each<[why: string, page: SymbolPage]>([
  ['a lower-case name', pageWith('box', [link], 'ReactElement')],
  ['another result', pageWith('Box', [link], 'string')],
  ['a union of props', pageWith('Box', [link, ' | ', link], 'ReactElement')],
  ['props without some members', pageWith('Box', [['Omit', null, 't'], '<', link, '>'], 'ReactElement')],
  ['no parameter', pageWith('Box', [], 'ReactElement', { parameters: [] })],
])('a function with %s is no component', (_, page) => {
  expect(namesOf(page)).toBeUndefined()
})

test('a type without members, or outside the graph, has no list', () => {
  expect(namesOf(pageWith('Box', [link], 'ReactElement'), [])).toBeUndefined()
  expect(componentProps(pageWith('Box', [link], 'ReactElement'), () => undefined)).toBeUndefined()
})

test('a long list is cut, and has the number of the others', () => {
  const names = Array.from({ length: 60 }, (_, at) => `prop${at}`)
  const found = componentProps(pageWith('Box', [link], 'ReactElement'), () => propsPage(names))
  expect(found?.members).toHaveLength(50)
  expect(found?.others).toBe(10)
})
