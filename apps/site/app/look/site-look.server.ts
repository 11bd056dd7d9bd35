import type { SiteTheme } from '@signpost/docs-content/reader'
import { content } from '#app/data/index.server.ts'
import { withBase } from '#app/urls/index.ts'
import type { SiteLook } from './site-look.ts'
import { siteCss, siteCssPath } from './site-css.server.ts'

/** Look of the site for every page. */
export function siteLook(): SiteLook {
  const { theme, analytics } = content().manifest.config
  const { text, code, files } = theme.fonts
  // Each page has these data: most sites leave all fonts as they are.
  const hasFonts = text !== null || code !== null || files.length > 0
  return {
    styles: [...(siteCss() === undefined ? [] : [siteCssPath]), ...(theme.css === null ? [] : [theme.css])].map(
      withBase,
    ),
    ...(hasFonts && {
      fonts: { hasText: text !== null, hasCode: code !== null, preloaded: preloadedFonts(theme).map(withBase) },
    }),
    ...(analytics && { script: { src: analytics.src, attributes: analytics.attributes } }),
  }
}

/** Upright files of the families that text and code begin with. */
function preloadedFonts({ fonts: { text, code, files } }: SiteTheme): string[] {
  const first = [text, code].flatMap((families) => (families === null ? [] : [firstFamily(families)]))
  return files
    .filter(({ family, style, src }) => style === 'normal' && first.includes(family) && src.endsWith('.woff2'))
    .map(({ src }) => src)
}

function firstFamily(families: string): string {
  return families
    .split(',')[0]!
    .trim()
    .replace(/^["']|["']$/g, '')
}

/** Origins besides its own that the content security policy of pages allows. */
export function allowedOrigins(): {
  script: readonly string[]
  connect: readonly string[]
  frame: readonly string[]
} {
  const { analytics, workbench } = content().manifest.config
  // All pages of a site have one policy: that of the first document stays in force for pages that the reader goes to.
  const hasStories = Object.keys(workbench?.stories ?? {}).length > 0
  const frame = hasStories ? [workbench!.url.startsWith('/') ? "'self'" : new URL(workbench!.url).origin] : []
  if (!analytics) return { script: [], connect: [], frame }
  const { origin } = new URL(analytics.src)
  return { script: [origin], connect: [...new Set([origin, ...analytics.origins])], frame }
}
