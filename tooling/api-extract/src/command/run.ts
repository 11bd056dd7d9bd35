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

/** Where the command reads and writes; `process` has this shape. */
export interface Streams {
  stdin: NodeJS.ReadableStream
  stdout: { write(text: string): unknown }
  stderr: { write(text: string): unknown }
}

/**
 * Runs the command line.
 *
 * @returns The exit code: 0, also when a package has errors; 1 with `--strict` when one has, or when nothing could be
 *   written; 2 for arguments that make no sense.
 */
export async function run(args: readonly string[], { stdin, stdout, stderr }: Streams): Promise<number> {
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
    await serve(stdin, stdout)
    return 0
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

/** Several packages do not share one folder, where their files would mix. */
function outputFolder({ out, packageDirs }: Command, slug: string | undefined): string | undefined {
  if (out === undefined) return undefined
  return packageDirs.length > 1 && slug !== undefined ? resolve(join(out, slug)) : resolve(out)
}

/**
 * Slugs of several packages, by folder; empty for one alone, which names itself. Where scopes share a last segment each
 * gets its scope in front (`acme.core`), and what is still alike a number in the order of the folders' names.
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
