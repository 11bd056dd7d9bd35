import { inDocument } from '#app/document/index.ts'

/**
 * Removes what a document shows from the data embedded in it.
 *
 * @param stream - Data as Remix encodes it: JSON texts, one per line.
 * @param shown - Pieces of the loader data, by {@link shownData}.
 */
export async function withoutShown(
  stream: ReadableStream<Uint8Array>,
  { prose, others }: ShownData,
): Promise<ReadableStream<Uint8Array>> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of stream as unknown as AsyncIterable<Uint8Array>)
    text += decoder.decode(chunk, { stream: true })
  const leaveOut = (piece: string, mark: string): void => {
    text = text.split(JSON.stringify(piece)).join(JSON.stringify(mark))
  }
  prose.forEach((html, place) => leaveOut(html, `${inDocument}${place}`))
  for (const other of others) leaveOut(other, inDocument)
  return new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode(text))
      controller.close()
    },
  })
}

/** Pieces of a page's loader data that its document shows. */
export interface ShownData {
  /** HTML in document order; the browser finds each piece by its position. */
  prose: readonly string[]
  /** Head, breadcrumbs and table of contents, and the items of the docs' sidebar. */
  others: readonly string[]
}

/** Pieces of loader data, in route order, that a document shows. */
export function shownData(loaderData: readonly unknown[]): ShownData {
  const pieces = (...fields: string[]): string[] =>
    loaderData.flatMap((data) => {
      const page = (data ?? {}) as Readonly<Record<string, unknown>>
      return fields
        .map((field) => page[field])
        .filter((text): text is string => typeof text === 'string' && text !== '')
    })
  return { prose: pieces('notices', 'html'), others: pieces('frame', 'items') }
}
