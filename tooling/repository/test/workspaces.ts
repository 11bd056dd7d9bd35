import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

/** The repository's folder. */
export const root: string = join(import.meta.dirname, '../../..')

/** A package.json, as far as the tests of the repository read it. */
export interface WorkspaceManifest {
  name: string
  private?: boolean
  scripts?: Record<string, string>
  imports?: Record<string, string>
  dependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  devDependencies?: Record<string, string>
}

/** A folder of the workspace with its manifest. */
export interface Workspace {
  /** `apps`, `packages` or `tooling`. */
  group: string
  /** `observable`. */
  folder: string
  directory: string
  manifest: WorkspaceManifest
}

/** All workspaces, by group and folder. */
export function workspaces(): Workspace[] {
  return ['apps', 'packages', 'tooling'].flatMap((group) =>
    readdirSync(join(root, group))
      .sort()
      .map((folder) => ({ group, folder, directory: join(root, group, folder) }))
      .filter(({ directory }) => existsSync(join(directory, 'package.json')))
      .map((place) => ({
        ...place,
        manifest: JSON.parse(readFileSync(join(place.directory, 'package.json'), 'utf8')) as WorkspaceManifest,
      })),
  )
}

const generated = new Set([
  'node_modules',
  'dist',
  'build',
  '.api',
  '.graph',
  '.content',
  '.test',
  '.turbo',
  '.cache',
  'cases',
  'fixtures',
])

/** Source files below a folder, without what is generated or is data of a test, relative to it with `/`. */
export function sourceFiles(directory: string): string[] {
  const found: string[] = []
  const walk = (folder: string): void => {
    for (const name of readdirSync(folder).sort()) {
      if (generated.has(name)) continue
      const path = join(folder, name)
      if (statSync(path).isDirectory()) walk(path)
      else if (/\.(?:[cm]?[jt]s|tsx)$/.test(name)) found.push(relative(directory, path).split(sep).join('/'))
    }
  }
  walk(directory)
  return found
}
