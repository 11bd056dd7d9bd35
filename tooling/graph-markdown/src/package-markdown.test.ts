import type { Facet, HastNode, PackageIndex, Signature } from '@signpost/graph-model/model'
import { expect, test } from 'vitest'
import { packageMarkdown } from './package-markdown.ts'

test('declarations for other modules and for the global scope have their whole comments', () => {
  const paragraph = (text: string): readonly HastNode[] => [['p', 0, text]]
  const signature = (text: string, name: string): Signature => ({
    anchor: 'a',
    line: { tokens: [text], width: text.length },
    release: 'public',
    flags: [],
    typeParameters: [],
    parameters: [],
    docs: {
      summary: paragraph(`Summary of ${name}.`),
      summaryText: `Summary of ${name}.`,
      remarks: [['p', 0, `Remarks of ${name}, see `, ['a', { dataRef: 0 }, 'Lid'], '.']],
      examples: [],
      throws: [],
      see: [],
      blocks: [],
    },
  })
  const member = (name: string): Facet['members'][number] => ({
    anchor: name,
    name,
    kind: 'property',
    signatures: [signature(`${name}: number`, name)],
    overrides: [],
    implements: [],
  })
  const facet = (name: string): Facet => ({
    kind: 'interface',
    signatures: [signature(`interface ${name}`, name)],
    members: [member(`${name.toLowerCase()}Size`)],
    inherited: [],
  })
  const index = {
    slug: 'core',
    name: '@acme/core',
    version: '1.0.0',
    description: '',
    license: '',
    status: 'ok',
    entryPoints: ['@acme/core'],
    symbols: [],
    modules: [],
    augments: [
      { module: 'global', name: 'Window', facet: facet('Window') },
      { module: 'ext-lib', name: 'Options', facet: facet('Options') },
    ],
    refs: [{ id: 'core!Lid', text: 'Lid' }],
  } as unknown as PackageIndex
  const text = packageMarkdown(index, undefined, { links: { ref: ({ id }) => id }, symbolHref: () => undefined })
  expect(text).toContain(`## Augmentations

### \`Window\` of the global scope

\`\`\`ts
interface Window
\`\`\`

Summary of Window.

**Remarks**

Remarks of Window, see [Lid](core!Lid).

- \`windowSize: number\`: Summary of windowSize.

  **Remarks**

  Remarks of windowSize, see [Lid](core!Lid).

### \`Options\` of ext-lib
`)
  expect(text).toContain('Remarks of optionsSize')
  expect(
    packageMarkdown({ ...index, augments: [] }, undefined, { links: { ref: () => '' }, symbolHref: () => undefined }),
  ).not.toContain('Augmentations')
})
