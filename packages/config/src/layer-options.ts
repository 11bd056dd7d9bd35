import { type ExpectedOption, numberFrom, oneOf } from '@signpost/utils-primitives'

/** Expected options of every layer. */
export const layerOptions: Readonly<Record<'name' | 'priority' | 'unknown', ExpectedOption>> = {
  name: 'string',
  priority: numberFrom(-Infinity),
  unknown: oneOf('reject', 'ignore'),
}
