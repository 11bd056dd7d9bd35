import { execFileSync } from 'node:child_process'
import { realpathSync, statSync } from 'node:fs'
import { delimiter, dirname, join, resolve } from 'node:path'
import { devNull } from 'node:os'

/** Commands of Git that only read. None of them starts a program under {@link settings}. */
export type GitCommand = 'cat-file' | 'for-each-ref' | 'log' | 'ls-files' | 'ls-tree' | 'merge-base' | 'rev-parse'

/** Settings in place of the repository's, whose `.git/config` may come from anyone: those that start programs or read other files. */
const settings: Readonly<Record<string, string>> = {
  // Otherwise ordinary committed files, HEAD beside config, are a repository.
  'safe.bareRepository': 'explicit',
  'core.alternateRefsCommand': 'false',
  'core.askPass': 'false',
  'core.attributesFile': devNull,
  'core.fsmonitor': 'false',
  'core.gitProxy': '',
  'core.hooksPath': devNull,
  'core.quotePath': 'false',
  'core.sshCommand': 'false',
  'credential.helper': '',
  'gpg.program': 'false',
  'gpg.openpgp.program': 'false',
  'gpg.ssh.program': 'false',
  'gpg.x509.program': 'false',
  'log.showSignature': 'false',
  'mailmap.blob': '',
  'mailmap.file': devNull,
  'protocol.allow': 'never',
}

const own: Readonly<Record<string, string>> = {
  LC_ALL: 'C',
  GIT_ATTR_NOSYSTEM: '1',
  GIT_NO_LAZY_FETCH: '1',
  // Versions without GIT_NO_LAZY_FETCH: a fetch is refused before it connects.
  GIT_ALLOW_PROTOCOL: 'none',
  GIT_NO_REPLACE_OBJECTS: '1',
  GIT_OPTIONAL_LOCKS: '0',
  GIT_TERMINAL_PROMPT: '0',
}

/**
 * Variables that Git gets from this process: none with a secret, and none that names a repository. The operator's own configuration
 * stays in force, because it lists the `safe.directory` entries of a machine.
 */
const inherited =
  /^(?:PATH|PATHEXT|HOME|HOMEDRIVE|HOMEPATH|USERPROFILE|APPDATA|PROGRAMDATA|XDG_CONFIG_HOME|SYSTEMROOT|TMPDIR|TEMP|TMP|SUDO_UID|GIT_CONFIG_(?:GLOBAL|SYSTEM|NOSYSTEM|COUNT|KEY_\d+|VALUE_\d+))$/i

/** A repository around a folder. */
interface Repository {
  /** Folder of its files. */
  top: string
  gitDir: string
}

const opened = new Map<string, Repository>()

/**
 * Runs Git at the repository that encloses a folder: the nearest `.git` in it or above it. A bare repository is never used.
 *
 * Programs and files named by the repository's configuration are not used, objects missing from a partial clone are not fetched,
 * and nothing is written. Runs without a shell.
 *
 * @param folder - Working folder: outputs and paths may be relative to it.
 * @param input - Standard input.
 * @returns Standard output.
 * @throws Error with Git's message, and its exit code as `status`, when it fails or there is no repository.
 */
export function runGit(folder: string, [command, ...args]: readonly [GitCommand, ...string[]], input?: string): Buffer {
  const { top, gitDir } = openRepository(folder)
  return execute(folder, [`--git-dir=${gitDir}`, `--work-tree=${top}`, command, ...args], { input })
}

/** The commit that is checked out in the repository around a folder; undefined when Git finds none. */
export function headCommit(folder: string): string | undefined {
  try {
    return runGit(folder, ['rev-parse', '--verify', 'HEAD']).toString().trim()
  } catch {
    return undefined
  }
}

/**
 * Real path of the folder that encloses a folder and has a `.git`; undefined when there is none. The ceilings of Git's own search
 * apply: a folder in `GIT_CEILING_DIRECTORIES` is not searched from below.
 */
export function enclosingRepository(folder: string): string | undefined {
  const ceilings = (process.env['GIT_CEILING_DIRECTORIES'] ?? '').split(delimiter)
  for (let at = realpathSync.native(folder); ; at = dirname(at)) {
    if (statSync(join(at, '.git'), { throwIfNoEntry: false }) !== undefined) return at
    if (at === dirname(at) || ceilings.includes(dirname(at))) return undefined
  }
}

function openRepository(folder: string): Repository {
  const top = enclosingRepository(folder)
  if (top === undefined) throw failed(`${folder} is not in a Git repository.`, 128)
  const known = opened.get(top)
  if (known !== undefined) return known
  // Git checks the owner of a repository only when it searches for one.
  const env = { GIT_CEILING_DIRECTORIES: dirname(top) }
  const gitDir = resolve(execute(top, ['rev-parse', '--absolute-git-dir'], { env }).toString().trim())
  // Versions without `safe.bareRepository`, beside a `.git` that is no repository.
  if (gitDir === top) throw failed(`${top} is a bare Git repository, expected a folder with a .git.`, 128)
  const repository = { top, gitDir }
  opened.set(top, repository)
  return repository
}

function execute(
  folder: string,
  args: readonly string[],
  { env = {}, input }: { env?: Readonly<Record<string, string>>; input?: string | undefined },
): Buffer {
  const switches = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  try {
    return execFileSync('git', ['-C', resolve(folder), '--no-pager', ...switches, ...args], {
      // Windows looks for a program in the working folder first.
      cwd: dirname(process.execPath),
      stdio: ['pipe', 'pipe', 'pipe'],
      maxBuffer: 2 ** 30,
      env: {
        ...Object.fromEntries(Object.entries(process.env).filter(([name]) => inherited.test(name))),
        ...own,
        ...env,
      } as NodeJS.ProcessEnv,
      ...(input !== undefined && { input }),
    })
  } catch (error) {
    const { code, stderr, status } = error as { code?: string; stderr?: Buffer; status?: number }
    if (code === 'ENOENT') throw new Error('Git is not installed.')
    const command = args.find((one) => !one.startsWith('-'))
    throw failed(`git ${command} failed in ${folder}: ${stderr?.toString().trim() ?? code}`, status)
  }
}

function failed(message: string, status: number | undefined): Error {
  return Object.assign(new Error(message), { status })
}
