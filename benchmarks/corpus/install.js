import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Where the packages are installed and what is made of them is written; ignored by git. */
export const work = join(import.meta.dirname, '.cache')

const { documented, further, support } = JSON.parse(readFileSync(join(import.meta.dirname, 'packages.json'), 'utf8'))

/** Names of the packages that are documented together, as one root. */
export const documentedNames = Object.keys(documented)

/** Names of all packages, each of which is extracted by itself too. */
export const packageNames = [...documentedNames, ...Object.keys(further)]

/**
 * Installs every package at its pinned version, and what their declarations need, from the configured registry. None of
 * their scripts is run.
 *
 * @throws {Error} of npm, with what it printed.
 */
export function install() {
  const dependencies = { ...documented, ...further, ...support }
  const manifest = `${JSON.stringify({ private: true, dependencies }, undefined, 2)}\n`
  const file = join(work, 'package.json')
  if (existsSync(join(work, 'package-lock.json')) && existsSync(file) && readFileSync(file, 'utf8') === manifest) return
  mkdirSync(work, { recursive: true })
  writeFileSync(file, manifest)
  execFileSync('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--legacy-peer-deps'], {
    cwd: work,
    stdio: 'pipe',
  })
}
