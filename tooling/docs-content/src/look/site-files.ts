import { createHash } from 'node:crypto'
import { basename, dirname, extname, join } from 'node:path'
import { openSourceRoot, SourceError, type SourceRoot } from '@signpost/files'
import type { LinkTarget } from '@signpost/markdown'
import { imageSize } from 'image-size'
import type { CheckedConfig, ServedConfig } from '../config/checked-config.ts'
import type { ConfigProblem } from '../config/schema.ts'
import type { ImageSize, SiteFile } from '../reader/model.ts'
import type { RefusedImage } from '../docs/render-doc.ts'
import { letterIcon } from './letter-icon.ts'

/** Media types of the files that a configuration or a style sheet may name, by ending. */
const mediaTypes: ReadonlyMap<string, string> = new Map([
  ['css', 'text/css; charset=utf-8'],
  ['svg', 'image/svg+xml; charset=utf-8'],
  ['png', 'image/png'],
  ['jpg', 'image/jpeg'],
  ['jpeg', 'image/jpeg'],
  ['gif', 'image/gif'],
  ['webp', 'image/webp'],
  ['avif', 'image/avif'],
  ['ico', 'image/x-icon'],
  ['woff2', 'font/woff2'],
  ['woff', 'font/woff'],
  ['ttf', 'font/ttf'],
  ['otf', 'font/otf'],
])

/** A file to serve, with its bytes. */
export interface ReadSiteFile extends SiteFile {
  bytes: Buffer
  /** Absolute path of the file; absent for one that is made. */
  source?: string
}

/** Files of the repository that the site serves, each under a name that changes with its content. */
export interface SiteFiles {
  /**
   * Adds a file.
   *
   * @param source - Absolute path of the file; absent for one that is made.
   * @returns The address below the site's base.
   */
  serve: (file: string, bytes: Buffer, source?: string) => string
  /** Returns the size of an image by its address; `undefined` where none can be told. */
  sizeOf: (path: string) => ImageSize | undefined
  all: () => ReadSiteFile[]
}

/** Creates an empty collection of files. */
export function createSiteFiles(): SiteFiles {
  const files = new Map<string, ReadSiteFile>()
  return {
    serve(file, bytes, source) {
      const name = nameOf(file, bytes)
      const type = mediaTypes.get(endingOf(file)) ?? 'application/octet-stream'
      const path = `/assets/site/${name}`
      files.set(name, { path, data: `files/${name}`, type, bytes, ...(source !== undefined && { source }) })
      return path
    },
    sizeOf(path) {
      const file = files.get(basename(path))
      return file?.path === path ? readSize(file.bytes) : undefined
    },
    all: () => [...files.values()],
  }
}

const images = [...mediaTypes].filter(([, type]) => type.startsWith('image/')).map(([ending]) => ending)

/**
 * Serves an image of a doc.
 *
 * @param place - Absolute path of the repository, and whether it is trusted: opened by itself, an SVG runs its scripts.
 * @param path - Path of the file in it.
 * @returns The address and the size of the image, or why there is none.
 */
export function serveImage(
  { serve, sizeOf }: SiteFiles,
  { root, isTrusted }: { root: string; isTrusted: boolean },
  path: string,
): LinkTarget | RefusedImage {
  const ending = endingOf(path)
  const allowed = isTrusted ? images : images.filter((one) => one !== 'svg')
  if (!allowed.includes(ending)) {
    return {
      found: `${isTrusted ? '' : 'in an untrusted repository, '}a file .${ending}`,
      expected: `one of .${allowed.join(', .')}`,
    }
  }
  const file = join(root, path)
  try {
    const href = serve(file, openSourceRoot(root).read(file), file)
    return { href, ...sizeOf(href) }
  } catch (error) {
    if (error instanceof SourceError) return { found: error.found, expected: error.expected }
    throw error
  }
}

/**
 * Reads the files of the repository that a configuration names by paths such as `./logo.svg`.
 *
 * @param folder - The configuration's folder, from which the paths start.
 * @param problems - Receives files that cannot be read.
 * @returns The configuration with the files' addresses below the site's base.
 */
export function serveFiles(
  config: CheckedConfig,
  { folder, source: root, files: { serve, sizeOf } }: { folder: string; source: SourceRoot; files: SiteFiles },
  problems: ConfigProblem[],
): ServedConfig {
  const add = (place: string, written: string, from = folder): string => {
    if (!/^\.\.?\//.test(written)) return written
    const file = join(from, written)
    let bytes: Buffer
    try {
      bytes = root.read(file)
    } catch (error) {
      if (!(error instanceof SourceError)) throw error
      problems.push({ path: place, found: `${JSON.stringify(written)}, ${error.found}`, expected: error.expected })
      return written
    }
    if (endingOf(file) === 'css') bytes = Buffer.from(withServedUrls(bytes.toString('utf8'), file))
    return serve(file, bytes, file)
  }
  /** Style sheets are in the folder of all files, so the name is the whole address. */
  const withServedUrls = (css: string, file: string): string =>
    css.replace(/url\(\s*(["']?)(\.\.?\/[^"')?#]+)\1\s*\)/g, (whole, _, written: string) => {
      const served = add(`theme.css, ${written}`, written, dirname(file))
      return served === written ? whole : `url("${served.slice('/assets/site/'.length)}")`
    })

  const logoOf = (logo: NonNullable<CheckedConfig['navbar']['logo']>): typeof logo => {
    const [src, srcDark] = [add('navbar.logo.src', logo.src), add('navbar.logo.srcDark', logo.srcDark)]
    const [size, sizeDark] = [sizeOf(src), sizeOf(srcDark)]
    return { ...logo, src, srcDark, ...(size && { size }), ...(sizeDark && { sizeDark }) }
  }

  const { logo } = config.navbar
  const { theme } = config
  return {
    ...config,
    favicon:
      config.favicon === null ? serve('icon.svg', Buffer.from(letterIcon(config))) : add('favicon', config.favicon),
    navbar: {
      ...config.navbar,
      logo: logo && logoOf(logo),
    },
    theme: {
      ...theme,
      fonts: {
        ...theme.fonts,
        files: theme.fonts.files.map((face, index) => ({
          ...face,
          src: add(`theme.fonts.files[${index}].src`, face.src),
        })),
      },
      css: theme.css === null ? null : add('theme.css', theme.css),
    },
  }
}

/** Size of an image; undefined where none can be told, because browsers may show the file all the same. */
function readSize(bytes: Buffer): ImageSize | undefined {
  try {
    const { width, height } = imageSize(bytes)
    return width > 0 && height > 0 ? { width, height } : undefined
  } catch {
    return undefined
  }
}

function endingOf(file: string): string {
  return extname(file).slice(1).toLowerCase()
}

/** A name that changes with the content, and that every system takes. */
function nameOf(file: string, bytes: Buffer): string {
  const ending = extname(file)
  const name = basename(file, ending)
    .replace(/[^\w-]/g, '-')
    .slice(0, 60)
  return `${name}.${createHash('sha256').update(bytes).digest('hex').slice(0, 12)}${ending.toLowerCase()}`
}
