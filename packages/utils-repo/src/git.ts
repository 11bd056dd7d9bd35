/**
 * Functions that read Git metadata of a folder: its working tree and remotes, including linked worktrees and
 * submodules.
 *
 * @example
 * ```ts
 * import { git } from '@signpost/utils-repo'
 *
 * const url = await git.remoteUrl('.')
 * if (url !== undefined) console.log(git.parseRemote(url))
 * ```
 *
 * @packageDocumentation
 */

import { dirname, join, resolve } from 'node:path'
import { checkArgument } from '@signpost/utils-primitives'
import type { PathInput } from '@signpost/utils-path'
import { run, type Program } from './disk/program.ts'
import { text } from './disk/steps.ts'
import { rootOf } from './find-root.ts'
import { configValue } from './git/config-value.ts'
import type { GitRemote } from './git-remote.ts'
import { RootMarker } from './root-marker.ts'

/**
 * Finds the Git working tree that contains a folder. Linked worktrees and submodules have their own.
 *
 * @param from - The first folder, or a file in it: a path or file URL. Defaults to the working directory.
 * @returns The absolute path of the folder that contains `.git`.
 * @throws {@link RootNotFoundError} when there is none.
 *
 * @example
 * ```ts
 * import { git } from '@signpost/utils-repo'
 *
 * const root = await git.root(import.meta.url)
 * ```
 *
 * @searchAlias toplevel repository rev parse project directory
 * @public
 */
export async function root(from: PathInput = '.'): Promise<string> {
  return run(rootOf(from, { marker: RootMarker.Git }))
}

/**
 * Reads the URL of a remote from the Git configuration. Git itself need not be installed.
 *
 * @remarks
 * A linked worktree uses the configuration of the main one. Included files and the user's configuration are not read,
 * so `insteadOf` has no effect.
 *
 * @param dir - A folder in a working tree, or a file in it: a path or file URL. Defaults to the working directory.
 * @param remote - The name of the remote.
 * @returns The URL or path as configured; `undefined` if the remote does not exist.
 * @throws {@link RootNotFoundError} when `dir` is not in a repository.
 *
 * @example
 * ```ts
 * import { git } from '@signpost/utils-repo'
 *
 * const url = await git.remoteUrl('.', 'upstream') // 'git@github.com:acme/site.git'
 * ```
 *
 * @searchAlias origin upstream github address
 * @public
 */
export async function remoteUrl(dir: PathInput = '.', remote = 'origin'): Promise<string | undefined> {
  return run(
    (function* () {
      const config = yield* text(join(yield* sharedDirectory(yield* rootOf(dir, { marker: RootMarker.Git })), 'config'))
      return config === undefined ? undefined : configValue(config, 'remote', remote, 'url')
    })(),
  )
}

/**
 * Parses the URL of a repository, in the forms of Git, GitHub, GitLab and the field `repository` of `package.json`.
 *
 * @param url - For example `https://github.com/acme/site.git`, `git@gitlab.com:group/sub/site.git`,
 *   `ssh://git@host:22/a/b`, `git+https://github.com/acme/site.git` or `github:acme/site`.
 * @returns The parts; `undefined` for a path, and for a URL without an owner and a repository.
 *
 * @example
 * ```ts
 * import { git } from '@signpost/utils-repo'
 *
 * git.parseRemote('git@github.com:acme/site.git')?.url // 'https://github.com/acme/site'
 * git.parseRemote('/srv/git/site.git') // undefined
 * ```
 *
 * @searchAlias hostedgitinfo owner slug ssh https
 * @public
 */
export function parseRemote(url: string): GitRemote | undefined {
  checkArgument('INVALID_URL', url, 'a URL in a text', () => typeof url === 'string', 'pass that of a remote')
  const location = locate(url.trim())
  if (!location) return undefined
  const { host, path } = location
  const provider = /(?:^|\.)(github|gitlab)\./.exec(host)?.[1] as GitRemote['provider']
  const parts = path.replace(/^\/+|\/+$/g, '').split('/')
  // The address of a page in the repository: GitHub has no groups, and GitLab ends the repository with `-`.
  const end = provider === 'github' ? 2 : provider === 'gitlab' && parts.includes('-') ? parts.indexOf('-') : undefined
  const names = parts
    .slice(0, end)
    .join('/')
    .replace(/\.git$/, '')
    .split('/')
  const name = names.pop()!
  if (names.length === 0 || ![...names, name].every((part) => /^(?!\.{1,2}$)[\w.~-]+$/.test(part))) return undefined

  const owner = names.join('/')
  return { host, provider, owner, name, url: `https://${host}/${owner}/${name}` }
}

function locate(url: string): { readonly host: string; readonly path: string } | undefined {
  const [, site, shorthand] = /^(github|gitlab):(?!\/\/)(.+)$/s.exec(url) ?? []
  if (site !== undefined && shorthand !== undefined) return { host: `${site}.com`, path: shorthand.replace(/#.*/s, '') }

  if (/^(?:git\+)?(?:https?|ssh|git):\/\//i.test(url)) {
    // For non-special schemes, `URL` does not normalise hosts.
    const web = /^(?:git\+)?https?:/i.test(url)
    const parsed = parseUrl(url.replace(/^[^:]+:/, /^(?:git\+)?http:/i.test(url) ? 'http:' : 'https:'))
    return parsed && { host: web ? parsed.host : parsed.hostname, path: parsed.pathname }
  }
  // The scp form. Without a user, the host must have a dot, because it could be a protocol or a Windows drive.
  const { host, path } =
    /^(?:[^@/\s]+@(?=[^:]+:)|(?=[\w-]+\.))(?<host>[\w.-]+):(?!\/\/)(?<path>.+)$/s.exec(url)?.groups ?? {}
  return host !== undefined && path !== undefined ? { host: host.toLowerCase(), path } : undefined
}

function parseUrl(url: string): URL | undefined {
  return URL.canParse(url) ? new URL(url) : undefined
}

/** The Git folder shared by the worktrees of a repository. */
function* sharedDirectory(root: string): Program<string> {
  const dotGit = join(root, '.git')
  const pointer = yield* text(dotGit)
  const [, target] = /^gitdir:\s*(.+?)\s*$/m.exec(pointer ?? '') ?? []
  const directory = target === undefined ? dotGit : resolve(dirname(dotGit), target)
  const common = yield* text(join(directory, 'commondir'))
  return common === undefined ? directory : resolve(directory, common.trim())
}
