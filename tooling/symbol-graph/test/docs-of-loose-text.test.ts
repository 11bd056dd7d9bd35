import { expect, test, vi } from 'vitest'
import { graphOf, graphOfSource, signaturesOf, summaries, targets } from './graph-of-sources.ts'

vi.setConfig({ testTimeout: 60_000 })

test('a link to a package that nobody installs is reported, and one to a dependency is not', async () => {
  const graph = await graphOf({
    core: {
      manifest: { type: 'module', main: './src/index.ts', dependencies: { known: '1', '@types/typed': '1' } } as object,
      files: {
        'src/index.ts': `/** See {@link @none/pkg#Name}, {@link none-there#Name}, {@link ./file.md}, {@link @none/pkg!Name}. */
export const a = 1
/** See {@link known/sub#Name}, {@link typed/sub#Name}, {@link fs/promises#readFile}, {@link @w/core#a}. */
export const b = 1
`,
      },
    },
  })
  const { diagnostics } = graph.manifest.packages[0]!
  expect(diagnostics.map(({ code, symbol, found }) => [code, symbol, found.split('}')[0]])).toEqual(
    [
      ['SG-UNRESOLVED-LINK', 'core!a', '{@link @none/pkg#Name'],
      ['SG-UNRESOLVED-LINK', 'core!a', '{@link none-there#Name'],
      ['SG-UNRESOLVED-LINK', 'core!a', '{@link ./file.md'],
      ['SG-UNRESOLVED-LINK', 'core!a', '{@link @none/pkg!Name'],
    ].sort(),
  )
  expect(targets(graph, 'core!b')).toContain('core!a')
})

test('a footnote that nothing refers to is a paragraph', async () => {
  const graph = await graphOfSource(`/**
 * Lead.[^1]
 *
 * [^1]: Used.
 * [^2]: Lone note,
 *     of two lines.
 *
 * @remarks More.
 *
 * [^three]: Lone remark.
 *
 *     Its second paragraph.
 *
 * \`\`\`md
 * [^code]: Code.
 * \`\`\`
 */
export const a = 1
/** Lead.[^x] @remarks [^x]: Used from the summary. */
export const b = 1
`)
  const text = JSON.stringify(graph.byId('core!a'))
  const written = ['Used.', 'Lone note', 'of two lines.', 'Lone remark.', 'Its second paragraph.', 'Code.']
  expect(written.filter((one) => !text.includes(one))).toEqual([])
  expect(text).not.toContain('[^2]')
})

test('words after @override are about the change, and the description is that of the base', async () => {
  const graph =
    await graphOfSource(`export class Base { /** Clears all. */ clear(): void {} /** Ends. */ end(): void {} }
export class Box extends Base {
  /**
   * @override clears {@link size}
   */
  override clear(): void {}
  /** Ends here. @override at once */
  override end(): void {}
  size = 1
}`)
  const [clear] = signaturesOf(graph.byId('core!Box')!, 'clear')
  expect(clear!.docs.summaryText).toBe('Clears all.')
  expect(JSON.stringify(clear!.docs.blocks)).toContain('clears ')
  expect(summaries(graph, 'core!Box', 'end')[0]).toContain('Ends here.')
})
