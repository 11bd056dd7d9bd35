import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

/** The repository's folder. */
export const root: string = join(import.meta.dirname, '../../..')

/** A package.json, as far as the tests of the repository read it. */
export interface WorkspaceManifest {
  name: string
  private?: boolean
  keywords?: string[]
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
  '.git',
  'dist',
  'build',
  '.api',
  '.graph',
  '.content',
  '.test',
  '.turbo',
  '.cache',
  '.examples',
  '.sources',
  'test-results',
  'cases',
  'fixtures',
])

/** Source files below a folder, without generated files and data of tests, relative to it with `/`. */
export function sourceFiles(directory: string): string[] {
  return files(directory, /\.(?:[cm]?[jt]s|tsx)$/).map((path) => relative(directory, path).split(sep).join('/'))
}

/** Absolute paths of the Markdown documents of the repository, without those of the site: its own build checks their links. */
export function documents(): string[] {
  return files(root, /\.md$/).filter((path) => !path.startsWith(join(root, 'apps/site/content')))
}

/** Absolute paths of files with a matching name, without generated files and data of tests. */
function files(directory: string, names: RegExp): string[] {
  return readdirSync(directory, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .filter(({ name }) => !generated.has(name))
    .flatMap((entry) => {
      const path = join(directory, entry.name)
      if (entry.isDirectory()) return files(path, names)
      return names.test(entry.name) ? [path] : []
    })
}
