import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { installPackages } from '../install-packages.js'

/** Where the packages are installed and what is made of them is written; ignored by git. */
export const work = join(import.meta.dirname, '.cache')

const { documented, further, support } = JSON.parse(readFileSync(join(import.meta.dirname, 'packages.json'), 'utf8'))

/** Names of the packages that are documented together, as one root. */
export const documentedNames = Object.keys(documented)

/** Names of all packages, each of which is extracted by itself too. */
export const packageNames = [...documentedNames, ...Object.keys(further)]

/** Installs every package, and what their declarations need. */
export function install() {
  installPackages(work, { ...documented, ...further, ...support })
}
