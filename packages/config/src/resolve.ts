import { ConfigError } from './config-error.ts'
import type { ConfigIssue } from './config-issue.ts'
import type { LayerEntry } from './config-layer.ts'
import type { ConfigDefinition, ConfigShape } from './config-shape.ts'
import type { Field } from './field.ts'
import { found } from './found.ts'
import type { LayerReading } from './layer-reading.ts'
import { masked } from './masked.ts'
import { messageOf } from './message-of.ts'
import type { Provenance } from './provenance.ts'
import { isSame } from './same-value.ts'
import { treeOf } from './tree.ts'

/** The current values of a layer. */
export interface ReadLayer {
  readonly name: string
  readonly reading: LayerReading
}

/** The value of one setting, with its origin. */
interface Setting {
  readonly value: unknown
  /** The winning entry. Absent when no layer has one. */
  readonly entry: LayerEntry | undefined
  readonly provenance: Provenance
}

/** The values of all settings. */
export interface Resolved {
  readonly tree: object
  readonly settings: ReadonlyMap<string, Setting>
}

/**
 * Resolves every setting. A value equal to its previous one stays the same object.
 *
 * @param layers - Lowest priority first.
 * @param previous - The settings before.
 * @throws ConfigError with every issue.
 */
export function resolve(
  { shape, fields }: ConfigDefinition<ConfigShape>,
  layers: readonly ReadLayer[],
  previous?: Resolved,
): Resolved {
  const issues: ConfigIssue[] = layers.flatMap(({ reading }) => reading.issues)
  const reported = new Set(issues.map(({ path }) => path))
  // A layer that cannot be read at all may have any setting.
  const isUnread = reported.has('')
  const settings = new Map<string, Setting>()

  for (const [path, field] of fields) {
    const [winner, ...others] = layers.filter(({ reading }) => reading.entries.has(path)).reverse()
    const entry = winner?.reading.entries.get(path)
    const before = previous?.settings.get(path)
    const origin = { layer: winner?.name, source: entry?.source }
    try {
      const value = entry
        ? isAsBefore(before?.entry, entry)
          ? before!.value
          : field.parse(entry.raw)
        : fallbackOf(field)
      const raw = entry ? entry.raw : value
      settings.set(path, {
        value: before && isSame(before.value, value) ? before.value : value,
        entry,
        provenance: {
          path,
          layer: winner?.name ?? 'defaults',
          source: entry?.source,
          raw: masked(field, raw),
          default: !entry,
          overridden: others.map(({ name }) => name),
        },
      })
    } catch (cause) {
      if (!entry && (isUnread || reported.has(path))) continue
      issues.push({ path, ...origin, ...(entry ? problemOf(field, entry.raw, cause) : { message: messageOf(cause) }) })
    }
  }

  if (issues.length > 0) throw new ConfigError(issues)
  return { tree: treeOf(shape, (path) => settings.get(path)!.value, previous?.tree), settings }
}

/** Whether parsing would give the same value. An object is always parsed again, because it may have been mutated. */
function isAsBefore(before: LayerEntry | undefined, entry: LayerEntry): boolean {
  return (
    before === entry || (before !== undefined && Object.is(before.raw, entry.raw) && Object(entry.raw) !== entry.raw)
  )
}

function fallbackOf(field: Field<unknown>): unknown {
  if (field.default !== undefined || field.optional) return field.default
  const ways = field.env ? `; set ${field.env}` : ''
  throw new TypeError(`expected a value of type ${field.type}, found none${ways}`)
}

function problemOf(
  { type, secret }: Field<unknown>,
  raw: unknown,
  cause: unknown,
): Pick<ConfigIssue, 'message' | 'cause'> {
  // The message of another library may quote the value.
  if (secret) return { message: `expected a value of type ${type}, found one that is not` }
  return { message: `${messageOf(cause)}, ${found(raw)}`, cause }
}
