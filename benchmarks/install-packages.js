import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Installs packages at pinned versions into a folder, from the configured registry. None of their scripts is run.
 *
 * @param dependencies - Versions by name. A folder that has the same ones is left as it is.
 * @throws {Error} of npm, with what it printed.
 */
export function installPackages(folder, dependencies) {
  const manifest = `${JSON.stringify({ private: true, dependencies }, undefined, 2)}\n`
  const file = join(folder, 'package.json')
  if (existsSync(join(folder, 'package-lock.json')) && existsSync(file) && readFileSync(file, 'utf8') === manifest)
    return
  mkdirSync(folder, { recursive: true })
  writeFileSync(file, manifest)
  execFileSync('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--legacy-peer-deps'], {
    cwd: folder,
    stdio: 'pipe',
  })
}
