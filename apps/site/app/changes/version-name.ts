import type { VersionChanges } from '@signpost/graph-model'
import type { Translate } from '#app/languages/index.ts'

/** Name of a version in headings: its number, or that its changes are not released yet. */
export function versionName({ version }: Pick<VersionChanges, 'version'>, t: Translate): string {
  return version ?? t('changes.unreleased')
}
