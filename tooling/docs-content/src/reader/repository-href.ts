import type { RepositoryPlace } from './model.ts'

/** Lines of a file, from 1. */
export interface Lines {
  from: number
  to: number
}

/** Whether a path leads above the repository's root to a page of its host, as `../../issues` does from the folder of a branch. */
export const isHostPath = (path: string): boolean => path.startsWith('../../')

/** Folder of the branches in the addresses of a host. */
const folders = { github: '/blob/', gitlab: '/-/blob/', bitbucket: '/src/' } as const

/**
 * Address of a file or folder in a repository on the web, at the commit that is built or on the branch.
 *
 * @param path - From the repository's root, without a slash at the start; see {@link isHostPath} for one above it.
 */
export function sourceHref({ url, host, branch, commit }: RepositoryPlace, path: string, lines?: Lines): string {
  if (isHostPath(path)) return host === 'azure' ? url : new URL(encoded(path), `${url}${folders[host]}branch/`).href
  const ref = commit ?? encoded(branch)
  const isOne = lines === undefined || lines.to <= lines.from
  switch (host) {
    case 'github':
      return `${url}/blob/${ref}/${encoded(path)}${lines ? `#L${lines.from}${isOne ? '' : `-L${lines.to}`}` : ''}`
    case 'gitlab':
      return `${url}/-/blob/${ref}/${encoded(path)}${lines ? `#L${lines.from}${isOne ? '' : `-${lines.to}`}` : ''}`
    case 'bitbucket':
      return `${url}/src/${ref}/${encoded(path)}${lines ? `#lines-${lines.from}${isOne ? '' : `:${lines.to}`}` : ''}`
    case 'azure': {
      const version = commit === undefined ? `GB${branch}` : `GC${commit}`
      // The end is exclusive: the first column of the next line.
      const range = lines && {
        line: lines.from,
        lineEnd: Math.max(lines.from, lines.to) + 1,
        lineStartColumn: 1,
        lineEndColumn: 1,
      }
      return `${url}?${query({ path: `/${path}`, version, ...range })}`
    }
  }
}

/** Address at which a file of the branch can be edited on the web. Azure DevOps has a button on the file's own page. */
export function editHref({ url, host, branch }: RepositoryPlace, path: string): string {
  switch (host) {
    case 'github':
      return `${url}/edit/${encoded(branch)}/${encoded(path)}`
    case 'gitlab':
      return `${url}/-/edit/${encoded(branch)}/${encoded(path)}`
    case 'bitbucket':
      return `${url}/src/${encoded(branch)}/${encoded(path)}?mode=edit`
    case 'azure':
      return `${url}?${query({ path: `/${path}`, version: `GB${branch}` })}`
  }
}

/** Encodes a path, of which parts may be encoded already. */
function encoded(path: string): string {
  return encodeURI(path)
    .replace(/%25(?=[\da-f]{2})/gi, '%')
    .replaceAll('#', '%23')
    .replaceAll('?', '%3F')
}

function query(values: Readonly<Record<string, string | number>>): string {
  return Object.entries(values)
    .map(([name, value]) => `${name}=${encodeURIComponent(value).replaceAll('%2F', '/')}`)
    .join('&')
}
