import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Where the packages are installed and pages are written; ignored by git. */
export const work = join(import.meta.dirname, '.cache')

const { measured, support } = JSON.parse(readFileSync(join(import.meta.dirname, 'packages.json'), 'utf8'))

/** Names of the packages whose comments are measured. */
export const measuredNames = Object.keys(measured)

/**
 * Installs the packages at their pinned versions, from the configured registry. None of their scripts is run.
 *
 * @throws {Error} of npm, with what it printed.
 */
export function install() {
  const manifest = `${JSON.stringify({ private: true, dependencies: { ...measured, ...support } }, undefined, 2)}\n`
  const file = join(work, 'package.json')
  if (existsSync(join(work, 'package-lock.json')) && existsSync(file) && readFileSync(file, 'utf8') === manifest) return
  mkdirSync(work, { recursive: true })
  writeFileSync(file, manifest)
  execFileSync('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--legacy-peer-deps'], {
    cwd: work,
    stdio: 'pipe',
  })
}
