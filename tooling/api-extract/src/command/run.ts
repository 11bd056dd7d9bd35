import { statSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { addressName, claimOutput, describeSystemError, SupersededError } from '@signpost/files'
import { parseArguments, usage } from './command-line.ts'
import type { Command } from './command-line.ts'
import { createExtractor } from '../extraction/extractor.ts'
import { formatDiagnostic } from './format-diagnostic.ts'
import { readManifest } from '../package/manifest.ts'
import { packageSlug } from '../package/package-slug.ts'
import { serve } from './serve.ts'

/** Standard streams of the command, in the shape of `process`. */
export interface Streams {
  stdout: { write(text: string): unknown }
  stderr: { write(text: string): unknown }
}

/**
 * Runs the command line.
 *
 * @returns The exit code: 0, also when a package has errors; 1 when one has and `--strict` is set, or when an output could
 *   not be written; 2 for invalid arguments.
 */
export async function run(args: readonly string[], { stdout, stderr }: Streams): Promise<number> {
  const command = parseArguments(args)
  if (typeof command === 'string') {
    stderr.write(`signpost-api-extract: ${command}. Try --help.\n`)
    return 2
  }
  if (command.action === 'help') {
    stdout.write(usage)
    return 0
  }
  if (command.action === 'serve') {
    try {
      await serve()
      return 0
    } catch (error) {
      stderr.write(`signpost-api-extract: ${(error as Error).message}\n`)
      return 2
    }
  }
  const folders = command.packageDirs.map((dir) => resolve(dir))
  const missing = folders.find((dir) => !statSync(dir, { throwIfNoEntry: false })?.isDirectory())
  if (missing !== undefined) {
    stderr.write(`signpost-api-extract: ${missing} is not a folder. Give the folder of a package.\n`)
    return 2
  }
  return extractAll(command, folders, stdout, stderr)
}

function extractAll(
  command: Command,
  folders: readonly string[],
  stdout: Streams['stdout'],
  stderr: Streams['stderr'],
): number {
  const extractor = createExtractor()
  const slugs = slugsOf(folders)
  let [errors, unwritten] = [0, 0]
  for (const packageDir of folders) {
    const slug = slugs.get(packageDir)
    const out = outputFolder(command, slug)
    try {
      const { confirm } = claimOutput(out ?? join(packageDir, '.api'))
      const { facts, diagnostics, ms } = extractor.extract({
        packageDir,
        confirm,
        ...(slug === undefined ? {} : { slug }),
        ...(command.root === undefined ? {} : { root: resolve(command.root) }),
        ...(out === undefined ? {} : { out }),
      })
      for (const diagnostic of diagnostics) stderr.write(`${formatDiagnostic(diagnostic, facts.package.name)}\n`)
      const failed = diagnostics.filter(({ severity }) => severity === 'error').length
      errors += failed
      const exported = facts.entryPoints.reduce((sum, entry) => sum + entry.exports.length, 0)
      const summary = [
        count(facts.entryPoints.length, 'entry point'),
        count(exported, 'export'),
        ...(failed > 0 ? [count(failed, 'error')] : []),
        `${ms} ms`,
      ]
      stdout.write(`${facts.package.name}: ${summary.join(', ')}\n`)
    } catch (error) {
      unwritten++
      if (error instanceof SupersededError) {
        stderr.write(`signpost-api-extract: ${error.message}\n`)
        continue
      }
      const reason = describeSystemError(error) ?? (error instanceof Error ? `${error.message}.` : String(error))
      const unwrittenOutput = {
        code: 'AX-WRITE',
        severity: 'error',
        file: basename(packageDir),
        found: reason.replace(/\.$/, ''),
        expected: 'an output folder that can be written',
        nextStep: 'Make the output folder writable.',
      } as const
      stderr.write(`${formatDiagnostic(unwrittenOutput, '')}\n`)
    }
  }
  return unwritten > 0 || (command.strict && errors > 0) ? 1 : 0
}

/** Output folder of a package; absent for its own `.api`. Several packages get a folder each, so that files do not mix. */
function outputFolder({ out, packageDirs }: Command, slug: string | undefined): string | undefined {
  if (out === undefined) return undefined
  return packageDirs.length > 1 && slug !== undefined ? resolve(join(out, slug)) : resolve(out)
}

/**
 * Distinct slugs of several packages, by folder; empty for a single package, which uses its own. Equal slugs of different
 * scopes get the scope as a prefix (`acme.core`); slugs that are still equal get a number, in the order of the folders.
 */
function slugsOf(folders: readonly string[]): Map<string, string> {
  const slugs = new Map<string, string>()
  if (folders.length < 2) return slugs
  const packages = [...new Set(folders)]
    .sort((a, b) => (a < b ? -1 : 1))
    .map((dir) => {
      const { manifest } = readManifest(dir)
      const name = manifest?.name ?? basename(dir)
      return { dir, name, slug: packageSlug({ name, folder: basename(dir), configured: manifest?.slug }) }
    })
  const taken = new Set<string>()
  for (const { dir, name, slug } of packages) {
    const alone = packages.filter((other) => other.slug.toLowerCase() === slug.toLowerCase()).length === 1
    const scope = /^@(?<scope>[^/]+)\//.exec(name)?.groups?.['scope']
    const wanted = alone || scope === undefined ? slug : addressName(`${scope}.${slug}`)
    let chosen = wanted
    for (let next = 2; taken.has(chosen.toLowerCase()); next++) chosen = `${wanted}-${next}`
    taken.add(chosen.toLowerCase())
    slugs.set(dir, chosen)
  }
  return slugs
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`
}
