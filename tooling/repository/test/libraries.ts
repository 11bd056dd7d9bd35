import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import ts from 'typescript'
import { sourceFiles, workspaces, type Workspace } from './workspaces.ts'

/** All libraries, by folder. */
export const libraries: Workspace[] = workspaces().filter(({ group }) => group === 'packages')

/** Sources of all libraries, without tests. */
export const sources: { path: string; file: ts.SourceFile }[] = libraries.flatMap(({ folder, directory }) =>
  sourceFiles(join(directory, 'src'))
    .filter((path) => !/\.test(-d)?\./.test(path))
    .map((path) => {
      const file = join(directory, 'src', path)
      return {
        path: `${folder}/${path}`,
        file: ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true),
      }
    }),
)

/** The places of all nodes that a function selects, as `library/file: text`. */
export function places<N extends ts.Node>(select: (node: ts.Node, path: string) => N | false | undefined): string[] {
  const found: string[] = []
  for (const { path, file } of sources) {
    const visit = (node: ts.Node): void => {
      const selected = select(node, path)
      if (selected) found.push(`${path}: ${selected.getText().split('\n')[0]!.slice(0, 90)}`)
      ts.forEachChild(node, visit)
    }
    visit(file)
  }
  return found
}

/** A module whose functions are called by name. */
export type Library = Readonly<Record<string, (...args: readonly unknown[]) => unknown>>

/** Imports the sources of a library. */
export const load = async (name: string): Promise<Library> => {
  const { directory } = libraries.find((one) => one.folder === name)!
  return (await import(/* @vite-ignore */ pathToFileURL(join(directory, 'src/index.ts')).href)) as Library
}

/** Members of a namespace or of a created object. */
export const of = (value: unknown): Library => value as Library

/** Creates an object of a class. */
export const create = (library: Library, name: string, ...args: unknown[]): Library =>
  Reflect.construct(library[name] as never, args) as Library
