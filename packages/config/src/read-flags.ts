import { kebabCase, parseBoolean } from '@signpost/utils-primitives'
import type { LayerEntry } from './config-layer.ts'
import type { Field } from './field.ts'

/** A flag of a command line, with the path of its field, or with its own name when no field matches. */
export interface Flag extends LayerEntry {
  readonly source: string
  /** The reason why its value cannot be read. */
  readonly problem?: string
}

/** Reads the flags of a command line, in order. Positional arguments are skipped. */
export function* readFlags(
  argv: readonly string[],
  fields: ReadonlyMap<string, Field<unknown>>,
  short: Readonly<Record<string, string>>,
): Generator<Flag> {
  const end = argv.indexOf('--')
  const args = end < 0 ? argv : argv.slice(0, end)
  let at = 0
  const named = new Map<string, string[]>()
  for (const path of fields.keys()) {
    const name = kebabCase(path)
    named.set(name, [...(named.get(name) ?? []), path])
  }

  while (at < args.length) {
    const arg = args[at++]!
    const [, name, given] = /^--([^=]+)(?:=([^]*))?$/.exec(arg) ?? []
    if (name !== undefined) yield long(name, given)
    else if (/^-[a-z]/i.test(arg)) yield* letters(arg.slice(1))
  }

  function long(name: string, given: string | undefined): Flag {
    const source = `--${name}`
    const [path, ...others] = find(name)
    if (others.length > 0) {
      const flags = [path, ...others].map((each) => `--${each}`)
      return { source, path: path!, raw: undefined, problem: `expected ${flags.join(' or ')}, found ${source}` }
    }
    if (path !== undefined) return flag(source, path, given)
    const negated = given === undefined && name.startsWith('no-') ? find(name.slice(3)) : []
    if (negated.length === 1 && isSwitch(negated[0]!)) return { source, path: negated[0]!, raw: false }
    return { source, path: name, raw: given ?? true }
  }

  /** Reads joined short flags. The first one that is not a switch takes the rest as its value. */
  function* letters(text: string): Generator<Flag> {
    for (const [index, letter] of [...text].entries()) {
      const source = `-${letter}`
      const path = Object.hasOwn(short, letter) ? short[letter]! : undefined
      const rest = text.slice(index + 1)
      if (path === undefined) yield { source, path: source, raw: true }
      else if (rest === '' || rest.startsWith('=') || !isSwitch(path)) {
        yield flag(source, path, rest === '' ? undefined : rest.replace(/^=/, ''))
      } else yield { source, path, raw: true }
      if (path === undefined || !isSwitch(path) || rest.startsWith('=')) return
    }
  }

  /** A flag of a field, with its own value or the next argument. */
  function flag(source: string, path: string, given: string | undefined): Flag {
    const next = args[at]
    if (given !== undefined) return { source, path, raw: given }
    if (!isSwitch(path)) {
      const isValue =
        next !== undefined && !next.startsWith('--') && !(next[0] === '-' && Object.hasOwn(short, next[1] ?? ''))
      return { source, path, raw: isValue ? args[at++] : undefined }
    }
    const word = next?.toLowerCase() ?? ''
    if (word === 'true' || word === 'false') return { source, path, raw: args[at++] }
    if (parseBoolean(word) === undefined) return { source, path, raw: true }
    const problem = `expected --${path}=${next}, found ${source} ${next}, where "${next}" may be another argument`
    return { source, path, raw: true, problem }
  }

  function find(name: string): readonly string[] {
    return fields.has(name) ? [name] : (named.get(kebabCase(name)) ?? [])
  }

  function isSwitch(path: string): boolean {
    return fields.get(path)?.type === 'boolean'
  }
}
