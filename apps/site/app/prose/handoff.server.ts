/**
 * Removes the prose from the data embedded in a document, because the document itself contains it.
 *
 * @param stream - Data as Remix encodes it: JSON texts, one per line.
 * @param prose - HTML in document order; the browser finds each piece by its position.
 */
export async function withoutProse(
  stream: ReadableStream<Uint8Array>,
  prose: readonly string[],
): Promise<ReadableStream<Uint8Array>> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of stream as unknown as AsyncIterable<Uint8Array>)
    text += decoder.decode(chunk, { stream: true })
  prose.forEach((html, place) => {
    text = text.split(JSON.stringify(html)).join(JSON.stringify(`\uE000${place}`))
  })
  return new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode(text))
      controller.close()
    },
  })
}

/** Prose in the loader data of a page, in route order, without empty pieces. */
export function proseOf(loaderData: readonly unknown[]): string[] {
  return loaderData.flatMap((data) => {
    const { notices, html } = (data ?? {}) as { notices?: unknown; html?: unknown }
    return [notices, html].filter((text): text is string => typeof text === 'string' && text !== '')
  })
}
