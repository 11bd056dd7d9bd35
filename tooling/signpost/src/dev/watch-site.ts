import { printError } from '@signpost/diagnostics'
import { existsSync, lstatSync } from 'node:fs'
import { dirname, isAbsolute, relative, sep } from 'node:path'
import { openSourceRoot } from '@signpost/files'
import { isInContent, type SiteFiles } from './changes-of.ts'
import { watchFolder, type FolderListener } from './watch-folder.ts'

const madeByPrograms = /(?:^|[\\/])(?:node_modules|\.git|\.turbo|\.api|\.graph|\.content|\.test)(?:[\\/]|$)/

/**
 * Watches the root, and the docs and the configuration if they are outside it.
 *
 * @param changed - Called with the path of each added, changed or removed file.
 * @returns Stops watching.
 */
export function watchSite(site: SiteFiles, changed: (path: string) => void): () => void {
  const { root, content, config } = site
  const failed: FolderListener['failed'] = (error, folder) => {
    const nextStep =
      error.code === 'ENOSPC'
        ? 'Raise the limit (on Linux, sysctl fs.inotify.max_user_watches) and start again.'
        : 'Start again after each change there.'
    printError(`${folder}: changes of some files are not noticed, found ${error.message}. ${nextStep}`)
  }
  const isOutside = (path: string): boolean =>
    isAbsolute(relative(root, path)) || relative(root, path).split(sep)[0] === '..'
  const source = openSourceRoot(root)
  // Targets of links out of the root are not documented, and may be as large as the disk.
  const leadsOut = (path: string): boolean =>
    lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() === true && existsSync(path) && !source.contains(path)
  const isWanted = (path: string): boolean => !madeByPrograms.test(relative(root, path)) && !leadsOut(path)
  const isOfConfig = (path: string): boolean => path === config || site.named?.().includes(path) === true
  const ends = [watchFolder(root, { isWanted, changed, failed })]
  if (isOutside(content)) {
    ends.push(watchFolder(dirname(content), { isWanted: (path) => isInContent(path, site), changed, failed }))
  }
  if (config !== undefined && isOutside(config)) {
    ends.push(watchFolder(dirname(config), { isWanted: isOfConfig, changed, failed }))
  }
  return () => {
    for (const end of ends) end()
  }
}
