import type { FontFace, SiteTheme } from '@signpost/docs-content/reader'
import { createTheme, type TokenTree } from '@signpost/theme'
import { websiteTheme } from '@signpost/website-theme'
import { announcementColors } from '#app/announcement/index.server.ts'
import { content } from '#app/data/index.server.ts'

/** Address of {@link siteCss} below the base URL. */
export const siteCssPath = '/site.css'

/**
 * Configured colours and fonts as CSS; `undefined` when the configuration has none. They need a style sheet, because the content
 * security policy blocks style attributes.
 */
export function siteCss(): string | undefined {
  const { theme } = content().manifest.config
  const parts = [...theme.fonts.files.map(fontFace), tokensOf(theme), announcementColors()]
  const css = parts.filter((part) => part !== undefined).join('\n')
  return css === '' ? undefined : `${css}\n`
}

/** Tokens of the site's theme that the configuration replaces, in the layer of the others. */
function tokensOf({ accent, fonts }: SiteTheme): string | undefined {
  const tokens: TokenTree = {
    ...(fonts.text !== null && { sans: fonts.text }),
    ...(fonts.code !== null && { mono: fonts.code }),
    ...accent,
  }
  if (Object.keys(tokens).length === 0) return undefined
  return createTheme(tokens, { ...websiteTheme.options, layer: 'tokens' }).toCss()
}

/** A font that arrives late is not swapped in: the page would shift. */
function fontFace({ family, src, weight, style }: FontFace): string {
  return `@font-face { font-family: "${family}"; font-weight: ${weight}; font-style: ${style}; font-display: optional; src: url(".${src}"); }`
}
