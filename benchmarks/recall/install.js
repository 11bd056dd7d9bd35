import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { installPackages } from '../install-packages.js'

/** Where the packages are installed and pages are written; ignored by git. */
export const work = join(import.meta.dirname, '.cache')

const { measured, support } = JSON.parse(readFileSync(join(import.meta.dirname, 'packages.json'), 'utf8'))

/** Names of the packages whose comments are measured. */
export const measuredNames = Object.keys(measured)

/** Installs the packages, and what is needed to document them. */
export function install() {
  installPackages(work, { ...measured, ...support })
}
