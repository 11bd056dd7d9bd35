import { addons } from 'storybook/preview-api'
import { connect } from './connect.ts'
import { readOptions } from './inline-options.ts'
import { noBrand } from './no-brand.ts'
import { renderDocsStyles } from './render-styles.ts'
import { DOCS_ROOT } from './selectors.ts'

const options = readOptions(document)
const docs = options?.docs

/** Storybook passes this object to each docs page that it renders, so mutations apply with the next render. */
const shown: object = {}

if (options && docs) {
  const channel = addons.getChannel()
  let isConnected = false
  connect(window, channel, options, {
    render: (theme) => renderDocsStyles(theme, docs.css),
    apply: (theme) => {
      Object.assign(shown, noBrand, theme)
      // An empty update of globals is the only way to render a docs page again. Initially, nothing is rendered yet.
      if (isConnected && document.querySelector(DOCS_ROOT)) channel.emit('updateGlobals', { globals: {} })
    },
  })
  isConnected = true
}

/** The parameters that Storybook reads. */
export const parameters: { readonly docs?: { readonly theme: object } } = docs ? { docs: { theme: shown } } : {}
