import { readTexts } from '../read-texts.ts'
import { type ApiState, apiState } from './api-state.ts'
import { changesBetween } from './changes-between.ts'
import type { HistoryChange } from './history.ts'

/**
 * Changes of a package from one release to another, whose names may differ.
 *
 * @param before - Folder with the API reports of the earlier release.
 * @param after - Folder with those of the later one.
 * @throws Error when a folder has the reports of no package or of several, or a report cannot be read.
 */
export function releaseChanges(before: string, after: string): HistoryChange[] {
  return changesBetween(stateOf(before), stateOf(after), [slug]).get(slug)!
}

/** The package in the states of both releases. */
const slug = 'package'

function stateOf(folder: string): ApiState {
  const packages = [...apiState(readTexts(folder, '.', '.api.md'), folder).values()]
  const [reports] = packages
  if (reports === undefined || packages.length > 1)
    throw new Error(`found API reports of ${packages.length} packages in ${folder}, expected those of one`)
  return new Map([[slug, { ...reports, slug }]])
}
