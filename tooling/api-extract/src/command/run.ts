import { statSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { formatDiagnostics, printable, printableLines } from '@signpost/diagnostics'
import { claimOutput, describeSystemError, OutputError, SupersededError, writablePath } from '@signpost/files'
import { parseArguments } from './command-line.ts'
import type { Command } from './command-line.ts'
import type { Extractor } from '../extraction/extractor.ts'
import { formatDiagnostic } from './format-diagnostic.ts'
import { lastExtraction } from './last-extraction.ts'
import type { ExtractionSummary } from './last-extraction.ts'

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
    stderr.write(printableLines(`signpost-api-extract: ${command}\n`))
    return 2
  }
  if ('help' in command) {
    stdout.write(command.help)
    return 0
  }
  if (command.action === 'serve') {
    try {
      const { serve } = await import('./serve.ts')
      await serve()
      return 0
    } catch (error) {
      stderr.write(printableLines(`signpost-api-extract: ${(error as Error).message}\n`))
      return 2
    }
  }
  const folders = command.packageDirs.map((dir) => resolve(dir))
  const missing = folders.find((dir) => !statSync(dir, { throwIfNoEntry: false })?.isDirectory())
  if (missing !== undefined) {
    stderr.write(`signpost-api-extract: ${printable(missing)} is not a folder. Give the folder of a package.\n`)
    return 2
  }
  return extractAll(command, folders, stdout, stderr)
}

async function extractAll(
  command: Command,
  folders: readonly string[],
  stdout: Streams['stdout'],
  stderr: Streams['stderr'],
): Promise<number> {
  const extract = packageExtraction(command)
  // A single package uses its own slug.
  const slugs = folders.length < 2 ? undefined : (await import('./slugs.ts')).slugsOf(folders, command.root)
  let [errors, unwritten] = [0, 0]
  for (const packageDir of folders) {
    try {
      const { name, entryPoints, exports, diagnostics, ms } = await extract(packageDir, slugs?.get(packageDir))
      for (const line of formatDiagnostics(diagnostics, (one) => formatDiagnostic(one, name))) stderr.write(`${line}\n`)
      const failed = diagnostics.filter(({ severity }) => severity === 'error').length
      errors += failed
      const summary = [
        count(entryPoints, 'entry point'),
        count(exports, 'export'),
        ...(failed > 0 ? [count(failed, 'error')] : []),
        ms === undefined ? 'unchanged' : `${ms} ms`,
      ]
      stdout.write(printableLines(`${printable(name)}: ${summary.join(', ')}\n`))
    } catch (error) {
      unwritten++
      if (error instanceof SupersededError || error instanceof OutputError) {
        stderr.write(printableLines(`signpost-api-extract: ${error.message}\n`))
        continue
      }
      const reason = describeSystemError(error)
      const failure = {
        severity: 'error',
        file: basename(packageDir),
        ...(reason === undefined
          ? {
              code: 'SP-EXTRACTION-ENDED' as const,
              found: error instanceof Error ? error.message : String(error),
              expected: 'an extraction that ends by itself',
              nextStep: 'Report it with the declaration files.',
            }
          : {
              code: 'AX-WRITE' as const,
              found: reason.replace(/\.$/, ''),
              expected: 'an output folder that can be written',
              nextStep: 'Make the output folder writable.',
            }),
      } as const
      stderr.write(`${formatDiagnostic(failure, '')}\n`)
    }
  }
  return unwritten > 0 || (command.strict && errors > 0) ? 1 : 0
}

/**
 * Creates a function that extracts a package, unless its last extraction would end in the same way; `ms` is absent then. The
 * compiler and API Extractor take longer to load than a small package to extract, so they are loaded when needed.
 */
function packageExtraction(
  command: Command,
): (packageDir: string, slug: string | undefined) => Promise<ExtractionSummary & { ms?: number }> {
  const root = command.root === undefined ? undefined : resolve(command.root)
  let extractor: Extractor | undefined
  return async (packageDir, slug) => {
    const out = outputFolder(command, slug)
    if (out === undefined) writablePath(packageDir, '.api')
    const { confirm } = claimOutput(out ?? join(packageDir, '.api'))
    const last =
      command.cache === undefined ? undefined : lastExtraction(resolve(command.cache), { packageDir, out, root, slug })
    const unchanged = last?.unchanged()
    if (unchanged !== undefined) return unchanged
    const [{ createExtractor }, { toolFolders }] = await Promise.all([
      import('../extraction/extractor.ts'),
      import('../typescript.ts'),
    ])
    extractor ??= createExtractor()
    const { facts, diagnostics, reads, ms } = extractor.extract({
      packageDir,
      confirm,
      ...(slug === undefined ? {} : { slug }),
      ...(root === undefined ? {} : { root }),
      ...(out === undefined ? {} : { out }),
    })
    const summary = {
      name: facts.package.name,
      entryPoints: facts.entryPoints.length,
      exports: facts.entryPoints.reduce((sum, entry) => sum + entry.exports.length, 0),
      diagnostics,
    }
    if (reads !== undefined) last?.record(summary, reads, toolFolders, confirm)
    return { ...summary, ms }
  }
}

/** Output folder of a package; absent for its own `.api`. Several packages get a folder each, so that files do not mix. */
function outputFolder({ out, packageDirs }: Command, slug: string | undefined): string | undefined {
  if (out === undefined) return undefined
  return packageDirs.length > 1 && slug !== undefined ? resolve(join(out, slug)) : resolve(out)
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`
}
