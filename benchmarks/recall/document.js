import { execFile } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { root } from '../command.js'

const run = promisify(execFile)
const signpost = join(root, 'tooling', 'signpost', 'bin.js')

/** For programs that print much. */
export const large = { maxBuffer: 2 ** 28 }

/**
 * Documents an installed package with Signpost, as the only package of a repository.
 *
 * @param installed - The package below a `node_modules`. Its dependencies are found there.
 * @param own - Folder that is written, beside that `node_modules` or deeper.
 */
export async function documentPackage(installed, name, own) {
  const repository = join(own, 'root')
  const folder = join(repository, 'packages', name)
  const [out, cache, result] = ['site', 'signpost', 'result.json'].map((one) => join(own, one))
  rmSync(own, { recursive: true, force: true })
  cpSync(installed, folder, { recursive: true })
  writeFileSync(
    join(repository, 'package.json'),
    JSON.stringify({ name: 'published', private: true, workspaces: [`packages/${name}`] }),
  )
  const link = join(repository, 'node_modules', name)
  mkdirSync(dirname(link), { recursive: true })
  symlinkSync(folder, link)
  const options = ['--root', repository, '--out', out, '--cache', cache, '--json', result]
  // A build with problems of the package ends with 1, and its pages are measured.
  await run(process.execPath, [signpost, 'build', ...options], large).catch((error) => {
    if (!existsSync(join(out, 'api'))) throw error
  })
  return { link, out, cache, result }
}

/** Runs a module of this folder and returns the JSON that it prints. */
export async function child(module, ...args) {
  const { stdout } = await run(
    process.execPath,
    ['--max-old-space-size=6000', join(import.meta.dirname, module), ...args],
    large,
  )
  return JSON.parse(stdout)
}
