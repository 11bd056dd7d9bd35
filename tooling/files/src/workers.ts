import { availableParallelism } from 'node:os'

/** How many processes or threads a step may use: `SIGNPOST_WORKERS`, else one per processor. It never changes a result. */
export function workers(): number {
  const asked = Number(process.env['SIGNPOST_WORKERS'])
  return Number.isInteger(asked) && asked > 0 ? asked : availableParallelism()
}
