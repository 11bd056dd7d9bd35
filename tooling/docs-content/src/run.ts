import { writeFileSync } from 'node:fs'
import { relative, resolve, sep } from 'node:path'
import { countedOff, formatDiagnostics, print, printError } from '@signpost/diagnostics'
import {
  type CommandOptions,
  type OptionValues,
  parseCommandLine,
  type Program,
} from '@signpost/diagnostics/command-line'
import { claimOutput } from '@signpost/files'
import { cutVersion } from './cut-version.ts'
import type { BuildOptions } from './open-sources.ts'
import { docsErrorOf, writeDocs } from './write-docs.ts'

const options = {
  site: { value: '<dir>', help: "the site's folder; default: the working directory" },
  out: { value: '<dir>', help: "where to write; default: .content in the site's folder" },
  config: {
    value: '<file>',
    help: 'the configuration; default: site.config.* of the site, else from its package.json',
  },
  content: { value: '<dir>', help: "the docs; default: content/docs in the site's folder" },
  'intro-readme': { value: '<file>', help: 'becomes the introduction when there are no docs' },
  root: {
    value: '<dir>',
    help: 'the repository, out of which no link is followed; default: the workspace around the site',
  },
  untrusted: { help: 'runs no code of the repository: its configuration has to be JSON' },
  base: { value: '<path>', help: 'the base URL; default: that of the configuration' },
  url: { value: '<address>', help: 'protocol and host of the published site; default: those of the configuration' },
  strings: {
    value: '<dir>',
    help: 'the texts of the interface that are built in, by which others are checked: <locale>/*.json',
  },
  preview: {
    help: 'for reading while one writes: drafts are docs too, marked as such, and nothing found fails',
  },
  strict: { help: 'any warning fails the build' },
  json: { value: '<file>', help: 'where to write the name, the folder and the number of docs of a version, too' },
} as const satisfies CommandOptions

const program: Program = {
  name: 'docs-content',
  options,
  commands: {
    build: {
      summary: 'turns configuration and docs into data',
      options: Object.keys(options).filter((name) => name !== 'json'),
    },
    version: {
      operands: '<name>',
      example: 'the name of one version',
      summary: 'keeps the docs as they are now as a version of that name, beside their folder',
      options: Object.keys(options),
    },
  },
}

/**
 * Runs a command and prints what it did.
 *
 * @param args - Arguments after the name of the program
 * @returns The exit code: 1 when something found fails the build, 2 for arguments that cannot be used
 */
export async function run(args: readonly string[]): Promise<number> {
  const parsed = parseCommandLine<OptionValues<typeof options>>(args, program)
  if (parsed.kind === 'text') {
    print(parsed.text)
    return 0
  }
  if (parsed.kind === 'error') {
    printError(parsed.message)
    return 2
  }
  const { command, operands, values } = parsed

  const site = resolve(values.site ?? '.')
  const out = resolve(values.out ?? `${site}/.content`)
  const settings: BuildOptions = {
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
    if (command === 'version') {
      const version = operands[0]!
      const { folder, docs: count } = await cutVersion(version, settings)
      if (values.json !== undefined) {
        const written = { version, folder: relative(site, folder).split(sep).join('/'), docs: count }
        writeFileSync(values.json, `${JSON.stringify(written, undefined, 2)}\n`)
      }
      print(`Version ${version} has ${inWords(count)} -> ${relative(process.cwd(), folder)}`)
      return 0
    }
    const written = await writeDocs(settings, out, claimOutput(out).confirm)
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
