import { isPlainObject } from '@signpost/utils-primitives'
import type { ConfigIssue } from './config-issue.ts'
import type { LayerEntry, UnknownSettings } from './config-layer.ts'
import type { ConfigShape } from './config-shape.ts'
import { isField, type Field } from './field.ts'
import { foundType } from './found.ts'

/** Current values of a layer, and the issues of its form. */
export interface LayerReading {
  readonly entries: ReadonlyMap<string, LayerEntry>
  readonly issues: readonly ConfigIssue[]
}

/** Reads values from an object in groups. */
export function readValues(values: unknown, shape: ConfigShape, layer: string, unknown: UnknownSettings): LayerReading {
  const entries = new Map<string, LayerEntry>()
  const issues: ConfigIssue[] = []

  function visit(node: unknown, group: ConfigShape, path: string): void {
    if (!isPlainObject(node)) {
      issues.push({ path, layer, message: `expected an object with settings, ${foundType(node)}` })
      return
    }
    for (const [name, raw] of Object.entries(node)) {
      const below = path ? `${path}.${name}` : name
      const known = Object.hasOwn(group, name) ? group[name] : undefined
      if (raw === undefined) continue
      if (known === undefined) {
        if (unknown === 'reject') issues.push(unknownSetting(below, layer))
      } else if (isField(known)) entries.set(below, { path: below, raw })
      else visit(raw, known, below)
    }
  }

  visit(values, shape, '')
  return { entries, issues }
}

/** Reads values from a list of entries. */
export function readEntries(
  list: readonly LayerEntry[],
  fields: ReadonlyMap<string, Field<unknown>>,
  layer: string,
  unknown: UnknownSettings,
): LayerReading {
  const present = list.filter(({ raw }) => raw !== undefined)
  const strange = unknown === 'reject' ? present.filter(({ path }) => !fields.has(path)) : []
  return {
    entries: new Map(present.map((entry) => [entry.path, entry])),
    issues: strange.map(({ path, source }) => unknownSetting(path, layer, source)),
  }
}

function unknownSetting(path: string, layer: string, source?: string): ConfigIssue {
  return { path, layer, source, message: 'there is no such setting' }
}
