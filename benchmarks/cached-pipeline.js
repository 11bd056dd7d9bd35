import { median, pipeline, repeat, seconds } from './command.js'

export const title = 'the same when nothing changed'

/** A fully cached run; the control is Turborepo on the one cached task that depends on nothing. */
export async function measure() {
  await seconds('turbo', pipeline)
  const cached = median(await repeat(7, () => seconds('turbo', pipeline)))
  const control = median(
    await repeat(7, () => seconds('turbo', ['run', 'build', '--filter=@signpost/types', '--output-logs=errors-only'])),
  )
  return [
    { figure: 'cached pipeline, median of 7', value: cached, unit: 's', target: '1.5' },
    { figure: 'control: one cached task, median of 7', value: control, unit: 's' },
  ]
}
