import { addons } from 'storybook/manager-api'
import type { ThemeVars } from 'storybook/theming'
import { connect } from './connect.ts'
import { EVENTS } from './events.ts'
import { readOptions } from './inline-options.ts'
import { noBrand } from './no-brand.ts'
import { renderManagerStyles } from './render-styles.ts'

const options = readOptions(document)
if (options) {
  // Storybook loads addons before it has a channel, and renders afterwards.
  void addons.ready().then((channel) =>
    connect(window, channel, options, {
      render: (theme) => renderManagerStyles(theme, options.css),
      apply: (theme, scheme) => {
        addons.setConfig({ theme: { ...noBrand, ...theme } as ThemeVars })
        channel.emit(EVENTS.SCHEME_CHANGED, scheme)
      },
    }),
  )
}
