import './preview.css'
import mono from '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2?url'
import sans from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2?url'
import { splitToolbar } from '@signpost/storybook-addon-split-toolbars'
import { createStylesheet, MountMode } from '@signpost/stylesheet/core'
import type { Preview } from '@storybook/react-vite'
import { useLayoutEffect, type ReactElement, type ReactNode } from 'react'
import { UPDATE_GLOBALS } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import { DISPLAY, display } from './display.ts'
import { framedScheme, watchFrame } from './site-colour-mode.ts'

const face = (fontFamily: string, url: string) => ({
  fontFamily: `'${fontFamily}'`,
  src: `url(${JSON.stringify(new URL(url, document.baseURI).href)}) format('woff2')`,
  fontWeight: '200 900',
  fontDisplay: 'swap',
})

/** The typefaces of the site. They are in an element of their own, so that the manager can mirror it. */
createStylesheet(
  { '@font-face': [face('Source Sans 3', sans), face('JetBrains Mono', mono)] },
  { id: 'workbench-fonts', mode: MountMode.Element },
).mount()

/** The paper that a story is on, and what the toolbar says of it. */
function Sheet({
  size,
  direction,
  children,
}: {
  readonly size: string
  readonly direction: string
  readonly children: ReactNode
}): ReactElement {
  useLayoutEffect(() => {
    const root = document.documentElement
    root.dir = direction
    root.dataset['size'] = size
  }, [size, direction])
  return <div className="sheet">{children}</div>
}

const scheme = framedScheme()

const preview: Preview = {
  tags: ['autodocs'],
  // On a page of the site a story has its colours, and no toolbar for them.
  ...(scheme === undefined ? {} : { initialGlobals: { themeScheme: scheme } }),
  beforeAll: () => watchFrame((themeScheme) => addons.getChannel().emit(UPDATE_GLOBALS, { globals: { themeScheme } })),
  globalTypes: { [DISPLAY]: display },
  decorators: [
    (Story, { globals }) => {
      const { size = 'regular', direction = 'ltr' } = splitToolbar.read(globals, DISPLAY, display)
      return (
        <Sheet size={size} direction={direction}>
          <Story />
        </Sheet>
      )
    },
  ],
  parameters: {
    layout: 'fullscreen',
    controls: { expanded: true, disableSaveFromUI: true },
    docs: { toc: { headingSelector: 'h2, h3' } },
    options: {
      storySort: {
        order: [
          'theme',
          'website-theme',
          'stylesheet',
          'mui-material-theme',
          'moving-mesh-background',
          'theme-storybook',
          'storybook-addon-mirror-preview',
          'storybook-addon-split-toolbars',
          'storybook-addon-theme-overrider',
        ],
      },
    },
  },
}

export default preview
