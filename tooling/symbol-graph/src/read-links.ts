import path from 'node:path'
import { openSourceRoot, SourceError, walkable } from '@signpost/files'
import { noLinks, type OutsideLinks } from './link/outside/outside-name.ts'

/** File at the repository's root with the documentation URLs of other packages. */
export const linksFile = 'signpost.links.json'

const example = '{"rxjs": "https://rxjs.dev/api/index/{kind}/{name}"}'

/** Invalid file of links. */
export class LinksError extends Error {
  override readonly name = 'LinksError'
}

/**
 * Reads the documentation URLs of other packages; empty without a file.
 *
 * @throws LinksError when it is not an object of `https` addresses with `{name}`. The message names the file, the
 *   problem and the expected format.
 */
export function readLinks(root: string): OutsideLinks {
  const file = path.join(root, linksFile)
  let text: string
  try {
    text = openSourceRoot(root).readText(file)
  } catch (error) {
    if (!(error instanceof SourceError)) throw error
    if (error.code === 'missing') return noLinks
    throw new LinksError(`${linksFile} cannot be read: found ${error.found}. Expected a file such as ${example}.`)
  }
  let links: unknown
  try {
    links = walkable(JSON.parse(text))
  } catch (error) {
    throw new LinksError(`${linksFile} is not JSON (${(error as Error).message}). Expected for example ${example}.`)
  }
  if (typeof links !== 'object' || links === null || Array.isArray(links)) {
    throw new LinksError(`${linksFile}: found no object. Expected addresses by package, for example ${example}.`)
  }
  const entries = Object.entries(links)
  for (const [name, address] of entries) {
    if (typeof address === 'string' && /^https:\/\/\S+$/u.test(address) && address.includes('{name}')) continue
    throw new LinksError(
      `${linksFile}: found ${JSON.stringify(address)} for "${name}". Expected an https address with {name} in it, for example ${example}.`,
    )
  }
  return new Map(entries as [string, string][])
}
