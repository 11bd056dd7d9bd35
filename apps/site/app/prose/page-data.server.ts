import type { EntryContext } from '@remix-run/node'
import { encode } from 'turbo-stream'

/**
 * Data of a page that is being rendered, as Remix answers a request for it.
 *
 * @returns `undefined` for a page with errors, which Remix encodes in its own way.
 */
export async function pageData({
  errors,
  loaderData,
  matches,
}: EntryContext['staticHandlerContext']): Promise<Uint8Array | undefined> {
  if (errors) return undefined
  // Documents contain the data of the root, and client navigation never requests it again.
  const loaded = matches.flatMap(({ route: { id, loader } }) => (loader && id !== 'root' ? [id] : []))
  const data = Object.fromEntries(loaded.map((id) => [id, { data: loaderData[id] as unknown }]))
  const chunks: Uint8Array[] = []
  for await (const chunk of encode(data) as unknown as AsyncIterable<Uint8Array>) chunks.push(chunk)
  return Buffer.concat(chunks)
}
