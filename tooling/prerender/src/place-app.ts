import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { OutputError } from '@signpost/files'
import { precompress } from './precompress.ts'

/** Base URL that an app is built with, to be replaced. */
export const basePlaceholder = '/__signpost-base__/'

const placeholder = new RegExp(`${basePlaceholder.slice(0, -1)}(/?)`, 'g')

/**
 * Copies a built app and sets its base URL, which the built files contain as {@link basePlaceholder}.
 *
 * @param template - Folder of the built app: `client`, `server` and, if it is built, `serve`.
 * @param out - Folder whose `client`, `server` and `serve` are replaced.
 * @param base - Path under which the site will be served, with slashes at both ends.
 * @throws `OutputError` when there is no built app in `template`.
 */
export function placeApp(template: string, out: string, base: string): void {
  if (!existsSync(join(template, 'server', 'index.js'))) {
    throw new OutputError(template, 'no server/index.js', 'a built app', 'Build the app first.')
  }
  for (const name of readdirSync(template)) {
    rmSync(join(out, name), { recursive: true, force: true })
    cpSync(join(template, name), join(out, name), { recursive: true })
  }
  for (const file of filesBelow(join(out, 'client')).concat(filesBelow(join(out, 'server')))) {
    const text = readFileSync(file, 'utf8')
    const placed = text.replace(placeholder, (_, slash) => (slash === '' && base !== '/' ? base.slice(0, -1) : base))
    if (placed !== text) writeFileSync(file, placed)
  }
  precompress(join(out, 'client'))
}

/** Text files of an app below a folder. */
function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:css|html|js|json|svg|webmanifest)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
}
