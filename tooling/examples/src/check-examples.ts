import { join, relative, sep } from 'node:path'
import { openSourceRoot, SourceError, type SourceRoot } from '@signpost/files'
import type { Diagnostic } from '@signpost/diagnostics'
import ts from 'typescript'
import type { Block, TextProblem } from './block.ts'
import { isAnnounced } from './announced.ts'
import { blockShape, isDeclarationOnly, type Omission } from './block-shape.ts'
import { commentBlocks } from './comment-blocks.ts'
import { createExampleProgram, type ExampleProgram } from './example-program.ts'
import { exportedNames, globalNames, noExports, type ExportedNames } from './exported-names.ts'
import * as findings from './findings.ts'
import { guardedSystem } from './guarded-system.ts'
import { judge, type CompilerError, type Verdict } from './judge.ts'
import { markdownBlocks } from './markdown-blocks.ts'
import { exampleOptions, type UsedWith } from './options.ts'
import { isInstalled, markdownFiles, mostFiles, sourcesIn } from './package-files.ts'
import { createResolver, entrySpecifiers, type KnownPackage, type Resolver } from './resolver.ts'
import { partsOf } from './parts.ts'
import { moduleNames, parseText } from './syntax.ts'
import { variantsOf, type ModuleBlock, type Variant } from './variants.ts'

/** A package as its manifest describes it. */
export interface ExamplePackage {
  /** Absolute. */
  directory: string
  manifest: UsedWith & KnownPackage['manifest'] & { name?: string; version?: string }
}

/** A folder whose examples are checked: a package, or docs that are about no package. */
export interface ExampleInput {
  /** The repository: no file outside it and its `node_modules` is read. Absolute. */
  root: string
  /** The package, or the folder whose `node_modules` the docs may import. */
  package: ExamplePackage
  /** Markdown files of docs, absolute, in place of those of the package and its sources. */
  docs?: readonly string[]
  /** Name for the docs; default: that of the package. */
  name?: string
  /** Other packages of the repository. */
  members: readonly ExamplePackage[]
}

/**
 * Result of checking a block. `checked`: it compiles. `failing`: it does not, or does although it must not. `fails`: it does not, as
 * its author says. `incomplete`: it compiles as far as types are installed. `fragment`: left out by its author. The others were
 * recognised and not compiled.
 */
export type Outcome = 'checked' | 'failing' | 'fails' | 'incomplete' | 'fragment' | 'too-large' | Omission

/** A block with its outcome. */
export interface CheckedBlock {
  /** Relative to the root, with `/`. */
  file: string
  line: number
  column: number
  language: string
  outcome: Outcome
  code: string
  /** Code of the compiler's first error; absent without one. */
  error?: number
}

/** Examples of a package. */
export interface PackageExamples {
  name: string
  /** Relative to the root, with `/`; empty for the root. */
  path: string
  version?: string
  /** Version of the compiler that checked. */
  typescript: string
  blocks: CheckedBlock[]
  /** Blocks without a language, which are not read. */
  unlabelled: number
  findings: Diagnostic[]
}

/** Characters of a block above which it is not compiled, and of the blocks that one program holds. */
const largest = 200_000

/** Reported errors of one block. */
const mostErrors = 3

/**
 * Type-checks the examples of a package: in the doc comments of its sources, or of its declarations where it is installed, in its
 * READMEs and its `docs` folder. One program holds all blocks; those that change globals or other modules have one of their own.
 *
 * @throws RootError when the root does not exist.
 */
export function checkExamples(input: ExampleInput): PackageExamples {
  const root = openSourceRoot(input.root, [typescriptFolder()])
  const sys = guardedSystem(root)
  const folder = sys.realpath?.(input.package.directory) ?? input.package.directory
  const { manifest } = input.package
  const documented = input.docs === undefined ? knownPackage({ ...input.package, directory: folder }) : undefined
  const options = exampleOptions(folder, manifest, sys)
  const resolver = createResolver(options, sys, documented, membersByName(input.members))
  const names: ExportedNames =
    documented === undefined ? noExports : exportedNames(documented, { folder, options, sys, resolver })

  const report = reporter(root, folder, input.name ?? manifest.name)
  const inner = input.members
    .map(({ directory }) => relative(folder, directory).split(sep).join('/'))
    .filter((path) => path !== '' && !path.startsWith('..'))
  const texts = new TextReader(root, report)
  const found = collect(input, folder, inner, names, documented, resolver, texts)
  for (const problem of found.problems) report.add(findings.problem(report.at(problem.file, problem.place), problem))

  const outcomes = compileBlocks(found, { folder, options, sys, resolver, names, report })
  const hasOwnImport = outcomes.blocks.some(({ outcome }) => outcome === 'incomplete' || outcome === 'checked')
  if (documented !== undefined && !names.hasTypes && found.blocks.length > 0 && hasOwnImport)
    report.add(findings.withoutTypes(report.path, report.name))
  const untyped = [...outcomes.missing].filter(([name]) => name !== documented?.name)
  const missing = untyped.filter(([, isUntyped]) => !isUntyped).map(([name]) => name)
  if (missing.length > 0) report.add(findings.notInstalled(report.path, missing.sort()))
  return {
    name: report.name,
    path: report.path,
    ...(manifest.version !== undefined && { version: manifest.version }),
    typescript: ts.version,
    blocks: outcomes.blocks,
    unlabelled: found.unlabelled,
    findings: report.all,
  }
}

function typescriptFolder(): string {
  return join(ts.getDefaultLibFilePath({}), '..')
}

function knownPackage({ directory, manifest }: ExamplePackage): KnownPackage | undefined {
  return manifest.name === undefined ? undefined : { name: manifest.name, folder: directory, manifest }
}

function membersByName(members: readonly ExamplePackage[]): Map<string, KnownPackage[]> {
  const byName = new Map<string, KnownPackage[]>()
  for (const one of members) {
    const known = knownPackage(one)
    if (known !== undefined) byName.set(known.name, [...(byName.get(known.name) ?? []), known])
  }
  return byName
}

/** Collects findings with paths from the root. */
interface Reporter {
  name: string
  path: string
  all: Diagnostic[]
  add(finding: Diagnostic): void
  at(file: string, place: { line: number; column: number }): findings.At
}

function reporter(root: SourceRoot, folder: string, name: string | undefined): Reporter {
  const relativeTo = (file: string): string => relative(root.dir, file).split(sep).join('/')
  const all: Diagnostic[] = []
  const path = relativeTo(folder)
  return {
    name: name ?? (path === '' ? 'docs' : path),
    path,
    all,
    add: (finding) => void all.push(finding),
    at: (file, { line, column }) => ({ file: relativeTo(file), line, column }),
  }
}

class TextReader {
  constructor(
    readonly root: SourceRoot,
    readonly report: Reporter,
  ) {}

  /** Text of a file; absent for one that is refused, which is a finding. */
  read(file: string): string | undefined {
    try {
      return this.root.readText(file)
    } catch (error) {
      if (!(error instanceof SourceError)) throw error
      this.report.add(findings.unreadable(this.report.at(file, { line: 1, column: 1 }).file, error))
      return undefined
    }
  }
}

interface Collected {
  blocks: Block[]
  problems: TextProblem[]
  unlabelled: number
}

function collect(
  { docs }: ExampleInput,
  folder: string,
  inner: readonly string[],
  names: ExportedNames,
  documented: KnownPackage | undefined,
  resolver: Resolver,
  texts: TextReader,
): Collected {
  const all: Collected = { blocks: [], problems: [], unlabelled: 0 }
  const add = ({ blocks, problems, unlabelled }: Collected): void => {
    for (const one of blocks) all.blocks.push(one)
    for (const one of problems) all.problems.push(one)
    all.unlabelled += unlabelled
  }
  const markdown = docs ?? markdownFiles(folder, inner)
  const sources = docs !== undefined ? [] : commentFiles(folder, inner, names, documented, resolver)
  for (const file of markdown.slice(0, mostFiles)) {
    const text = texts.read(file)
    if (text !== undefined) add(markdownBlocks(file, text))
  }
  for (const file of sources.slice(0, mostFiles)) {
    const text = texts.read(file)
    if (text === undefined || !/```|~~~|@example/.test(text)) continue
    add(commentBlocks(ts.createSourceFile(file, text, ts.ScriptTarget.ESNext, false), file))
  }
  const left = Math.max(0, markdown.length - mostFiles) + Math.max(0, sources.length - mostFiles)
  if (left > 0) texts.report.add(findings.tooManyFiles(texts.report.path, left))
  return all
}

/** Files with doc comments: sources; declarations that the entry points reach, where a package is installed or has no sources. */
function commentFiles(
  folder: string,
  inner: readonly string[],
  { program }: ExportedNames,
  documented: KnownPackage | undefined,
  resolver: Resolver,
): string[] {
  const sources = isInstalled(folder) ? [] : sourcesIn(folder, inner)
  if (sources.length > 0) return sources
  const reached = (program?.getSourceFiles() ?? [])
    .map(({ fileName }) => fileName)
    .filter(
      (file) =>
        file.startsWith(`${folder}/`) &&
        !file.slice(folder.length).includes('/node_modules/') &&
        !file.includes('__signpost_'),
    )
  const entries =
    documented === undefined
      ? []
      : entrySpecifiers(documented).map((one) => resolver.resolve(one, join(folder, 'x.ts')))
  const files = new Set([...reached, ...entries.flatMap((one) => (one.kind === 'found' ? [one.file] : []))])
  return [...files].filter((file) => !file.endsWith('.json')).sort()
}

interface CompileInput {
  folder: string
  options: ts.CompilerOptions
  sys: ts.System
  resolver: Resolver
  names: ExportedNames
  report: Reporter
}

interface CompiledBlock extends ModuleBlock {
  isShortened: boolean
  variants: Variant[]
}

function compileBlocks(
  { blocks }: Collected,
  input: CompileInput,
): { blocks: CheckedBlock[]; missing: Map<string, boolean> } {
  const { folder, options, sys, resolver, names, report } = input
  const exported = new Set(names.imports.keys())
  const missing = new Map<string, boolean>()
  const compiled: CompiledBlock[][] = []
  const outcomes: CheckedBlock[] = blocks.map((block) => ({
    ...report.at(block.file, block.place),
    language: block.language,
    outcome: 'checked',
    code: block.code,
  }))
  const groups = new Map<string, { names: CompiledBlock['names']; variant: Variant }[]>()
  const fileExports = fileExportsReader(sys)

  blocks.forEach((block, index) => {
    const outcome = outcomes[index]!
    if (block.code.length > largest) {
      outcome.outcome = 'too-large'
      report.add(findings.tooLarge(report.at(block.file, block.place), block.code.length, largest))
      return
    }
    const shape = blockShape(block.code, block.language, exported)
    if (shape.kind === 'omitted') {
      outcome.outcome = block.marks.fragment ? 'fragment' : shape.reason
      return
    }
    if (shape.kind === 'broken') {
      outcome.outcome = block.marks.fragment ? 'fragment' : 'failing'
      if (!block.marks.fragment) report.add(syntaxFinding(block, shape.errors, report, outcome))
      return
    }
    const parts = partsOf(shape.file, shape.language)
    compiled[index] = parts.map(({ code, names: own }, part) => {
      const one: ModuleBlock = { block, index, part, code, language: shape.language, names: own }
      const earlier = [...block.outer, block.group].flatMap((group) => groups.get(group) ?? []).reverse()
      const variants = variantsOf(one, {
        exported: names.importsFor(block.file),
        guessed: names.guessed,
        globals: globalNames(),
        ofFile: fileExports(block),
        earlier,
      })
      const inGroup = groups.get(block.group) ?? []
      inGroup.push({ names: own, variant: variants.at(-1)! })
      groups.set(block.group, inGroup)
      return { ...one, isShortened: shape.isShortened, variants }
    })
  })

  const texts = new Map<string, Variant>()
  for (const { variants } of compiled.flat()) for (const variant of variants) texts.set(variant.path, variant)
  const shared = new Map([...texts].filter(([, one]) => !one.isAmbient).map(([path, { text }]) => [path, text]))
  const settings = { folder, options, sys, resolver }
  const main = createExampleProgram({ ...settings, files: shared, ...(names.program && { oldProgram: names.program }) })
  const programOf = (variant: Variant): ExampleProgram =>
    variant.isAmbient ? createExampleProgram({ ...settings, files: withImports(variant, texts) }) : main

  for (const [index, parts] of compiled.entries()) {
    if (parts === undefined) continue
    const outcome = outcomes[index]!
    const block = blocks[index]!
    const verdicts = parts.map((one) => bestVerdict(one, programOf))
    const verdict: Verdict = {
      errors: verdicts.flatMap(({ errors }) => errors),
      missing: verdicts.flatMap(({ missing: own }) => own),
    }
    for (const { package: name, isUntyped } of verdict.missing)
      missing.set(name, isUntyped && missing.get(name) !== false)
    const open = verdict.errors.filter(({ start }) => !isAnnounced(block.code, start))
    const [first] = block.marks.fails === undefined ? open : verdict.errors
    if (first !== undefined) outcome.error = first.code
    if (block.marks.fails !== undefined) {
      const wanted = block.marks.fails.code
      const isAsSaid =
        first !== undefined && (wanted === undefined || verdict.errors.some(({ code }) => code === wanted))
      outcome.outcome = isAsSaid
        ? 'fails'
        : verdict.missing.length > 0 && first === undefined
          ? 'incomplete'
          : 'failing'
      if (outcome.outcome === 'failing')
        report.add(findings.compiles(report.at(block.file, block.place), wanted, first))
    } else if (block.marks.fragment) {
      outcome.outcome = first === undefined ? 'checked' : 'fragment'
      const isTrivial = isDeclarationOnly(parseText(block.code, parts[0]!.language))
      if (first === undefined && verdict.missing.length === 0 && !isTrivial)
        report.add(findings.unneeded(report.at(block.file, block.place), 'fragment'))
    } else if (first === undefined)
      outcome.outcome = verdict.missing.length > 0 ? 'incomplete' : verdict.errors.length > 0 ? 'fails' : 'checked'
    else {
      outcome.outcome = 'failing'
      for (const error of open.slice(0, mostErrors))
        report.add(findings.doesNotCompile(placeIn(block, error.start, report), error, open.length))
    }
  }
  return { blocks: outcomes, missing }
}

/** The verdict on the first way that compiles; else on the one with the fewest errors. */
function bestVerdict(one: CompiledBlock, programOf: (variant: Variant) => ExampleProgram): Verdict {
  let best: Verdict | undefined
  // A program of its own costs as much as hundreds of blocks.
  const ways = one.variants.some(({ isAmbient }) => isAmbient) ? [one.variants[0]!, one.variants.at(-1)!] : one.variants
  for (const variant of new Set(ways)) {
    const verdict = judged(programOf(variant), variant, one)
    if (best === undefined || verdict.errors.length < best.errors.length) best = verdict
    if (best.errors.length === 0) break
  }
  return best!
}

function judged(program: ExampleProgram, variant: Variant, one: CompiledBlock): Verdict {
  try {
    const { isShortened, block } = one
    return judge(program, variant.path, one.language, { isShortened, isUnlabelled: block.isUnlabelled })
  } catch (error) {
    // The checker gives up on types that are nested too deeply with an exception.
    const message = `the compiler stopped: ${error instanceof Error ? error.message : String(error)}`
    return { errors: [{ code: 0, message, start: 0 }], missing: [] }
  }
}

/** A variant and all that it imports. */
function withImports(variant: Variant, all: ReadonlyMap<string, Variant>): Map<string, string> {
  const files = new Map<string, string>()
  const waiting = [variant]
  for (let one = waiting.pop(); one !== undefined; one = waiting.pop()) {
    if (files.has(one.path)) continue
    files.set(one.path, one.text)
    for (const path of one.imports) if (all.has(path)) waiting.push(all.get(path)!)
  }
  return files
}

/** Place of an offset in a block; that of the block for what was added after its code. */
function placeIn(block: Block, start: number, report: Reporter): findings.At {
  if (start > block.code.length) return report.at(block.file, block.place)
  const before = block.code.slice(0, start).split('\n')
  const line = block.lines[before.length - 1] ?? block.place
  return report.at(block.file, { line: line.line, column: line.column + before.at(-1)!.length })
}

function syntaxFinding(
  block: Block,
  errors: readonly ts.DiagnosticWithLocation[],
  report: Reporter,
  outcome: CheckedBlock,
): Diagnostic {
  const [{ code, messageText, start }] = errors as [ts.DiagnosticWithLocation]
  outcome.error = code
  const error: CompilerError = {
    code,
    message: ts.flattenDiagnosticMessageText(messageText, ' ').replace(/\.$/, ''),
    start,
  }
  return findings.syntax(placeIn(block, start, report), error)
}

/** Reads the names that the file of a doc comment exports, which an example of an internal symbol may use. */
function fileExportsReader(sys: ts.System): (block: Block) => ReadonlySet<string> {
  const known = new Map<string, ReadonlySet<string>>()
  return ({ file }) => {
    if (!/\.[cm]?tsx?$/.test(file)) return new Set()
    const found = known.get(file) ?? new Set(exportedIn(sys.readFile(file) ?? '', file.endsWith('.d.ts')))
    known.set(file, found)
    return found
  }
}

function exportedIn(text: string, isDeclaration: boolean): string[] {
  const { declared } = moduleNames(ts.createSourceFile('a.ts', text, ts.ScriptTarget.ESNext, true))
  // Without a list of exports, a declaration file exports all that it declares.
  const isOpen = isDeclaration && !/^export\s*\{/m.test(text)
  return [...declared].filter(([, { isExported }]) => isExported || isOpen).map(([name]) => name)
}
