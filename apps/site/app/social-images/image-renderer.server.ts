import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type * as ResvgModule from '@resvg/resvg-js'
import { cardSize } from './card-svg.ts'
import { palettePng } from './png.ts'

/** Package that draws SVG. It is not a dependency, because only sites with images need it. */
export const rendererPackage = '@resvg/resvg-js'

/** Draws SVG as PNG. */
export interface ImageRenderer {
  version: string
  png: (svg: string) => Buffer
}

let loaded: { renderer: ImageRenderer | undefined } | undefined

/** The renderer that `SIGNPOST_RESVG` names by the path of its manifest, or the one beside the app; `undefined` without one. */
export function imageRenderer(): ImageRenderer | undefined {
  loaded ??= { renderer: load(process.env['SIGNPOST_RESVG']) }
  return loaded.renderer
}

function load(given: string | undefined): ImageRenderer | undefined {
  if (given === '') return undefined
  try {
    const manifest = given ?? createRequire(import.meta.url).resolve(`${rendererPackage}/package.json`)
    const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }
    const { Resvg } = createRequire(manifest)('.') as typeof ResvgModule
    return { version, png: (svg) => draw(new Resvg(svg, { font: { loadSystemFonts: false } })) }
  } catch {
    // Not installed, or not for this system.
    return undefined
  }
}

function draw(image: ResvgModule.Resvg): Buffer {
  const rendered = image.render()
  return palettePng(rendered.pixels, cardSize) ?? rendered.asPng()
}
