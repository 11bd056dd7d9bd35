import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { createExtractor } from '@signpost/api-extract'
import { linkPackages } from './conformance/build-case.ts'
import { prepareSources } from './conformance/prepare-sources.ts'
import type { PackageInput } from '../src/index.ts'

/** Package with its possible edits. */
interface Variable {
  name: string
  declarations: string
  readme?: string
  /** Each edit replaces the first text by the second in the declarations. */
  edits: Readonly<Record<string, readonly (readonly [from: string, to: string])[]>>
}

/** State of each package: unchanged, edited or absent. */
export type State = Readonly<Record<string, string>>

const core = `
/**
 * The base of all.
 * @remarks Nothing is below it.
 */
export declare class Base<T> {
  /**
   * Opens it.
   * @remarks With a value, see {@link Name}.
   * @param value - What is opened.
   */
  open(value: T): T
  /** How large it is. */
  size: number
  /** Takes what nobody can name. */
  hide(hidden: Hidden, value: T): void
  quiet(): void
}
/** What has an area. */
export interface Shape {
  /** The area. */
  area: number
}
/** What something is called. */
export type Name = string
/** Nobody refers to it. */
export declare function alone(): void
/** Kept to itself. And to nobody else. */
interface Hidden {
  /** One word. */
  word: string
}
/** {@inheritDoc @acme/ui#turn} */
export declare function round(): void
export {}
`

const middle = `
import { Base, Shape } from '@acme/core'
/** Between the others. */
export declare class Middle<U> extends Base<U[]> implements Shape {
  open(value: U[]): U[]
  area: number
  quiet(): void
}
/** {@inheritDoc @acme/core#Base.open} */
export declare function copied(value: string): Shape
/** {@inheritDoc @acme/core#round} */
export declare function turn(): void
export { Shape as Form } from '@acme/core'
`

const ui = `
import { Middle, Form, copied } from '@acme/middle'
/** A panel, see {@link @acme/middle#copied}. */
export declare class Panel extends Middle<string> {
  /** {@inheritDoc @acme/middle#copied} */
  show(form: Form): typeof copied
}
/** {@inheritDoc @acme/middle#turn} */
export declare function turn(): void
`

const lone = `
/** Names nothing that there is: {@link Alown}. */
export declare function only(): void
`

export const variables: Readonly<Record<string, Variable>> = {
  core: {
    name: '@acme/core',
    declarations: core,
    edits: {
      remark: [['Nothing is below it.', 'Everything is above it.']],
      inheritedRemark: [['With a value, see', 'With any value, see']],
      firstLine: [['The base of all.', 'The root of all.']],
      hiddenWords: [['And to nobody else.', 'And to nobody other.']],
      speaks: [['  quiet(): void', '  /** @remarks It speaks. */\n  quiet(): void']],
      signature: [['open(value: T): T', 'open(value: T, again?: boolean): T']],
      rename: [
        ['export declare class Base<T>', 'declare class Base<T>'],
        ['/** What has', 'export { Base as Root }\n/** What has'],
      ],
      removal: [
        ['export interface Shape', 'interface Shape'],
        ['export type Name = string', ''],
      ],
      release: [[' * @remarks Nothing is below it.', ' * @remarks Nothing is below it.\n * @beta']],
      baseMember: [['size: number', 'size: number\n  /** Another. */\n  close(value: T): void\n  area: number']],
      fewerNames: [['export type Name = string', '']],
      sameLetters: [['/** Nobody refers', 'export type NAME = number\n/** Nobody refers']],
      newExport: [['/** Nobody refers', '/** New. */\nexport declare function Alowne(): void\n/** Nobody refers']],
      deprecated: [['What has an area.', 'What has an area.\n * @deprecated Use {@link Base}.\n']],
      kind: [['export type Name = string', 'export interface Name { text: string }']],
      noCycle: [['{@inheritDoc @acme/ui#turn}', 'Turns.']],
      moved: [['/** What something', '\n\n\n/** What something']],
    },
  },
  middle: {
    name: '@acme/middle',
    declarations: middle,
    edits: {
      remark: [['Between the others.', 'Between the others.\n * @remarks It is.\n ']],
      firstLine: [['Between the others.', 'Below the others.']],
      reexport: [["export { Shape as Form } from '@acme/core'", '/** Own. */\nexport interface Form {}']],
      inheritsOther: [['{@inheritDoc @acme/core#Base.open}', '{@inheritDoc @acme/core#Base.size}']],
      noBase: [['extends Base<U[]> ', '']],
      otherArgument: [
        ['extends Base<U[]> ', 'extends Base<U> '],
        ['open(value: U[]): U[]', 'open(value: U): U'],
      ],
      renamed: [['declare function copied', 'declare function transcribed']],
    },
  },
  ui: {
    name: '@acme/ui',
    declarations: ui,
    edits: {
      remark: [
        [
          'A panel, see {@link @acme/middle#copied}.',
          'A panel, see {@link @acme/middle#copied}.\n * @remarks It shows.\n ',
        ],
      ],
      firstLine: [['A panel, see', 'One panel, see']],
      noReferences: [
        ['extends Middle<string> ', ''],
        ['show(form: Form): typeof copied', 'show(): void'],
        ['import ', '// '],
      ],
      written: [['{@inheritDoc @acme/middle#turn}', 'Turns.']],
    },
  },
  lone: {
    name: '@acme/lone',
    declarations: lone,
    readme: '# Alone\n\nBut for [core](../core/README.md) and [others](../twin/README.md).\n',
    edits: {
      remark: [['Names nothing', 'Is for nothing, and names nothing']],
      names: [['{@link Alown}', '{@link @acme/core#Name}']],
    },
  },
  /** Shares the slug of the first package. */
  twin: {
    name: '@other/core',
    declarations: '/** Another base. */\nexport declare class Base<T> { other: T }\n',
    edits: {},
  },
}

/** All packages unchanged, without the twin. */
export const asWritten: State = { core: '', middle: '', ui: '', lone: '', twin: 'absent' }

/** Possible states of a package. */
export function statesOf(key: string): string[] {
  return ['', 'absent', ...Object.keys(variables[key]!.edits)]
}

/** Extracts every package below a folder, unchanged and with each of its edits; returns the location of a variant. */
export function extractVariants(root: string): (key: string, state: string) => string {
  const extractor = createExtractor()
  const packageDirOf = (key: string): string => path.join(root, 'packages', key)
  const keys = Object.keys(variables)
  for (const key of keys) {
    mkdirSync(packageDirOf(key), { recursive: true })
    const { name, readme, declarations } = variables[key]!
    writeFileSync(
      path.join(packageDirOf(key), 'package.json'),
      JSON.stringify({ name, version: '1.0.0', types: './index.d.ts' }),
    )
    writeFileSync(path.join(packageDirOf(key), 'index.d.ts'), declarations)
    if (readme !== undefined) writeFileSync(path.join(packageDirOf(key), 'README.md'), readme)
  }
  linkPackages(root, keys.map(packageDirOf))
  const placeOf = (key: string, state: string): string => path.join(root, 'variants', key, state || 'as-written')
  for (const key of keys) {
    const { declarations, edits } = variables[key]!
    const file = path.join(packageDirOf(key), 'index.d.ts')
    for (const [state, replacements] of [...Object.entries(edits), ['', []] as const]) {
      writeFileSync(
        file,
        replacements.reduce((text, [from, to]) => replaced(text, from, to), declarations),
      )
      rmSync(path.join(packageDirOf(key), '.api'), { recursive: true, force: true })
      prepareSources(packageDirOf(key))
      extractor.extract({
        packageDir: packageDirOf(key),
        root,
        slug: key === 'twin' ? 'core' : key,
      })
      cpSync(packageDirOf(key), placeOf(key, state), { recursive: true })
    }
  }
  return placeOf
}

function replaced(text: string, from: string, to: string): string {
  if (!text.includes(from)) throw new Error(`found no "${from}" to replace`)
  return text.replace(from, () => to)
}

/** Inputs of the packages present in a state, with the folders of their variants. */
export function inputsOf(state: State, placeOf: (key: string, state: string) => string): PackageInput[] {
  return Object.entries(state).flatMap(([key, one]) => {
    if (one === 'absent') return []
    const folder = placeOf(key, one)
    return [{ folder, apiFolder: path.join(folder, '.api'), repoPath: `packages/${key}` }]
  })
}
