import { expect, test, vi } from 'vitest'
import { graphOf, lines, summaries } from './graph-of-sources.ts'

vi.setConfig({ testTimeout: 60_000 })

/** Heads of modules that export names of which the compiler finds no declaration, or API Extractor none. */
const heads: Record<string, string> = {
  'a package that is not installed': "import { ns } from 'gone'\nexport import A = ns.inner",
  'a whole package that is not installed': "import * as ns from 'gone'\nexport import A = ns.deep.inner",
  'a global that is not there': 'export import A = Gone.inner',
  'a built-in namespace': 'export import A = Intl.NumberFormat',
  'a name in an export list': "import { ns } from 'gone'\nimport A = ns.inner\nexport { A }",
}

test.each(Object.entries(heads))('a name of %s has a page, and the rest is documented', async (_, head) => {
  const text = `${head}
/** Rest. */
export interface Rest {
  /** Of it. */
  r: A
  /** And other. */
  other(a: A): void
}`
  const graph = await graphOf({ core: { files: { 'src/index.ts': text } } })
  const names = graph.package('core')!.symbols.map(({ name }) => name)
  expect([...names].sort()).toEqual(['A', 'Rest'])
  expect(summaries(graph, 'core!Rest')).toEqual(['Rest.'])
  expect(lines(graph, 'core!Rest', 'r')).toEqual(['r: A'])
  expect(summaries(graph, 'core!Rest', 'r')).toEqual(['Of it.'])
  expect(summaries(graph, 'core!Rest', 'other')).toEqual(['And other.'])
})

test('an unresolved name in a namespace is not that of the module', async () => {
  const text = `import { ns } from 'gone'
export import A = ns.inner
export namespace own {
  /** Inside. */
  export import A = ns.other
}`
  const graph = await graphOf({ core: { files: { 'src/index.ts': text } } })
  expect(lines(graph, 'core!A')).toEqual(['export import A = ns.inner'])
  expect(lines(graph, 'core!own.A')).toEqual(['export import A = ns.other'])
  expect(summaries(graph, 'core!own.A')).toEqual(['Inside.'])
})
