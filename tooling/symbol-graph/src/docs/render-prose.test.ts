import { createMarkdown } from '@signpost/markdown'
import { plainText } from '@signpost/graph-model/model'
import { expect, test } from 'vitest'
import { renderProse } from './render-prose.ts'

test('shows the end of a comment that an author escaped', async () => {
  const markdown = await createMarkdown()
  const shown = (source: string): string =>
    plainText(
      renderProse(
        source,
        markdown,
        () => undefined,
        () => undefined,
      ),
    )
  expect(shown("```ts\nglob('src/*\\/index.ts') /* x *\\/\n```")).toBe("glob('src/*/index.ts') /* x */")
  expect(shown('As in `a/*\\/b`.')).toBe('As in a/*/b.')
})
