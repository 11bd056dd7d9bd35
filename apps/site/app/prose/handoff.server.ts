/**
 * Leaves the prose out of the data that is sent beside a document, because the document itself has it.
 *
 * @param stream - The data as Remix encodes it: JSON texts, one per line.
 * @param prose - HTML in the order in which the document shows it; the browser finds each by that order.
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

/** The prose in what the loaders of a page returned, in the order of its routes; an empty one is not shown. */
export function proseOf(loaderData: readonly unknown[]): string[] {
  return loaderData.flatMap((data) => {
    const { notices, html } = (data ?? {}) as { notices?: unknown; html?: unknown }
    return [notices, html].filter((text): text is string => typeof text === 'string' && text !== '')
  })
}
