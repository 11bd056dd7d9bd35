import { coldPipeline, seconds } from './command.js'

export const title = 'sources to pages on disk, nothing cached'

/** Runs every task without a cache; the control is the compiler alone over the same libraries, the lower bound of any pipeline. */
export async function measure() {
  const control = await seconds('turbo', [
    'run',
    'build',
    '--filter=./packages/*',
    '--force',
    '--output-logs=errors-only',
  ])
  const cold = await coldPipeline()
  return [
    { figure: 'cold pipeline', value: cold, unit: 's' },
    { figure: 'control: tsc alone over the libraries', value: control, unit: 's' },
  ]
}
