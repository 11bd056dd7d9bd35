import { isBuiltin } from 'node:module'
import { dirname } from 'node:path'
import { gt, valid } from 'semver'
import type { SourceError } from '@signpost/files'
import type ts from 'typescript'
import type { Diagnostic } from '../facts.ts'
import { readManifest } from '../package/manifest.ts'
import type { Manifest } from '../package/manifest.ts'
import { moduleCandidates, packageOf } from '../package/node-modules.ts'
import type { PackageFolder } from '../package/package-folder.ts'
import { compiler, compilerMessage } from '../typescript.ts'
import { denoConfigs } from './workspace-modules.ts'
import { componentWithoutTypes, frameworkOf } from '../entry-points/components.ts'
import { suppressedLines } from './suppressed-lines.ts'
import { unresolvedNames } from './unresolved-names.ts'
import type { UnresolvedName } from './unresolved-names.ts'

/** Globals of browsers that Node.js has, too. A package without them compiles without the libraries of browsers. */
const sharedGlobals = [
  ...['AbortController', 'AbortSignal', 'Blob', 'Event', 'EventTarget', 'File', 'FormData', 'Headers', 'MessagePort'],
  ...['Performance', 'ReadableStream', 'Request', 'Response', 'TextDecoder', 'TextEncoder', 'TransformStream', 'URL'],
  ...['URLSearchParams', 'WebSocket', 'WritableStream'],
]

/** Globals and the packages that declare them. */
const globalOwners: ReadonlyMap<string, string> = new Map([
  ...sharedGlobals.map((name) => [name, '@types/node'] as const),
  ['NodeJS', '@types/node'],
  ['Buffer', '@types/node'],
  ['BufferEncoding', '@types/node'],
  ['React', '@types/react'],
  ['JSX', '@types/react'],
  ['jest', '@types/jest'],
  ['chai', '@types/chai'],
  ['Deno', '@types/deno'],
])

/**
 * Finds errors in a package's declarations before API Extractor runs: syntax errors, unresolved modules and unresolved
 * names. Each unresolved module or name is reported once, at its first occurrence.
 */
export function preflight(program: ts.Program, folder: PackageFolder, manifest: Dependencies): Diagnostic[] {
  const configs = denoConfigs(folder.sources)
  const severityOf = createSeverities(folder, manifest)
  const checker = program.getTypeChecker()
  const diagnostics: Diagnostic[] = []
  const reported = new Set<string>()
  let newer: string | undefined
  for (const sourceFile of folder.ownFiles(program)) {
    const file = folder.relative(sourceFile.fileName)
    const lineOf = (position: number): number => sourceFile.getLineAndCharacterOfPosition(position).line + 1
    const isSuppressed = suppressedLines(sourceFile)
    for (const { start, messageText } of program.getSyntacticDiagnostics(sourceFile).slice(0, 10)) {
      const text = compilerMessage(messageText)
      newer ??= newerCompiler(folder) ?? ''
      diagnostics.push(syntaxError(file, lineOf(start), folder.portable(text), newer))
    }
    for (const written of unresolvedNames(checker, sourceFile)) {
      const [target, alias] = (written.kind === 'module' && configs(sourceFile.fileName).resolve(written.name)) || []
      // A path of an import map is absolute.
      const unresolved = target === undefined ? written : { ...written, name: folder.portable(target) }
      const line = lineOf(unresolved.node.getStart(sourceFile))
      // Authors who have the error suppressed expect it, as of types that only some consumers have.
      const isExpected = isSuppressed(line)
      const module = installedModule(unresolved.name)
      const key = `${unresolved.kind} ${isExpected ? `${module ?? unresolved.name}, expected` : unresolved.name}`
      if (reported.has(key)) continue
      reported.add(key)
      const refusal =
        unresolved.kind === 'module'
          ? folder.sources.takeRefusal(unresolved.name, dirname(sourceFile.fileName))
          : undefined
      diagnostics.push(
        refusal
          ? refusedModule(unresolved.name, refusal, file, line)
          : {
              ...missing(unresolved, file, line, isExpected ? 'info' : severityOf(unresolved)),
              ...(alias !== undefined && ofJsr(target!)),
            },
      )
    }
  }
  return diagnostics
}

/** Version of the TypeScript that the package compiles with, when it is newer than the one that reads declarations. */
function newerCompiler({ dir, sources }: PackageFolder): string | undefined {
  const manifest = moduleCandidates('typescript', dir).find((file) => sources.sys.fileExists(file))
  const { manifest: installed } = manifest === undefined ? {} : readManifest(dirname(manifest), sources)
  const version = valid(installed?.version)
  return version && gt(version, compiler.version) ? version : undefined
}

/** @param newer - Version of the package's own TypeScript, when it is newer; else empty. */
function syntaxError(file: string, line: number, text: string, newer: string): Diagnostic {
  return {
    code: 'AX-SYNTAX',
    severity: 'error',
    file,
    line,
    found: `a syntax error: ${text}`,
    expected: `declarations that TypeScript ${compiler.version} can parse`,
    nextStep:
      newer === ''
        ? 'Build the package again, or repair the declaration file.'
        : `The repository has TypeScript ${newer}, whose syntax may be newer: write the declaration in older syntax, or update Signpost.`,
  }
}

function refusedModule(
  name: string,
  { found, expected, nextStep }: SourceError,
  file: string,
  line: number,
): Diagnostic {
  return {
    code: 'AX-SOURCE-REFUSED',
    severity: 'error',
    file,
    line,
    found: `the module ${JSON.stringify(name)}: ${found}`,
    expected,
    nextStep,
  }
}

function isAddress(module: string): boolean {
  return /^https?:/.test(module)
}

function moduleAtAddress(name: string, file: string, line: number): Diagnostic {
  return {
    code: 'AX-TYPES-MISSING',
    severity: 'warning',
    file,
    line,
    found: `the module ${JSON.stringify(name)}, at an address`,
    expected: 'a package of npm or JSR: modules at addresses are not read',
    nextStep: 'Nothing; its types are shown by their names only. Import it from npm or JSR to document them.',
  }
}

/** Advice for a module of JSR. Deno installs packages of npm alone in a `node_modules`. */
function ofJsr(module: string): Pick<Diagnostic, 'nextStep'> {
  const command = `npx jsr add ${packageOf(module)}`
  return { nextStep: `Run \`${command}\`, which installs it in node_modules: the cache of Deno is not read.` }
}

/** The package that declares a module. */
function ownerOf(module: string): string {
  return isBuiltin(module) ? '@types/node' : `${packageOf(module)}, or the @types package for it,`
}

/** Fields of a manifest that decide who must fix a missing module. */
export type Dependencies = Pick<Manifest, 'dependencies' | 'development' | 'optional' | 'registry'>

/**
 * Severity of missing types. Those of an optional peer are a note: the package works without it. A published package that does
 * not list what it imports, or only for its own development, is a warning: only its author can correct that. Everything else is an error: it is not installed.
 */
function createSeverities(
  { dir, sources }: PackageFolder,
  { dependencies, development, optional, registry }: Dependencies,
): (one: UnresolvedName) => Severity {
  const isThere = (name: string): boolean => moduleCandidates(name, dir).some((file) => sources.exists(file))
  // Nobody installs the tools of a published package, also of one that was copied into a workspace.
  const isPublished = dir.split('/').includes('node_modules') || (development.length > 0 && !development.some(isThere))
  const declared = new Set([...dependencies, ...optional].filter((name) => !development.includes(name)))
  const missingOptional = optional.filter((name) => !isThere(name))
  return ({ kind, name }) => {
    if (kind === 'module' && /^[./]/.test(name)) return 'error'
    // Deno has its own types, and it alone reads modules at addresses.
    if (kind === 'module' ? isAddress(name) : registry === 'jsr' && name === 'Deno') return 'warning'
    const owners = kind === 'module' ? ownersOf(name) : [globalOwners.get(name) ?? []].flat()
    if (owners.some((owner) => optional.includes(owner))) return 'info'
    // The owner of any other global is unknown; a missing optional package may declare it.
    if (owners.length === 0 && missingOptional.some(declaresGlobals)) return 'info'
    return isPublished && !owners.some((owner) => declared.has(owner)) ? 'warning' : 'error'
  }
}

type Severity = Diagnostic['severity']

/** Packages that may declare a module: itself, its `@types` package, or the types of a runtime. */
function ownersOf(module: string): string[] {
  const runtime = [...runtimes].find(([prefix]) => module === prefix || module.startsWith(`${prefix}:`))
  if (runtime) return runtime[1]
  if (isBuiltin(module)) return ['@types/node']
  const name = packageOf(module)
  return [name, `@types/${name.replace(/^@(?<scope>[^/]+)\//, '$<scope>__')}`]
}

/** Runtimes and the packages that declare their modules. */
const runtimes: ReadonlyMap<string, string[]> = new Map([
  ['bun', ['bun', 'bun-types', '@types/bun']],
  ['cloudflare', ['@cloudflare/workers-types']],
  ['deno', ['@types/deno']],
])

/** Whether a package is one of types, which may declare globals. */
function declaresGlobals(name: string): boolean {
  return /^@types\/|-types$|\/types$/.test(name)
}

/** Module in a path to an installed package, which a build writes for a package that only its own folder links. */
function installedModule(name: string): string | undefined {
  return /(?:^|\/)node_modules\/(?<module>[^.].*)$/.exec(name)?.groups?.['module']
}

function missing({ kind, name }: UnresolvedName, file: string, line: number, severity: Severity): Diagnostic {
  if (kind === 'module') {
    if (frameworkOf(name) !== undefined) return componentWithoutTypes(name, { file, line })
    if (isAddress(name)) return moduleAtAddress(name, file, line)
    if (name.startsWith('#')) return unknownImport(name, file, line)
    const installed = installedModule(name)
    const local = installed === undefined && /^[./]/.test(name)
    return {
      code: local ? 'AX-MISSING-FILE' : 'AX-TYPES-MISSING',
      severity,
      file,
      line,
      found: `the module ${JSON.stringify(name)}, for which there are no declarations`,
      expected: local ? 'a declaration file at that path' : 'a package with declarations, installed beside this one',
      nextStep: local
        ? `${severity === 'info' ? 'Nothing: it is optional. ' : ''}Build the package again so that the file is written, or correct the path.`
        : nextStepOf(severity, `Install ${ownerOf(installed ?? name)} where this package can resolve it.`),
    }
  }
  const owner = globalOwners.get(name)
  const isOfDeno = name === 'Deno' && severity === 'warning'
  return {
    code: 'AX-TYPES-MISSING',
    severity,
    file,
    line,
    found: `the name ${JSON.stringify(name)}, which is declared nowhere`,
    expected: owner === undefined ? 'an import or a global declaration of it' : `the global types of ${owner}`,
    nextStep: nextStepOf(
      isOfDeno ? 'error' : severity,
      owner === undefined
        ? 'Import it in the source, or install the package that declares it and list that in "dependencies".'
        : `Install ${owner} where this package can resolve it and list it in "dependencies".`,
    ),
  }
}

/** A name of the `imports` in a package.json. */
function unknownImport(name: string, file: string, line: number): Diagnostic {
  return {
    code: 'AX-MISSING-FILE',
    severity: 'error',
    file,
    line,
    found: `the module ${JSON.stringify(name)}, for which there are no declarations`,
    expected: 'an entry for it in "imports" of the package.json, and the file to which that leads',
    nextStep: 'Build the package again so that the file is written, or correct the entry.',
  }
}

function nextStepOf(severity: Severity, step: string): string {
  if (severity === 'info') return `Nothing: it is optional. ${step.replace(/\.$/, '')} to see its types.`
  return severity === 'warning' ? `${step} Its author does not list it among the dependencies.` : step
}
