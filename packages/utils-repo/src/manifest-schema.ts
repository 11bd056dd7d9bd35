import type { PackageManifest } from '@signpost/types'
import { isPlainObject } from '@signpost/utils-primitives'

interface Issue {
  readonly message: string
  readonly path: readonly PropertyKey[]
}

type Result = { readonly value: PackageManifest; readonly issues?: undefined } | { readonly issues: readonly Issue[] }

/**
 * Validates the fields of a `package.json` that this package reads: `name`, `packageManager`, `devEngines`,
 * `workspaces` and the dependencies. A schema as defined by {@link https://standardschema.dev | Standard Schema}.
 */
export const manifestSchema: {
  readonly '~standard': {
    readonly version: 1
    readonly vendor: string
    readonly validate: (value: unknown) => Result
    readonly types?: { readonly input: unknown; readonly output: PackageManifest }
  }
} = {
  '~standard': {
    version: 1,
    vendor: 'signpost',
    validate(value) {
      const issues = isPlainObject(value) ? [...issuesOf(value)] : [issue('an object', value)]
      return issues.length > 0 ? { issues } : { value: value as PackageManifest }
    },
  },
}

const dependencyFields = ['dependencies', 'devDependencies', 'peerDependencies', 'optionalDependencies']

function* issuesOf(manifest: Readonly<Record<string, unknown>>): Generator<Issue> {
  for (const field of ['name', 'packageManager']) {
    const value = manifest[field]
    if (value !== undefined && typeof value !== 'string') yield issue('a string', value, field)
  }
  for (const field of dependencyFields) {
    const value = manifest[field]
    // npm accepts an empty list as well.
    if (value === undefined || (Array.isArray(value) && value.length === 0)) continue
    if (!isPlainObject(value)) {
      yield issue('an object', value, field)
      continue
    }
    for (const [name, specifier] of Object.entries(value)) {
      if (typeof specifier !== 'string') yield issue('a string', specifier, field, name)
    }
  }
  const { devEngines, workspaces } = manifest
  yield* enginesIssues(devEngines)
  if (workspaces === undefined || isTexts(workspaces)) return
  if (!isPlainObject(workspaces)) yield issue('a list of globs', workspaces, 'workspaces')
  else if (workspaces['packages'] !== undefined && !isTexts(workspaces['packages'])) {
    yield issue('a list of globs', workspaces['packages'], 'workspaces', 'packages')
  }
}

function* enginesIssues(devEngines: unknown): Generator<Issue> {
  if (devEngines === undefined) return
  if (!isPlainObject(devEngines)) yield issue('an object', devEngines, 'devEngines')
  else {
    const managers: unknown = devEngines['packageManager'] ?? []
    const isNamed = (one: unknown): boolean => isPlainObject(one) && typeof one['name'] === 'string'
    if (![managers].flat().every(isNamed)) {
      yield issue('an object with a name, or a list of them', managers, 'devEngines', 'packageManager')
    }
  }
}

function issue(expected: string, found: unknown, ...path: string[]): Issue {
  return { message: `expected ${expected}, found ${JSON.stringify(found)}`, path }
}

/** Whether a value is an array of strings. */
export function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string')
}
