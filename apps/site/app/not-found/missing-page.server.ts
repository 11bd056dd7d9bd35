import { data } from '@remix-run/node'

/** The answer of a page route to an address that leads nowhere: no page, with status 404. */
export function missingPage(): ReturnType<typeof data<null>> {
  return data(null, { status: 404 })
}
