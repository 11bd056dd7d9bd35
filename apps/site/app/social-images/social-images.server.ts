import { createHash } from 'node:crypto'
import type { Diagnostic } from '@signpost/diagnostics'
import { content } from '#app/data/index.server.ts'
import { type ServerTranslation, translationFor } from '#app/languages/index.server.ts'
import { type Locale, withBase } from '#app/urls/index.ts'
import { cardOf, coloursOf } from './card.server.ts'
import { type Card, cardSvg, missingOf } from './card-svg.ts'
import { imageAt, imagePath, type ImagePlace, imagePlaces } from './image-place.server.ts'
import { type ImageRenderer, imageRenderer, rendererPackage } from './image-renderer.server.ts'

/** Paths of the images of a site, and findings about those that it lacks. */
export interface SocialImages {
  paths: readonly string[]
  findings: readonly Diagnostic[]
}

/** Renderer of the site's images; `undefined` when it has none: previews need full addresses, and the package must be installed. */
function renderer(): ImageRenderer | undefined {
  const { socialImages, url } = content().manifest.config
  return socialImages === true && url !== '' ? imageRenderer() : undefined
}

/** Whether pages have images. */
export function hasImages(): boolean {
  return renderer() !== undefined
}

/** Texts of a page's image; `undefined` without a page, or when the fonts lack one of its characters. */
function drawable(place: ImagePlace, translation: ServerTranslation): Card | undefined {
  const card = cardOf(place, translation)
  return card && missingOf(card).length === 0 ? card : undefined
}

/** Address of the image of a page, with the base URL; `undefined` when it has none. */
export function imageHref(place: ImagePlace, translation: ServerTranslation): string | undefined {
  if (!renderer() || !drawable(place, translation)) return undefined
  return withBase(imagePath(translation.locale, place))
}

/** PNG by its path below the base URL; `undefined` for any other path. */
export function drawImage(path: string, translation: ServerTranslation): Buffer | undefined {
  const drawing = renderer()
  const found = imageAt(path)
  const card = drawing && found && drawable(found.place, translation)
  return card && drawing.png(cardSvg(card, coloursOf(card)))
}

/** Fingerprint of everything that an image shows, by its path; `undefined` for any other path. */
export function imageVersion(path: string): string | undefined {
  const found = imageAt(path)
  const drawing = found && renderer()
  if (!drawing) return undefined
  const { locale, place } = found
  // Texts of the app by their keys: the app has a version of its own.
  const card = cardOf(place, { locale, t: (key) => key })
  const { strings = null } = content().config(locale)
  return (
    card &&
    createHash('sha256')
      .update(JSON.stringify([card, coloursOf(card), strings, drawing.version]))
      .digest('base64url')
  )
}

/** Images of all pages in the given locales. */
export async function socialImages(locales: readonly Locale[]): Promise<SocialImages> {
  const { socialImages: isWanted, url } = content().manifest.config
  if (isWanted !== true) return { paths: [], findings: [] }
  if (url === '')
    return withoutImages(
      'no url in the configuration',
      'one, because previews need full addresses',
      'Set url to the address of the published site.',
    )
  if (!imageRenderer()) {
    return withoutImages(
      `no ${rendererPackage}`,
      'it in the repository, or beside Signpost for an untrusted one',
      `Install it: npm install --save-dev ${rendererPackage}`,
    )
  }
  const paths: string[] = []
  const missing: { path: string; characters: readonly string[] }[] = []
  for (const locale of locales) {
    const translation = await translationFor(locale)
    for (const place of imagePlaces(locale)) {
      const card = cardOf(place, translation)
      if (card === undefined) continue
      const characters = missingOf(card)
      const path = imagePath(locale, place)
      if (characters.length === 0) paths.push(path)
      else missing.push({ path, characters })
    }
  }
  return { paths: [...new Set(paths)], findings: missing.length === 0 ? [] : [undrawn(missing)] }
}

function withoutImages(found: string, expected: string, nextStep: string): SocialImages {
  return {
    paths: [],
    findings: [{ code: 'no-social-images', severity: 'warning', file: '/social', found, expected, nextStep }],
  }
}

function undrawn(missing: readonly { path: string; characters: readonly string[] }[]): Diagnostic {
  const { path } = missing[0]!
  const all = [...new Set(missing.flatMap((one) => one.characters))].sort()
  const shown = all.slice(0, 8).map((one) => `U+${one.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`)
  const more = all.length > shown.length ? ` and ${all.length - shown.length} more` : ''
  return {
    code: 'undrawn-image',
    severity: 'info',
    file: path,
    found: `${missing.length} ${missing.length === 1 ? 'image' : 'images'} with characters that the fonts lack: ${shown.join(', ')}${more}`,
    expected: 'Latin letters in the name, the types and the first sentence of a page with an image of its own',
    nextStep: 'Nothing, if the image of the site is good enough: these pages have it.',
  }
}
