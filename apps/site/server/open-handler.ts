import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ServerBuild } from '@remix-run/server-runtime'
import { createHandler, type OnError, type SiteHandler } from './site-handler.ts'

/**
 * Loads the built app that stands beside this file's folder. Its data lies beside that, unless the environment says where:
 * from which folder the program was started does not matter.
 *
 * @param options - `onError` is told of every error that an answer hides from its reader, unless the request has its own.
 * @throws Error when the app is not built, or cannot read its data.
 */
export async function openHandler(options: { onError?: OnError } = {}): Promise<SiteHandler> {
  for (const [name, data] of [
    ['SIGNPOST_GRAPH', '.graph'],
    ['SIGNPOST_CONTENT', '.content'],
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

/** Changes with every file of the built server, which names those of the client, and with what runs it. */
function versionOf(...folders: string[]): string {
  const hash = createHash('sha256').update(process.version)
  for (const folder of folders) {
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
    for (const file of files.map(({ parentPath, name }) => join(parentPath, name)).sort())
      hash.update(readFileSync(file))
  }
  return hash.digest('hex')
}
