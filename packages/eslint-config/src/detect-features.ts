import { access, readFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import type { PackageManifest } from '@signpost/types'
import { failure, isPlainObject } from '@signpost/utils-primitives'
import { Feature } from './feature.ts'

/** Packages that indicate a feature; one of them is enough. */
const markers: Readonly<Record<Exclude<Feature, Feature.Monorepo>, readonly string[]>> = {
  [Feature.Node]: ['@types/node'],
  [Feature.TypeScript]: ['typescript', 'typescript-eslint'],
  [Feature.Imports]: ['eslint-plugin-import-x'],
  [Feature.Unicorn]: ['eslint-plugin-unicorn'],
  [Feature.React]: ['react', '@eslint-react/eslint-plugin', 'eslint-plugin-react-hooks'],
  [Feature.LogicalProperties]: [
    '@signpost/eslint-plugin-logical-properties',
    '@vanilla-extract/css',
    '@emotion/css',
    '@emotion/react',
    '@emotion/styled',
    'styled-components',
  ],
  [Feature.Vitest]: ['vitest'],
  [Feature.Storybook]: ['storybook', 'eslint-plugin-storybook'],
}

/**
 * Detects the features that a project uses, from the `package.json` files in a folder and in its ancestors up to the
 * root of the workspace or repository.
 *
 * @remarks
 * A feature is detected when a manifest has the tool or its ESLint plugin as a dependency of any kind. `Node` is also
 * detected by `engines.node`; `Monorepo` when there is a workspace and `eslint-plugin-import-x`.
 *
 * @param cwd - The folder. Defaults to the working directory.
 * @returns The features, in the order of {@link Feature}.
 * @throws SyntaxError when a `package.json` is not a JSON object. The message has the path of the file.
 *
 * @example
 * ```ts
 * import { detectFeatures } from '@signpost/eslint-config'
 *
 * console.log([...(await detectFeatures())].join(' ')) // e.g. node typescript vitest
 * ```
 * @searchAlias installed autodetect frameworks dependencies
 * @public
 */
export async function detectFeatures(cwd: string = process.cwd()): Promise<Set<Feature>> {
  const names = new Set<string>()
  let node = false
  let workspace = false
  for (const folder of upwards(resolve(cwd))) {
    const manifest = await readManifest(join(folder, 'package.json'))
    for (const field of [
      manifest.dependencies,
      manifest.devDependencies,
      manifest.peerDependencies,
      manifest.optionalDependencies,
    ]) {
      for (const name of Object.keys(field ?? {})) names.add(name)
    }
    node ||= manifest.engines?.['node'] !== undefined
    workspace ||= manifest.workspaces !== undefined || (await exists(join(folder, 'pnpm-workspace.yaml')))
    if (workspace || (await exists(join(folder, '.git')))) break
  }

  return new Set(
    Object.values(Feature).filter((feature) => {
      if (feature === Feature.Monorepo) return workspace && names.has('eslint-plugin-import-x')
      return (feature === Feature.Node && node) || markers[feature].some((name) => names.has(name))
    }),
  )
}

function* upwards(folder: string): Generator<string> {
  yield folder
  if (dirname(folder) !== folder) yield* upwards(dirname(folder))
}

async function readManifest(file: string): Promise<PackageManifest> {
  let text: string
  try {
    text = await readFile(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {}
    throw error
  }
  try {
    const manifest: unknown = JSON.parse(text.replace(/^\uFEFF/, ''))
    if (isPlainObject(manifest)) return manifest
  } catch (cause) {
    throw failure(
      'INVALID_MANIFEST',
      `Expected JSON in ${file}, found an error: ${(cause as Error).message}`,
      SyntaxError,
      { cause },
    )
  }
  throw failure('INVALID_MANIFEST', `Expected an object in ${file}, found another value: correct it`, SyntaxError)
}

async function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  )
}
