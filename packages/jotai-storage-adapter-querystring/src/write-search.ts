/**
 * Formats parameters as a query without `?`. A parameter that is already in `search` keeps its text and its escapes.
 * Characters that are allowed in a query (`,:/@~`) are not escaped.
 *
 * @param search - The current query, with or without `?`.
 * @param params - The new parameters.
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-3.4 | RFC 3986, section 3.4}
 */
export function writeSearch(search: string, params: URLSearchParams): string {
  // The `&` prevents `URLSearchParams` from dropping a second `?` at the beginning.
  const texts = new Map(
    search
      .replace(/^\?/, '')
      .split('&')
      .map((text) => [`${new URLSearchParams(`&${text}`)}`, text]),
  )
  return [...params]
    .map((entry) => {
      const text = `${new URLSearchParams([entry])}`
      return texts.get(text) ?? text.replace(/%(?:2C|3A|2F|40|7E)/g, decodeURIComponent)
    })
    .join('&')
}
