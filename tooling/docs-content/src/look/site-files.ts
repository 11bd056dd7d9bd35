import { createHash } from 'node:crypto'
import { dirname, extname, join } from 'node:path'
import { SourceError, type SourceRoot } from '@signpost/files'
import type { CheckedConfig } from '../config/checked-config.ts'
import type { ConfigProblem } from '../config/schema.ts'
import type { SiteFile } from '../reader/model.ts'

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
  /** Absolute path of the file. */
  source: string
}

/** A configuration whose files have their addresses below the site's base, and those files. */
export interface ServedConfig {
  config: CheckedConfig
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
  { folder, source }: { folder: string; source: SourceRoot },
  problems: ConfigProblem[],
): ServedConfig {
  const files = new Map<string, ReadSiteFile>()

  const add = (place: string, written: string, from = folder): string => {
    if (!/^\.\.?\//.test(written)) return written
    const file = join(from, written)
    let bytes: Buffer
    try {
      bytes = source.read(file)
    } catch (error) {
      if (!(error instanceof SourceError)) throw error
      problems.push({ path: place, found: `${JSON.stringify(written)}, ${error.found}`, expected: error.expected })
      return written
    }
    const ending = extname(file).slice(1).toLowerCase()
    if (ending === 'css') bytes = Buffer.from(withServedUrls(bytes.toString('utf8'), file))
    const name = nameOf(file, bytes)
    files.set(name, {
      path: `/assets/site/${name}`,
      data: `files/${name}`,
      type: mediaTypes.get(ending) ?? 'application/octet-stream',
      bytes,
      source: file,
    })
    return `/assets/site/${name}`
  }
  /** Style sheets are in the folder of all files, so the name is the whole address. */
  const withServedUrls = (css: string, file: string): string =>
    css.replace(/url\(\s*(["']?)(\.\.?\/[^"')?#]+)\1\s*\)/g, (whole, _, written: string) => {
      const served = add(`theme.css, ${written}`, written, dirname(file))
      return served === written ? whole : `url("${served.slice('/assets/site/'.length)}")`
    })

  const { logo } = config.navbar
  const { theme } = config
  const served: CheckedConfig = {
    ...config,
    favicon: add('favicon', config.favicon),
    navbar: {
      ...config.navbar,
      logo: logo && {
        ...logo,
        src: add('navbar.logo.src', logo.src),
        srcDark: add('navbar.logo.srcDark', logo.srcDark),
      },
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

/** A name that changes with the content, and that every system takes. */
function nameOf(file: string, bytes: Buffer): string {
  const ending = extname(file)
  const name = file
    .slice(dirname(file).length + 1, -ending.length || undefined)
    .replace(/[^\w-]/g, '-')
    .slice(0, 60)
  return `${name}.${createHash('sha256').update(bytes).digest('hex').slice(0, 12)}${ending.toLowerCase()}`
}
