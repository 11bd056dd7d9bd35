import { checkArgument } from '@signpost/utils-primitives'
import { ConfigError } from './config-error.ts'
import type { ConfigLayer } from './config-layer.ts'
import type { ConfigDefinition, ConfigShape } from './config-shape.ts'
import { readEntries, readValues, type LayerReading } from './layer-reading.ts'

/** A layer attached to a config. */
export interface MountedLayer {
  readonly name: string
  readonly priority: number
  /** Current values of the layer. */
  reading: LayerReading
  /** Detaches the layer. */
  detach(): void
}

/**
 * Attaches a layer.
 *
 * @param changed - Receives later values of the layer; the first ones are in the result.
 * @throws The error of the layer, unless it is a `ConfigError`, which becomes issues of the reading.
 */
export function mountLayer<T>(
  { name, priority, attach }: ConfigLayer<T>,
  { shape, fields }: ConfigDefinition<ConfigShape>,
  changed: (mounted: MountedLayer, reading: LayerReading) => void,
): MountedLayer {
  let state: 'attaching' | 'attached' | 'detached' = 'attaching'
  let stop: (() => void) | undefined
  const mounted: MountedLayer = {
    name,
    priority,
    reading: { entries: new Map(), issues: [] },
    detach() {
      state = 'detached'
      stop?.()
    },
  }
  const receive = (reading: LayerReading): void => {
    if (state === 'attached') changed(mounted, reading)
    else if (state === 'attaching') mounted.reading = reading
  }
  try {
    stop = attach({
      fields,
      values: (values, unknown = 'reject') => receive(readValues(values, shape, name, unknown)),
      entries: (entries, unknown = 'reject') => receive(readEntries(entries, fields, name, unknown)),
    })
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    mounted.reading = { entries: new Map(), issues: error.issues }
  }
  checkArgument(
    'INVALID_LAYER',
    stop,
    'a function that detaches the layer, or nothing',
    () => stop === undefined || typeof stop === 'function',
    'attach at once, and return no promise',
  )
  state = 'attached'
  return mounted
}
