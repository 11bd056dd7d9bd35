import { DOCS_RENDERED, STORY_RENDERED } from 'storybook/internal/core-events'
import type { MirrorChannel } from './channel.ts'
import { PATCH, REQUEST } from './events.ts'
import type { MirrorPreviewOptions } from './mirror-options.ts'
import { PreviewObserver } from './preview-observer.ts'

/**
 * Sends the selected nodes of a document to the manager: at once, on request, and after each change.
 *
 * @returns A function that disconnects it.
 * @throws TypeError when the selector of a rule is invalid.
 */
export function connectPreview(channel: MirrorChannel, document: Document, options: MirrorPreviewOptions): () => void {
  const observer = new PreviewObserver(
    document,
    options.rules,
    (batch) => channel.emit(PATCH, batch),
    options.throttleMs,
  )
  const send = (): void => observer.send()
  // By then, the story has inserted its rules into sheets.
  const refresh = (): void => observer.refresh()
  channel.on(REQUEST, send)
  channel.on(STORY_RENDERED, refresh)
  channel.on(DOCS_RENDERED, refresh)
  return () => {
    channel.off(REQUEST, send)
    channel.off(STORY_RENDERED, refresh)
    channel.off(DOCS_RENDERED, refresh)
    observer.dispose()
  }
}
