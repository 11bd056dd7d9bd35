import { writeFileSync } from 'node:fs'
import { relative, resolve, sep } from 'node:path'
import { parseArgs } from 'node:util'
import { countedOff, formatDiagnostics, print, printError } from '@signpost/diagnostics'
import { claimOutput } from '@signpost/files'
import { cutVersion } from './cut-version.ts'
import type { BuildOptions } from './open-sources.ts'
import { docsErrorOf, writeDocs } from './write-docs.ts'

const usage = `Usage: docs-content build [options]
       docs-content version <name> [options]

  build    turns configuration and docs into data
  version  keeps the docs as they are now as a version of that name, beside their folder

  --site <dir>           the site's folder (default: the working directory)
  --out <dir>            where to write (default: .content in the site's folder)
  --config <file>        the configuration (default: site.config.* of the site, else from its package.json)
  --content <dir>        the docs (default: content/docs in the site's folder)
  --intro-readme <file>  becomes the introduction when there are no docs
  --root <dir>           the repository, out of which no link is followed (default: the workspace around the site)
  --untrusted            runs no code of the repository: its configuration has to be JSON
  --base <path>          the base URL (default: that of the configuration)
  --url <address>        protocol and host of the published site (default: those of the configuration)
  --strings <dir>        the texts of the interface that are built in, by which others are checked: <locale>/*.json
  --preview              for reading while one writes: drafts are docs too, marked as such, and nothing found fails
  --strict               any warning fails the build
  --json <file>          of version: where to write its name, folder and number of docs, too`

/**
 * Runs a command and prints what it did.
 *
 * @param args - Arguments after the name of the program
 * @returns The exit code: 1 when something found fails the build, 2 for arguments that cannot be used
 */
export async function run(args: readonly string[]): Promise<number> {
  let values
  let positionals
  try {
    const parsed = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        site: { type: 'string' },
        out: { type: 'string' },
        config: { type: 'string' },
        content: { type: 'string' },
        'intro-readme': { type: 'string' },
        root: { type: 'string' },
        untrusted: { type: 'boolean' },
        base: { type: 'string' },
        url: { type: 'string' },
        strings: { type: 'string' },
        preview: { type: 'boolean' },
        strict: { type: 'boolean' },
        json: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    })
    if (parsed.values.help === true) {
      print(usage)
      return 0
    }
    values = parsed.values
    positionals = parsed.positionals
    const [command, ...rest] = positionals
    const expected = command === 'build' ? 0 : command === 'version' ? 1 : -1
    if (rest.length !== expected) {
      const found = positionals.join(' ')
      throw new Error(
        command === 'version' ? `Found "${found}", expected the name of one version.` : `Unknown command "${found}".`,
      )
    }
  } catch (error) {
    printError(`${(error as Error).message}\n\n${usage}`)
    return 2
  }

  const site = resolve(values.site ?? '.')
  const out = resolve(values.out ?? `${site}/.content`)
  const options: BuildOptions = {
    site,
    ...(values.config !== undefined && { config: values.config }),
    ...(values.content !== undefined && { content: values.content }),
    ...(values.root !== undefined && { root: values.root }),
    ...(values.untrusted === true && { untrusted: true }),
    ...(values.preview === true && { drafts: true }),
    ...(values.base !== undefined && { baseUrl: values.base }),
    ...(values.url !== undefined && { url: values.url }),
    ...(values.strings !== undefined && { strings: values.strings }),
    ...(values['intro-readme'] !== undefined && { introReadme: values['intro-readme'] }),
  }
  try {
    if (positionals[0] === 'version') {
      const { folder, docs: count } = await cutVersion(positionals[1]!, options)
      if (values.json !== undefined) {
        const version = { version: positionals[1]!, folder: relative(site, folder).split(sep).join('/'), docs: count }
        writeFileSync(values.json, `${JSON.stringify(version, undefined, 2)}\n`)
      }
      print(`Version ${positionals[1]!} has ${inWords(count)} -> ${relative(process.cwd(), folder)}`)
      return 0
    }
    const written = await writeDocs(options, out, claimOutput(out).confirm)
    for (const line of formatDiagnostics([...written.diagnostics, ...written.unused])) printError(line)
    if (written.offCount > 0) printError(`${countedOff(written.offCount)}.`)
    print(`${inWords(written.docs)} in ${written.locales.join(', ')} -> ${relative(process.cwd(), out) || '.'}`)
    const fails = written.diagnostics.some(({ severity }) => severity === 'error' || values.strict === true)
    return fails && values.preview !== true ? 1 : 0
  } catch (error) {
    printError(`[ERROR] ${docsErrorOf(error)}`)
    return 1
  }
}

function inWords(docs: number): string {
  return `${docs} ${docs === 1 ? 'doc' : 'docs'}`
}
