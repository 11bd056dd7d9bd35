import { node } from './node-modules.ts'

const settings = {
  'user.name': 'Test',
  'user.email': 'test@example.com',
  'commit.gpgSign': 'false',
  'core.autocrlf': 'false',
  'init.defaultBranch': 'main',
}
const date = '2024-01-01T00:00:00Z'

/** Commits all files of a folder, creating its repository if necessary. Returns the hash. */
export async function commit(folder: string, message: string): Promise<string> {
  const { devNull } = node('node:os')
  const { promisify } = node('node:util')
  const execFile = promisify(node('node:child_process').execFile)

  // The test may run in a Git hook, which sets GIT_DIR, GIT_INDEX_FILE and others.
  const inherited = Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_'))
  const env = {
    ...Object.fromEntries(inherited),
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_CONFIG_GLOBAL: devNull,
    GIT_AUTHOR_DATE: date,
    GIT_COMMITTER_DATE: date,
  }
  const always = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const git = async (...args: string[]): Promise<string> =>
    (await execFile('git', [...always, ...args], { cwd: folder, env })).stdout

  await git('init', '--quiet', '--template=')
  await git('add', '--all', '--force')
  await git('commit', '--quiet', '--allow-empty', '--message', message)
  return (await git('rev-parse', 'HEAD')).trim()
}
