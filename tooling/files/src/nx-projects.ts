import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { globSync } from 'tinyglobby'
import { manifestFiles } from './package-manifest.ts'
import { parseJsonc } from './parse-jsonc.ts'
import { openSourceRoot } from './source-root.ts'

/** Folders of the projects of an Nx repository, relative to the root. */
export interface NxProjects {
  /** Those with the manifest of a package. */
  packages: string[]
  /** Libraries without one: nobody can install them. */
  libraries: string[]
}

/** Finds the projects of Nx, each a folder with a `project.json`; none in a root without `nx.json`. */
export function nxProjects(root: string): NxProjects {
  if (!existsSync(join(root, 'nx.json'))) return { packages: [], libraries: [] }
  const source = openSourceRoot(root)
  const files = globSync('**/project.json', {
    cwd: root,
    ignore: ['**/node_modules/**', '**/dist/**'],
    followSymbolicLinks: false,
  })
  const folders = files.map((file) => dirname(file)).filter((folder) => folder !== '.')
  const isPackage = (folder: string): boolean => manifestFiles.some((name) => existsSync(join(root, folder, name)))
  const isLibrary = (folder: string): boolean => {
    try {
      const project = parseJsonc(source.readText(join(root, folder, 'project.json'))) as {
        projectType?: unknown
      } | null
      return project?.projectType === 'library'
    } catch {
      // Nx itself reports a project that cannot be read.
      return false
    }
  }
  return {
    packages: folders.filter(isPackage).sort(),
    libraries: folders.filter((folder) => !isPackage(folder) && isLibrary(folder)).sort(),
  }
}
