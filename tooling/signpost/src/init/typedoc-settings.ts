import { parse, type ParseError } from 'jsonc-parser'
import type { TakenSettings } from './site-config-text.ts'

/** Options of TypeDoc whose effect Signpost has without a setting. */
const unneeded = new Set([
  '$schema',
  'entryPoints',
  'entryPointStrategy',
  'packageOptions',
  'tsconfig',
  'plugin',
  'theme',
  'out',
  'json',
  'readme',
  'includeVersion',
  'searchInComments',
  'cleanOutputDir',
])

/**
 * Reads the settings of a `typedoc.json` that a site's configuration has, too.
 *
 * @returns The settings, and a note about options without a counterpart.
 */
export function settingsOfTypedoc(text: string): { settings: TakenSettings; notes: string[] } {
  const errors: ParseError[] = []
  const found: unknown = parse(text, errors, { allowTrailingComma: true })
  if (errors.length > 0 || typeof found !== 'object' || found === null) {
    return { settings: {}, notes: ['typedoc.json is no JSON object, so nothing is taken over from it'] }
  }
  const { name, hostedBaseUrl, favicon, navigationLinks, ...rest } = found as Record<string, unknown>
  const hosted = typeof hostedBaseUrl === 'string' && URL.canParse(hostedBaseUrl) ? new URL(hostedBaseUrl) : undefined
  const links =
    typeof navigationLinks === 'object' && navigationLinks !== null
      ? Object.entries(navigationLinks).flatMap(([label, href]) =>
          typeof href === 'string' && /^https?:/.test(href) ? [{ label, href }] : [],
        )
      : []
  const others = Object.keys(rest).filter((key) => !unneeded.has(key))
  return {
    settings: {
      ...(typeof name === 'string' && name !== '' && { title: name }),
      ...(hosted && { url: hosted.origin, baseUrl: hosted.pathname }),
      ...(typeof favicon === 'string' && /^\w+:/.test(favicon) && { favicon }),
      ...(links.length > 0 && { links }),
    },
    notes: others.length === 0 ? [] : [`options of typedoc.json without a counterpart: ${others.join(', ')}`],
  }
}
