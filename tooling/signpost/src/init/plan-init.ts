import satisfies from 'semver/functions/satisfies.js'
import validRange from 'semver/ranges/valid.js'
import { baseOf, deploymentFiles, outOption, reviewWorkflows } from './ci-files.ts'
import { hasJson, isJsonObject, jsonString, withJson } from './edit-json.ts'
import { inFolder } from './inspect-repository.ts'
import {
  mcpEditors,
  type FileChange,
  type InitRequest,
  type McpEditor,
  type NewFile,
  type Repository,
} from './repository.ts'
import { planRush } from './rush.ts'
import { docsScript } from './script-names.ts'
import { siteConfigText } from './site-config-text.ts'
import { settingsOfTypedoc } from './typedoc-settings.ts'

/**
 * Plans the files of Signpost in a repository. Existing values are kept: a file that has another one is left, and the change
 * says so.
 *
 * @returns Changes in the order in which they are shown; none when the repository has everything already.
 */
export function planInit(repository: Repository, request: InitRequest = {}): FileChange[] {
  const { manager, files, turbo } = repository
  const known = hasSignpost(repository) ? ['@signpost/signpost'] : []
  const hasConfiguration = [...files.keys()].some((path) => path.startsWith('site.config.'))
  const [config, ...others] = createdFiles(repository, request)
  return [
    hasConfiguration ? undefined : newFile(repository, config!),
    ...(manager === 'rush'
      ? planRush(repository, scripts(repository, request))
      : manifestValues(repository, request).map(([path, values]) =>
          changedJson(
            repository,
            path,
            values.filter(([keys]) => !known.includes(keys.at(-1)!)),
          ),
        )),
    otherVersion(repository),
    turbo === undefined ? undefined : changedJson(repository, turbo, turboValues(repository, turbo)),
    usesNx(repository) ? changedJson(repository, nxFile, nxValues(repository)) : undefined,
    ignoredFiles(repository),
    ...(request.mcp ?? []).map((editor) => mcpEntry(repository, editor)),
    ...others.map((file) => newFile(repository, file)),
  ].filter((change) => change !== undefined)
}

function newFile({ files }: Repository, { path, text, about }: NewFile): FileChange | undefined {
  const existing = files.get(path)
  if (existing === undefined) return { kind: 'create', path, text, about }
  if (existing.replaceAll('\r\n', '\n') === text) return undefined
  return { kind: 'leave', path, about: `exists with another text; it would be ${about}` }
}

function configuration(repository: Repository, request: InitRequest): NewFile {
  const typedoc = takenSettings(repository, request)
  return {
    path: 'site.config.ts',
    text: siteConfigText(repository, typedoc?.settings),
    about: ['title, navigation and links of the site', ...(typedoc?.notes ?? [])].join('; '),
  }
}

function takenSettings({ files }: Repository, { from }: InitRequest): ReturnType<typeof settingsOfTypedoc> | undefined {
  return from === 'typedoc' ? settingsOfTypedoc(files.get('typedoc.json') ?? '{}') : undefined
}

/** Scripts of the root: command lines by name. */
export function scripts(repository: Repository, { review }: InitRequest): Record<string, string> {
  const { turbo, out, deno, version } = repository
  // Tasks of Deno: Signpost runs in Node, from npm's cache.
  const signpost = deno === undefined ? 'signpost' : `npx --yes @signpost/signpost@^${version}`
  const extraction =
    turbo !== undefined ? 'turbo run api:extract && ' : usesNx(repository) ? 'nx run-many --target api:extract && ' : ''
  const first = `${deno === undefined ? extraction : ''}${signpost}`
  return {
    [docsScript(repository, 'build')]: `${first} build${outOption(out)}`,
    [docsScript(repository, 'check')]: `${first} check`,
    [docsScript(repository, 'dev')]: `${signpost} dev`,
    'api:check': `${first} reports check`,
    'api:update': `${first} reports update`,
    ...(review === true && { 'api:review': `${signpost} review` }),
  }
}

/** Scripts and the development dependency by file. A root that is the only package has both kinds of scripts. */
function manifestValues(repository: Repository, request: InitRequest): [path: string, values: Values][] {
  const { packages, manager, version, deno } = repository
  if (deno !== undefined) {
    const tasks = Object.entries(scripts(repository, request))
    return [[deno, tasks.map(([name, command]) => [['tasks', name], command] as const)]]
  }
  const extract = manager === 'yarn' ? 'run -T signpost extract' : 'signpost extract'
  const rootValues: Values = [
    ...Object.entries(scripts(repository, request)).map(([name, command]) => [['scripts', name], command] as const),
    ...(request.mcp === undefined ? [] : ([[['devDependencies', '@modelcontextprotocol/sdk'], sdkRange]] as const)),
    [['devDependencies', '@signpost/signpost'], `^${version}`],
  ]
  const paths = ['', ...packages.map(({ path }) => path).filter((path) => path !== '')]
  return paths.map((path) => {
    const isPackage = packages.some((one) => one.path === path)
    const extraction: Values = isPackage ? [[['scripts', 'api:extract'], extract]] : []
    return [inFolder(path, 'package.json'), path === '' ? [...rootValues, ...extraction] : extraction]
  })
}

/** Values that `init` adds to JSON files, by file. A Rush repository has no package.json in its root, and other packages have none. */
export function addedValues(repository: Repository, request: InitRequest): ReadonlyMap<string, Values> {
  const { turbo } = repository
  return new Map([
    ...(repository.manager === 'rush' ? [] : manifestValues(repository, request)),
    ...(turbo === undefined ? [] : [[turbo, turboValues(repository, turbo)] as const]),
    ...(usesNx(repository) ? [[nxFile, nxValues(repository)] as const] : []),
    ...(request.mcp ?? []).map((editor) => [mcpEditors[editor].path, mcpValues(editor)] as const),
  ])
}

/** Files that `init` creates whole, the configuration among them. */
export function createdFiles(repository: Repository, request: InitRequest): NewFile[] {
  return [
    configuration(repository, request),
    ...(request.review === true ? reviewWorkflows(repository) : []),
    ...(request.deploy === undefined
      ? []
      : deploymentFiles(
          repository,
          request.deploy,
          baseOf(repository, takenSettings(repository, request)?.settings.baseUrl),
        )),
  ]
}

/** Versions of the SDK for `signpost mcp`. */
const sdkRange = '^1.25.0'

/** Entry of `signpost mcp` for an editor. It is started in the root. */
function mcpValues(editor: McpEditor): Values {
  return [[[mcpEditors[editor].key, 'signpost'], { command: 'npx', args: ['--no-install', 'signpost', 'mcp'] }]]
}

function mcpEntry(repository: Repository, editor: McpEditor): FileChange | undefined {
  const { path, key } = mcpEditors[editor]
  const values = mcpValues(editor)
  const text = `${JSON.stringify({ [key]: { signpost: values[0]![1] } }, undefined, 2)}\n`
  if (!repository.files.has(path)) return { kind: 'create', path, text, about: 'answers agents about the API' }
  return changedJson(repository, path, values)
}

/** Values by their paths of keys. */
export type Values = readonly (readonly [path: readonly string[], value: unknown])[]

function hasSignpost({ files }: Repository): boolean {
  const text = files.get('package.json') ?? '{}'
  return ['dependencies', 'devDependencies'].some((key) => hasJson(text, [key, '@signpost/signpost']))
}

/** A version of Signpost in package.json that the running one is not: files of two versions may differ. */
function otherVersion({ files, version }: Repository): FileChange | undefined {
  const path = 'package.json'
  const text = files.get(path) ?? '{}'
  const range = ['devDependencies', 'dependencies'].map((key) => jsonString(text, [key, '@signpost/signpost']))
  const named = range.find((one) => one !== undefined)
  // A catalog, a tag or another place may lead to any version.
  if (named === undefined || validRange(named) === null || satisfies(version, named)) return undefined
  const about = `it names ${named} of @signpost/signpost, and ${version} plans this: run the installed one, or change it with \`signpost upgrade\``
  return { kind: 'leave', path, about }
}

/** Adds values that a JSON file does not have. */
function changedJson({ files }: Repository, path: string, values: Values): FileChange | undefined {
  const before = files.get(path)
  if (before === undefined) return undefined
  if (!isJsonObject(before))
    return { kind: 'leave', path, about: 'it is no JSON object; correct it and run init again' }
  const missing = values.filter(([keys]) => !hasJson(before, keys))
  const other = values.filter(
    ([keys, value]) => hasJson(before, keys) && typeof value === 'string' && jsonString(before, keys) !== value,
  )
  const left = other.map(([keys, value]) => `${keys.join('.')} is kept, Signpost's would be ${JSON.stringify(value)}`)
  if (missing.length === 0) return left.length === 0 ? undefined : { kind: 'leave', path, about: left.join('; ') }
  const text = missing.reduce((edited, [keys, value]) => withJson(edited, keys, value), before)
  return { kind: 'change', path, text, about: [...missing.map(([keys]) => keys.join('.')), ...left].join(', ') }
}

/** The cacheable task: inputs are the package's own files and the extraction of its dependencies. */
function turboValues({ files }: Repository, turbo: string): Values {
  const text = files.get(turbo)!
  const tasks = !hasJson(text, ['tasks']) && hasJson(text, ['pipeline']) ? 'pipeline' : 'tasks'
  const hasBuild = hasJson(text, [tasks, 'build'])
  return [
    [
      [tasks, 'api:extract'],
      {
        dependsOn: [...(hasBuild ? ['build'] : []), '^api:extract'],
        inputs: ['$TURBO_DEFAULT$', '!.api/**', '!.turbo/**', '!**/*.test.*'],
        outputs: ['.api/**'],
      },
    ],
  ]
}

const nxFile = 'nx.json'

/** Whether Nx runs the tasks. Where there is Turborepo, too, it does. */
function usesNx({ files, turbo }: Repository): boolean {
  return turbo === undefined && files.has(nxFile)
}

/** The cacheable target of Nx, which takes the scripts of packages as targets. */
function nxValues({ files }: Repository): Values {
  const hasBuild = hasJson(files.get(nxFile)!, ['targetDefaults', 'build'])
  return [
    [
      ['targetDefaults', 'api:extract'],
      {
        cache: true,
        dependsOn: [...(hasBuild ? ['build'] : []), '^api:extract'],
        outputs: ['{projectRoot}/.api'],
      },
    ],
  ]
}

/** Line of `.gitignore` above those that `init` adds: others with the same text are the author's. */
export const ignoredHead = '# Signpost'

/** Lines of `.gitignore` that `init` adds. */
export function ignoredLines({ out }: Repository): string[] {
  return ['.api/', `/${out}/`]
}

function ignoredFiles(repository: Repository): FileChange | undefined {
  const { files } = repository
  const path = '.gitignore'
  const before = files.get(path)
  const lines = new Set(before?.split(/\r?\n/).map((line) => line.trim().replace(/^\/|\/$/g, '')))
  const missing = ignoredLines(repository).filter((line) => !lines.has(line.replace(/^\/|\/$/g, '')))
  if (missing.length === 0) return undefined
  const eol = before?.includes('\r\n') === true ? '\r\n' : '\n'
  const isOpen = before !== undefined && before !== '' && !before.endsWith('\n')
  // A last line without an end stays one: so the removal of these lines leaves the file as it was.
  const added = [ignoredHead, ...missing]
  const text = isOpen ? [before, ...added].join(eol) : (before ?? '') + added.map((line) => line + eol).join('')
  return { kind: before === undefined ? 'create' : 'change', path, text, about: missing.join(', ') }
}
