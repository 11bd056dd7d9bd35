import type { WebsiteTheme } from '../src/index.ts'

type Paths = readonly WebsiteTheme.Path[]

const code: Paths = [
  'code.keyword',
  'code.string',
  'code.function',
  'code.type',
  'code.constant',
  'code.parameter',
  'code.comment',
]
const kinds: Paths = [
  'kind.class',
  'kind.function',
  'kind.variable',
  'kind.interface',
  'kind.type',
  'kind.enum',
  'kind.namespace',
]
const emphasis: Paths = ['accent', 'accentStrong']

/** Role of each colour. Each is in exactly one list. */
export const roles: Readonly<Record<'texts' | 'onAccent' | 'backgrounds' | 'controls' | 'decoration', Paths>> = {
  texts: ['ink', 'inkSoft', ...emphasis, 'warn', ...code, ...kinds],
  onAccent: ['onAccent'],
  backgrounds: ['paper', 'raised', 'accentWash', 'warnWash', 'selection'],
  /** Borders of controls. */
  controls: ['lineStrong'],
  /** Decorative lines. */
  decoration: ['line', 'underline'],
}

/** Text on a background: every text colour on every permanent background, and text on coloured areas. */
export const pairs: readonly (readonly [text: WebsiteTheme.Path, background: WebsiteTheme.Path])[] = [
  ...roles.backgrounds
    .filter((path) => path !== 'selection')
    .flatMap((background) => roles.texts.map((text) => [text, background] as const)),
  ...emphasis.map((background) => ['onAccent', background] as const),
  ...(['ink', ...kinds] as const).map((background) => ['paper', background] as const),
]
