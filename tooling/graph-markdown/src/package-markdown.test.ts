import type { Facet, PackageIndex, Signature } from '@signpost/graph-model/model'
import { expect, test } from 'vitest'
import { docsOf, paragraph, signatureOf } from '../test/signature-of.ts'
import { packageMarkdown } from './package-markdown.ts'

test('declarations for other modules and for the global scope have their whole comments', () => {
  const signature = (text: string, name: string): Signature => {
    const remarks = paragraph(`Remarks of ${name}, see `, ['a', { dataRef: 0 }, 'Lid'], '.')
    return signatureOf(text, { docs: docsOf(name, { remarks }) })
  }
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
