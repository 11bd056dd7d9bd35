import { addons } from 'storybook/preview-api'
import { connectPreview } from './connect-preview.ts'
import { readOptions } from './inline-options.ts'

/** Called by Storybook before the first story; the returned function is called before the next time. */
export function beforeAll(): (() => void) | undefined {
  const options = readOptions(document)
  if (!options) return undefined
  try {
    return connectPreview(addons.getChannel(), document, options)
  } catch (error) {
    // An invalid selector must not prevent the stories from rendering.
    console.error(error)
    return undefined
  }
}
