import { lastChange } from '@signpost/api-review/reports'
import type { ConfigurationOptions } from './configured-packages.ts'
import { compareWithSources, nameOf } from './reports.ts'
import type { Steps } from '../steps/steps.ts'

/**
 * Compares the committed API reports with the sources, as `reports check` does: a command that reads only the reports would say
 * nothing about newer sources. Dates of files or commits would prove nothing: a fresh clone has none, and not every commit
 * changes an API.
 *
 * @returns A message with the packages, their newest change and the next step; undefined when the reports are up to date.
 * @throws RootError when the root has no packages.
 */
export async function staleReports(options: ConfigurationOptions, steps: Steps): Promise<string | undefined> {
  const { differences, owners, failures } = await compareWithSources(options, steps)
  if (differences.length + failures.length === 0) return undefined
  const lines = differences.map(({ name, kind }) => {
    const owner = owners.get(name)
    const change = owner && lastChange(options.root, owner.path)
    const newest = change === undefined ? '' : `; newest change: ${change}`
    if (owner === undefined) return `  api-reports/${name}: committed, and no package writes it any more`
    return `  ${nameOf(owner)}: api-reports/${name} is ${kind === 'added' ? 'missing' : 'not what its sources say'}${newest}`
  })
  const unknown = failures.length === 0 ? [] : ['No API report could be made of these packages:', ...failures]
  return [
    ...(lines.length === 0 ? [] : ['The committed API reports are not up to date:', ...lines]),
    ...unknown,
    ...(lines.length === 0 ? [] : ['Run `signpost reports update` and commit api-reports/.']),
    'With --allow-stale the command reads the committed reports as they are.',
  ].join('\n')
}
