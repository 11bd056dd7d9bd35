import { DOCS_RENDERED, STORY_RENDERED } from 'storybook/internal/core-events'
import type { MirrorChannel } from './channel.ts'
import { PATCH, REQUEST } from './events.ts'
import type { MirrorPreviewOptions } from './mirror-options.ts'
import { PreviewObserver } from './preview-observer.ts'

/**
 * Sends the manager what options select in a document: at once, when it asks, and whenever it changes.
 *
 * @returns A function that ends it.
 * @throws TypeError when the selector of a rule is not one.
 */
export function connectPreview(channel: MirrorChannel, document: Document, options: MirrorPreviewOptions): () => void {
  const observer = new PreviewObserver(
    document,
    options.rules,
    (batch) => channel.emit(PATCH, batch),
    options.throttleMs,
  )
  const send = (): void => observer.send()
  // What a story inserts into a sheet, it has inserted by then.
  const refresh = (): void => observer.refresh()
  channel.on(REQUEST, send)
  channel.on(STORY_RENDERED, refresh)
  channel.on(DOCS_RENDERED, refresh)
  return () => {
    channel.off(REQUEST, send)
    channel.off(STORY_RENDERED, refresh)
    channel.off(DOCS_RENDERED, refresh)
    observer[Symbol.dispose]()
  }
}
