/**
 * Effect of a write on the history of the page.
 *
 * @example
 * ```ts
 * import { atomWithQuery, HistoryMode } from '@signpost/jotai-storage-adapter-querystring'
 *
 * export const tabAtom = atomWithQuery('tab', 'overview', { history: HistoryMode.Push })
 * ```
 * @searchAlias back button pushstate replacestate
 * @public
 */
export enum HistoryMode {
  /** Adds a history entry, so that the back button undoes the write. For a tab, a page of a list, a dialog. */
  Push = 'push',
  /** Changes the current history entry. For a search text, a slider, a filter. */
  Replace = 'replace',
}
