import { execFileSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { root } from './command.js'

export const title = 'lines of source and of tests by workspace, after formatting, beside those of df65349'

/** Before the code was rewritten to one model with fewer parts. */
const before = 'df65349'

/** Counts lines of both states in copies that the same Biome has formatted. */
export async function measure() {
  const folder = mkdtempSync(join(tmpdir(), 'bench-lines-'))
  try {
    const now = count(copyTree(join(folder, 'now')), 'now')
    const then = count(extract(before, join(folder, 'before')), before)
    return [...new Set([...now.keys(), ...then.keys()])].sort().flatMap((workspace) =>
      ['source', 'tests'].flatMap((part) => [
        { figure: `${workspace}, ${part}`, value: now.get(workspace)?.[part] ?? 0, unit: 'lines' },
        { figure: `  control: ${before}`, value: then.get(workspace)?.[part] ?? 0, unit: 'lines' },
      ]),
    )
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Copies the files that Git tracks or would track, with uncommitted edits. */
function copyTree(folder) {
  const listed = git('ls-files', '--cached', '--others', '--exclude-standard', '-z').toString()
  for (const file of listed.split('\0').filter((name) => name && existsSync(join(root, name)))) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    copyFileSync(join(root, file), join(folder, file))
  }
  return folder
}

/** Writes the files of a commit to a folder. */
function extract(commit, folder) {
  try {
    git('cat-file', '-e', `${commit}^{commit}`)
  } catch {
    throw new Error(
      `Git finds no commit ${commit} here, expected a clone with its whole history: run \`git fetch --unshallow\`.`,
    )
  }
  mkdirSync(folder)
  execFileSync('tar', ['--extract', '--directory', folder], { input: git('archive', '--format=tar', commit) })
  return folder
}

function git(...args) {
  return execFileSync('git', args, { cwd: root, maxBuffer: 2 ** 30, stdio: ['ignore', 'pipe', 'ignore'] })
}

/** Formats a copy of the repository and returns the lines of its workspaces, and of all, without data of tests. */
function count(folder, name) {
  copyFileSync(join(root, 'biome.json'), join(folder, 'biome.json'))
  const options = ['format', '--write', '--vcs-enabled=false', '--log-level=none', folder]
  try {
    execFileSync(join(root, 'node_modules', '.bin', 'biome'), options, { cwd: folder, stdio: 'ignore' })
  } catch {
    // A file of an older syntax stays as it was written.
    console.log(`  Biome could not format every file of ${name}.`)
  }
  const sums = new Map()
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name).slice(folder.length + 1)
    if (!entry.isFile() || !/\.(?:[cm]?[jt]s|tsx|css)$/.test(file) || /\/(?:cases|fixtures)\//.test(file)) continue
    const [group, workspace] = file.split('/')
    const key = /^(?:apps|packages|tooling)$/.test(group) ? `${group}/${workspace}` : 'root, scripts, benchmarks'
    const part = /\.(?:test|test-d|spec)\.|\/(?:test|e2e)\//.test(file) ? 'tests' : 'source'
    const lines = readFileSync(join(folder, file), 'utf8').split('\n').length - 1
    for (const where of [key, 'all']) {
      const sum = sums.get(where) ?? { source: 0, tests: 0 }
      sum[part] += lines
      sums.set(where, sum)
    }
  }
  return sums
}
