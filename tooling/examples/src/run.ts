import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { formatDiagnostics, print, printError } from '@signpost/diagnostics'
import {
  type CommandOptions,
  type OptionValues,
  parseCommandLine,
  type Program,
} from '@signpost/diagnostics/command-line'
import { optimizeLate, programFingerprint } from '@signpost/files'
import { findPackages } from '@signpost/files/find-packages'
import { answerExamples } from './answers/answer-examples.ts'
import { docsInputs, packageInputs } from './inputs/index.ts'

const options = {
  root: { value: '<dir>', help: 'the repository; default: ../..' },
  graph: { value: '<dir>', help: 'the graph, whose packages are checked; default: .graph' },
  content: { value: '<dir>', help: 'the hand-written docs; default: content/docs' },
  out: { value: '<dir>', help: 'where to write; default: .examples' },
  cache: { value: '<dir>', help: 'results of earlier checks; default: .cache/examples' },
} as const satisfies CommandOptions

const program: Program = {
  name: 'examples',
  options,
  commands: {
    build: { summary: 'turns examples into answers of the compiler for pages', options: Object.keys(options) },
  },
}

/**
 * Runs a command and prints failures and warnings. Packages that are not installed are no reason to fail: the guides name servers
 * that this repository does not use, and `signpost examples` prints these.
 *
 * @param args - Arguments after the name of the program.
 * @returns The exit code: 1 for an example that fails or has a warning, 2 for arguments that cannot be used.
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
  const { values } = parsed
  optimizeLate()
  const root = resolve(values.root ?? '../..')
  try {
    const { packages: found } = findPackages(root)
    const folders = documentedFolders(resolve(values.graph ?? '.graph'))
    const chosen = found.filter(({ path }) => folders.has(path))
    const content = resolve(values.content ?? 'content/docs')
    // Other docs of the repository have no pages.
    const docs = docsInputs(root, content, found).filter(({ pages }) => pages === content)
    const { packages } = await answerExamples({
      root,
      inputs: [...packageInputs(root, chosen, found), ...docs],
      out: resolve(values.out ?? '.examples'),
      cache: resolve(values.cache ?? '.cache/examples'),
      program: programFingerprint(join(import.meta.dirname, '..')),
    })
    const failures = packages
      .flatMap((one) => one.findings)
      .filter(({ severity, code }) => severity === 'error' || (severity === 'warning' && code !== 'EX-NOT-INSTALLED'))
    for (const line of formatDiagnostics(failures)) printError(line)
    const blocks = packages.flatMap((one) => one.blocks)
    const checked = blocks.filter(({ outcome }) => outcome === 'checked' || outcome === 'fails')
    print(`${blocks.length} examples, ${checked.length} of them checked.`)
    return failures.length === 0 ? 0 : 1
  } catch (error) {
    printError(`[ERROR] ${(error as Error).message}`)
    return 1
  }
}

/** Folders of the packages of a graph, relative to the repository. */
function documentedFolders(graph: string): ReadonlySet<string> {
  const { packages } = JSON.parse(readFileSync(join(graph, 'manifest.json'), 'utf8')) as {
    packages: readonly { folder: string }[]
  }
  return new Set(packages.map(({ folder }) => folder))
}
