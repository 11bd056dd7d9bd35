import { encodeAnchor } from '@signpost/graph-model'
import { expect, test } from 'vitest'
import { contentId } from './skip-link.tsx'

test('no member has the id of the content, whatever its name is', () => {
  for (const name of ['content', contentId]) expect(encodeAnchor(name)).not.toBe(contentId)
})
