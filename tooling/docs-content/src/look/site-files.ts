import { createHash } from 'node:crypto'
import { basename, dirname, extname, join } from 'node:path'
import { SourceError, type SourceRoot } from '@signpost/files'
import { imageSize } from 'image-size'
import type { CheckedConfig, ServedConfig } from '../config/checked-config.ts'
import type { ConfigProblem } from '../config/schema.ts'
import type { ImageSize, SiteFile } from '../reader/model.ts'
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

/** A configuration whose files have their addresses below the site's base, and those files. */
export interface ServedFiles {
  config: ServedConfig
  files: ReadSiteFile[]
}

/**
 * Reads the files of the repository that a configuration names by paths such as `./logo.svg`.
 *
 * @param folder - The configuration's folder, from which the paths start.
 * @param problems - Receives files that cannot be read.
 */
export function serveFiles(
  config: CheckedConfig,
  { folder, source: root }: { folder: string; source: SourceRoot },
  problems: ConfigProblem[],
): ServedFiles {
  const files = new Map<string, ReadSiteFile>()

  const serve = (file: string, bytes: Buffer, source?: string): string => {
    const name = nameOf(file, bytes)
    const type = mediaTypes.get(endingOf(file)) ?? 'application/octet-stream'
    files.set(name, {
      path: `/assets/site/${name}`,
      data: `files/${name}`,
      type,
      bytes,
      ...(source !== undefined && { source }),
    })
    return `/assets/site/${name}`
  }
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

  const sizeOf = (path: string): ImageSize | undefined => {
    const file = files.get(basename(path))
    return file?.path === path ? readSize(file.bytes) : undefined
  }
  const logoOf = (logo: NonNullable<CheckedConfig['navbar']['logo']>): typeof logo => {
    const [src, srcDark] = [add('navbar.logo.src', logo.src), add('navbar.logo.srcDark', logo.srcDark)]
    const [size, sizeDark] = [sizeOf(src), sizeOf(srcDark)]
    return { ...logo, src, srcDark, ...(size && { size }), ...(sizeDark && { sizeDark }) }
  }

  const { logo } = config.navbar
  const { theme } = config
  const served: ServedConfig = {
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
  return { config: served, files: [...files.values()] }
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
