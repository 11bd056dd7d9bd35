import type { OnData, OnError, SiteHandler } from '@signpost/site-output'
import type { Rendering } from './plan.ts'

/** Response that is not as expected; the fields are those of a diagnostic. */
export class ResponseError extends Error {
  constructor(
    readonly found: string,
    readonly expected: string,
  ) {
    super(`found ${found}; expected ${expected}`)
  }
}

/** Expected response for each kind of request. */
const expected = {
  document: { statuses: [200], type: 'text/html' },
  data: { statuses: [200], type: 'text/x-script' },
  'not-found': { statuses: [404], type: 'text/html' },
  file: { statuses: [200], type: undefined },
  'redirect-data': { statuses: [200, 202], type: 'text/x-script' },
} as const

/**
 * Requests one response from the site.
 *
 * @param timeout - Milliseconds for the response.
 * @param onError - Receives errors that the response does not show.
 * @param onData - Receives the data of a page with its document, if the site has it at hand then.
 * @throws ResponseError for another response, and any error of the site.
 */
export async function render(
  site: SiteHandler,
  rendering: Rendering,
  timeout: number,
  onError: OnError,
  onData?: OnData,
): Promise<Buffer> {
  const text = rendering.kind === 'file' ? site.text?.(rendering.path) : undefined
  if (text !== undefined) return Buffer.from(text)
  const { statuses, type } = expected[rendering.kind]
  const abort = new AbortController()
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new ResponseError(`no answer within ${timeout / 1000} seconds`, 'an answer'))
      abort.abort()
    }, timeout)
  })
  const answer = async (): Promise<Buffer> => {
    const response = await site.handle(
      new Request(new URL(rendering.url, 'http://localhost'), { signal: abort.signal }),
      { onError, ...(onData && { onData }) },
    )
    const found = response.headers.get('content-type') ?? 'no type'
    if (!statuses.some((status) => status === response.status)) {
      const location = response.headers.get('location')
      const where = location === null ? '' : `, to ${location}`
      throw new ResponseError(`status ${response.status}${where}`, statuses.join(' or '))
    }
    if (type !== undefined && !found.startsWith(type)) throw new ResponseError(found, type)
    return Buffer.from(await response.arrayBuffer())
  }
  try {
    const pending = answer()
    // After a timeout the aborted response may still reject.
    pending.catch(() => undefined)
    return await Promise.race([pending, late])
  } finally {
    clearTimeout(timer)
    // Remix clears its own timer for a response only when the request is aborted; until then the process cannot end. Without a
    // reason, an error with a stack would be made for each page.
    abort.abort('read')
  }
}
