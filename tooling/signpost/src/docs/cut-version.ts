import { existsSync, statSync } from 'node:fs'
import { docsSources, type DocumentOptions } from '../site/document.ts'
import type { Places } from '../steps/places.ts'
import { RootError } from '@signpost/files/find-packages'

/**
 * Saves a root's current hand-written docs as a version. The root needs no packages.
 *
 * @returns The exit code: 0, or 1 after printing why the version could not be created.
 * @throws {@link RootError} when the root is not a folder.
 */
export async function cutVersion(
  places: Places,
  name: string,
  options: Pick<DocumentOptions, 'config' | 'content' | 'untrusted'> & { json?: string },
): Promise<number> {
  const { root } = places
  if (!existsSync(root) || !statSync(root).isDirectory()) {
    throw new RootError(
      root,
      existsSync(root) ? 'a file' : 'nothing',
      'a folder',
      'Give the folder of a repository with --root.',
    )
  }
  const { config, content } = docsSources(places, options)
  const files = [
    ...(options.untrusted === true ? ['--untrusted'] : []),
    ...(config === undefined ? [] : ['--config', config]),
    ...(content === undefined ? [] : ['--content', content]),
    ...(options.json === undefined ? [] : ['--json', options.json]),
  ]
  const { runDocsContent } = await import('@signpost/docs-content')
  return runDocsContent(['version', '--site', root, ...files, '--', name])
}
