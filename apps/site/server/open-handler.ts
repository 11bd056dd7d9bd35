import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ServerBuild } from '@remix-run/server-runtime'
import type { OnError, SiteHandler } from '@signpost/site-output'
import { createHandler } from './site-handler.ts'

/**
 * Loads the built app beside this file's folder.
 *
 * Its data is in `.graph`, `.content`, `.examples` (answers about examples), `.sources` (source pages) and `.releases` (published ones) beside the app, or in
 * the folders that `SIGNPOST_GRAPH`, `SIGNPOST_CONTENT`, `SIGNPOST_EXAMPLES`, `SIGNPOST_SOURCES` and `SIGNPOST_RELEASES` name. Of
 * these three there need be none.
 *
 * @param options - `onError` receives errors that responses do not show, unless the request has its own; `withRoot` is that of {@link createHandler}.
 * @throws Error when the app is not built, or cannot read its data.
 */
export async function openHandler(
  options: { onError?: OnError; withRoot?: boolean } = {},
): Promise<Required<SiteHandler>> {
  for (const [name, data] of [
    ['SIGNPOST_GRAPH', '.graph'],
    ['SIGNPOST_CONTENT', '.content'],
    ['SIGNPOST_EXAMPLES', '.examples'],
    ['SIGNPOST_SOURCES', '.sources'],
    ['SIGNPOST_RELEASES', '.releases'],
  ] as const) {
    process.env[name] ??= fileURLToPath(new URL(`../../${data}`, import.meta.url))
  }
  const folder = fileURLToPath(new URL('../server', import.meta.url))
  const build = (await import(new URL('../server/index.js', import.meta.url).href)) as ServerBuild
  return createHandler({
    build,
    appVersion: versionOf(folder, fileURLToPath(new URL('.', import.meta.url))),
    ...options,
  })
}

/** Loads the built app, which reads its data when it is opened. */
export function preload(): Promise<unknown> {
  return import(new URL('../server/index.js', import.meta.url).href)
}

/** Fingerprint of the server's files, which name those of the client, and of the Node version. */
function versionOf(...folders: string[]): string {
  const hash = createHash('sha256').update(process.version)
  for (const folder of folders) {
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
    for (const file of files.map(({ parentPath, name }) => join(parentPath, name)).sort())
      hash.update(readFileSync(file))
  }
  return hash.digest('hex')
}
