import { dirname, join } from 'node:path'
import type { Block, BlockLanguage } from './block.ts'
import { earlierPrefix } from './example-program.ts'
import type { SilentImport } from './exported-names.ts'
import type { ModuleNames } from './syntax.ts'

/** Start of the names of the files that examples are compiled as. */
export const examplePrefix = '__signpost_example_'

/** Module that examples of many projects take for granted. */
const assertions: ReadonlyMap<string, SilentImport> = new Map([
  ['assert', { specifier: 'node:assert', imported: 'default' }],
])

/** Globals of test runners that a package may have functions of the same names for. */
const ofTests = new Set(['test', 'it', 'describe', 'suite'])

/** A block that is compiled. */
export interface ModuleBlock {
  block: Block
  /** Number among the blocks of the package. */
  index: number
  /** Number among the parts of a block that declares a name several times, as alternatives. */
  part: number
  /** Text that is compiled, as long as that of the block and without other parts. */
  code: string
  language: BlockLanguage
  names: ModuleNames
}

/** An import that is added to a block. */
export interface AddedImport extends SilentImport {
  /** Name in the block. */
  name: string
}

/** One way to compile a block: by itself, after earlier blocks, or with names of the file that it documents. */
export interface Variant {
  /** Absolute path of a file that does not exist. */
  path: string
  text: string
  /** Whether it, or an earlier block that it goes on from, changes what others see. */
  isAmbient: boolean
  /** Paths of the earlier blocks' variants that it imports. */
  imports: readonly string[]
  /** Names of packages that it uses without importing them. */
  added: readonly AddedImport[]
  /** Whether it uses names of the file that it documents, which nobody can import. */
  usesFile: boolean
}

/** An earlier block, with the variant that compiles most. */
export interface Earlier {
  names: ModuleNames
  variant: Variant
}

/** Names that a block may use without importing them. */
export interface Surroundings {
  /** Exports of the documented package. */
  exported: ReadonlyMap<string, SilentImport>
  /** Names that only the name of the package suggests. */
  guessed: ReadonlyMap<string, SilentImport>
  /** Names that are also global: these are imported only when the block does not compile otherwise. */
  globals: ReadonlySet<string>
  /** Exports of the source that the comment is in. */
  ofFile: ReadonlySet<string>
  /** The nearest earlier block that declares a name, as a value if need be, of the same group or of groups around it. */
  earlier(name: string, isValue: boolean): Earlier | undefined
}

/**
 * Returns the ways to compile a block, the plainest first. What is added comes after the code, so that positions stay: imports are
 * hoisted.
 */
export function variantsOf(one: ModuleBlock, around: Surroundings): Variant[] {
  const { block, index, part, names } = one
  const ending = one.language === 'js' ? 'jsx' : one.language
  const free = [...names.free]
  const undeclared = free.filter((name) => !names.declared.has(name))
  const imports = new Map([...assertions, ...around.guessed, ...around.exported])
  const isTest = undeclared.some((name) => /^expect(?:TypeOf)?$/.test(name) && !around.exported.has(name))
  const own = undeclared.filter((name) => around.exported.has(name) && !(isTest && ofTests.has(name)))
  const ways = [
    { own: own.filter((name) => !around.globals.has(name)), earlier: false, file: false },
    { own: own.filter((name) => !around.globals.has(name)), earlier: true, file: false },
    { own, earlier: true, file: false },
    {
      own: [...own, ...undeclared.filter((name) => !around.exported.has(name) && imports.has(name))],
      earlier: true,
      file: true,
    },
  ]
  const texts = new Set<string>()
  const variants: Variant[] = []
  for (const way of ways) {
    const lines: string[] = []
    const paths: string[] = []
    const added: AddedImport[] = []
    let isAmbient = names.isAmbient
    const taken = new Set<string>()
    if (way.earlier)
      for (const name of free) {
        const isHere = names.declared.has(name)
        const from = around.earlier(name, isHere)
        if (from === undefined) continue
        taken.add(name)
        isAmbient ||= from.variant.isAmbient
        if (!paths.includes(from.variant.path)) paths.push(from.variant.path)
        const isVariable = from.names.declared.get(name)!.isAssignable || isHere
        lines.push(importEarlier(name, from.variant.path, isVariable, one.language))
      }
    for (const name of way.own) if (!taken.has(name)) added.push({ name, ...imports.get(name)! })
    lines.push(...added.map(importSilent))
    for (const name of way.own) taken.add(name)
    const file = undeclared.filter((name) => way.file && !taken.has(name) && around.ofFile.has(name))
    if (file.length > 0)
      lines.push(
        `import { ${file.join(', ')} } from ${JSON.stringify(block.file.replace(/(?:\.d)?\.([cm]?)[jt]sx?$/, '.$1js'))}`,
      )
    if (!names.hasFixedExports) lines.push(exportAll(names))
    const text = `${one.code}\n;${lines.join('\n')}\n`
    if (texts.has(text)) continue
    texts.add(text)
    const path = join(dirname(block.file), `${examplePrefix}${index}_${part}_${variants.length}.${ending}`)
    variants.push({ path, text, isAmbient, imports: paths, added, usesFile: file.length > 0 })
  }
  return variants
}

function importEarlier(name: string, path: string, isVariable: boolean, language: BlockLanguage): string {
  const specifier = JSON.stringify(earlierPrefix + path)
  // An import cannot be assigned, and is in conflict with a type of its name.
  if (isVariable && language !== 'js') return `declare var ${name}: (typeof import(${specifier}))["${name}"];`
  return `import { ${name} } from ${specifier};`
}

function importSilent({ name, specifier, imported }: AddedImport): string {
  const from = `from ${JSON.stringify(specifier)};`
  if (imported === '*') return `import * as ${name} ${from}`
  return imported === name ? `import { ${name} } ${from}` : `import { ${imported} as ${name} } ${from}`
}

/** Exports what a block declares, for the blocks after it. */
function exportAll({ declared }: ModuleNames): string {
  const names = [...declared].filter(([, { isExported }]) => !isExported).map(([name]) => name)
  return `export { ${names.join(', ')} };`
}
