import { readLog, type Reads } from '@signpost/files'
import { collect, TextReader, type Collected } from './collect-blocks.ts'
import { compileBlocks, sharedVariants, type CompiledPart } from './compile-blocks.ts'
import { createExampleProgram, type ExampleProgram, type ProgramInput } from './example-program.ts'
import { entryProbe, exportedNames, noExports, type ExportedNames } from './exported-names.ts'
import * as findings from './findings.ts'
import { planBlocks, type PlannedBlock } from './plan-blocks.ts'
import { ambientFiles, reachedFiles } from './reached-files.ts'
import { createResolver } from './resolver.ts'
import { systemFor, type RunAnswers, type Unit } from './unit.ts'

/** A package whose blocks are compiled. */
export interface CompiledUnit {
  unit: Unit
  names: ExportedNames
  found: Collected
  planned: readonly PlannedBlock[]
  compiled: ReadonlyMap<number, CompiledPart[]>
  reads: { own: Reads; shared: Reads }
}

/** A package whose blocks are planned. */
type PlannedUnit = Omit<CompiledUnit, 'compiled' | 'reads'>

/**
 * Compiles the blocks of packages with equal settings in one program. Packages that reach other files which change what all see, such
 * as global types, have another program: nobody sees globals of a package that he does not use.
 */
export function compileTogether(units: readonly Unit[], run: RunAnswers): CompiledUnit[] {
  const [{ input, folder, options, members }] = units as [Unit]
  const log = run.isLogged ? readLog() : undefined
  const { sys } = systemFor(input.root, run.answers, log)
  const shared = createResolver(options, sys, undefined, members)
  const byFolder = [...units].sort((a, b) => b.folder.length - a.folder.length)
  const ofExamples = new Map<string, Unit>()
  const unitAt = (file: string): Unit | undefined =>
    ofExamples.get(file) ??
    byFolder.find((unit) => isIn(file, unit.folder) && !file.slice(unit.folder.length).includes('/node_modules/'))
  const settings: Omit<ProgramInput, 'files'> = {
    folder,
    options,
    sys,
    cache: shared.cache,
    parsed: new Map(),
    resolverOf: (file) => unitAt(file)?.resolver ?? shared,
  }

  const probes = units.flatMap(({ documented }) => (documented === undefined ? [] : [entryProbe(documented)]))
  const probed = createExampleProgram({
    ...settings,
    files: new Map(probes.map(({ path, text }) => [path, text])),
    resolverOf: (file) => {
      const resolver = settings.resolverOf(file)
      return { ...resolver, resolve: resolver.resolveScripts }
    },
  })
  const planned = units.map((unit): PlannedUnit => {
    const { documented, report, root } = unit
    const names = documented === undefined ? noExports : exportedNames(documented, probed)
    const found = collect(unit, names, new TextReader(root, report))
    for (const problem of found.problems) report.add(findings.problem(report.at(problem.file, problem.place), problem))
    return { unit, names, found, planned: planBlocks(found, names, unit.sys) }
  })

  const filesOf = new Map(planned.map((one) => [one, sharedVariants(one.planned)]))
  for (const [{ unit }, files] of filesOf) for (const path of files.keys()) ofExamples.set(path, unit)
  const create = (some: readonly PlannedUnit[]): ExampleProgram =>
    createExampleProgram({ ...settings, files: new Map(some.flatMap((one) => [...filesOf.get(one)!])) })
  const results = new Map<PlannedUnit, { compiled: Map<number, CompiledPart[]>; reached: ReadonlySet<string> }>()
  const all = create(planned)
  const classes = alike(planned, (one) => ambientKey(all, [...filesOf.get(one)!.keys()]))
  for (const some of classes) {
    const main = classes.length === 1 ? all : create(some)
    for (const one of some) {
      const { unit, names } = one
      const own: Omit<ProgramInput, 'files'> = {
        ...settings,
        folder: unit.folder,
        sys: unit.sys,
        resolverOf: (file) => (isInModules(file, unit.folder) ? shared : (unitAt(file)?.resolver ?? unit.resolver)),
      }
      const compiled = compileBlocks(one.planned, main, own)
      const reached = reachedFiles(main, [...filesOf.get(one)!.keys()])
      for (const parts of compiled.values())
        for (const { program, variant } of parts)
          if (program !== main) for (const file of reachedFiles(program, [variant.path])) reached.add(file)
      for (const file of names.files) reached.add(file)
      results.set(one, { compiled, reached })
    }
  }
  const reads = log === undefined ? noReads : readsOf(units, log.reads())
  return planned.map((one) => {
    const { compiled, reached } = results.get(one)!
    return { ...one, compiled, reads: reads(one.unit, reached) }
  })
}

/** Files that change what all others see, of those that some examples reach and not all. */
function ambientKey(program: ExampleProgram, roots: readonly string[]): string {
  const everywhere = reachedFiles(program, program.ambient)
  return ambientFiles(program, reachedFiles(program, roots))
    .filter((file) => !everywhere.has(file))
    .sort()
    .join('\0')
}

/** Lists of what has the same key. */
function alike<Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[][] {
  const lists = new Map<string, Item[]>()
  for (const one of items) {
    const key = keyOf(one)
    lists.set(key, [...(lists.get(key) ?? []), one])
  }
  return [...lists.values()]
}

/** Reads that the result of a unit depends on, by the files that it reaches. */
type ReadsOf = (unit: Unit, reached: ReadonlySet<string>) => CompiledUnit['reads']

const noReads: ReadsOf = () => ({ own: {}, shared: {} })

/**
 * Assigns reads to units: each has its own, those of the units whose files it reaches, and the texts of other packages of the
 * repository that it reaches. All have in common what is read of dependencies.
 *
 * @param all - Reads of the programs.
 */
function readsOf(units: readonly Unit[], all: Reads): ReadsOf {
  const shared: Record<string, string> = {}
  const texts: [path: string, key: string, answer: string][] = []
  for (const [key, answer] of Object.entries(all)) {
    const path = key.slice(key.indexOf(' ') + 1)
    if (!key.startsWith('text ') || path.includes('/node_modules/')) shared[key] = answer
    else texts.push([path, key, answer])
  }
  const known = withoutImplied(shared, shared)
  return (unit, reached) => {
    const files = [...reached]
    const others = units.filter((one) => one !== unit && files.some((file) => isIn(file, one.folder)))
    const resolved = [unit, ...others].map(({ logs }) => logs?.resolver.reads())
    const own: Record<string, string> = Object.assign({}, unit.logs?.own.reads(), ...resolved)
    for (const [path, key, answer] of texts) if (reached.has(path)) own[key] = answer
    return { own: withoutImplied(own, { ...shared, ...own }), shared: known }
  }
}

/** Reads without those that others imply: a file with a text is there, and in the root. */
function withoutImplied(reads: Reads, all: Reads): Reads {
  const isText = (answer: string | undefined): boolean => answer !== undefined && /^[\w-]{43}$/.test(answer)
  return Object.fromEntries(
    Object.entries(reads).filter(([key, answer]) => {
      const [question, path] = [key.slice(0, key.indexOf(' ')), key.slice(key.indexOf(' ') + 1)]
      return !(answer === 'true' && /^(?:file|inside)$/.test(question) && isText(all[`text ${path}`]))
    }),
  )
}

function isIn(file: string, folder: string): boolean {
  return file.startsWith(`${folder}/`)
}

function isInModules(file: string, folder: string): boolean {
  return isIn(file, folder) ? file.slice(folder.length).includes('/node_modules/') : file.includes('/node_modules/')
}
