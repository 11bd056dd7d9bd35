/**
 * What a write does to the history of the page.
 *
 * @example
 * ```ts
 * import { atomWithQuery, HistoryMode } from '@signpost/jotai-storage-adapter-querystring'
 *
 * export const tabAtom = atomWithQuery('tab', 'overview', { history: HistoryMode.Push })
 * ```
 * @public
 */
export enum HistoryMode {
  /** The write makes an entry of its own: the back button undoes it. For a tab, a page of a list, a dialog. */
  Push = 'push',
  /** The write changes the entry that is there. For a search text, a slider, a filter. */
  Replace = 'replace',
}
