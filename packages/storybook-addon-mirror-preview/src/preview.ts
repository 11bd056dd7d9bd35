import { addons } from 'storybook/preview-api'
import { connectPreview } from './connect-preview.ts'
import { readOptions } from './inline-options.ts'

/** Storybook calls it before the first story, and what it returns before it does so again. */
export function beforeAll(): (() => void) | undefined {
  const options = readOptions(document)
  if (!options) return undefined
  try {
    return connectPreview(addons.getChannel(), document, options)
  } catch (error) {
    // A selector that is not one must not keep the stories from being shown.
    console.error(error)
    return undefined
  }
}
