import { type ExpectedOption } from '@signpost/utils-primitives'

/** Expected options of every layer. */
export const layerOptions: Readonly<Record<'name' | 'priority' | 'unknown', ExpectedOption>> = {
  name: 'string',
  priority: { from: -Infinity },
  unknown: { oneOf: ['reject', 'ignore'] },
}
