import { checkOptions, type ExpectedOption } from '@signpost/utils-primitives'

/** Checks the options of a layer, in development: those of every layer, and its own. */
export function checkLayer(
  taker: string,
  options: object,
  { short, prefix }: { short?: ExpectedOption; prefix?: ExpectedOption } = {},
): void {
  const unknown = prefix === undefined ? ({ oneOf: ['reject', 'ignore'] } as const) : undefined
  checkOptions(taker, options, { name: 'string', priority: { from: -Infinity }, unknown, short, prefix })
}
