import { data } from '@remix-run/node'

/** Response of a page route for an unknown page: no data and status 404. */
export function missingPage(): ReturnType<typeof data<null>> {
  return data(null, { status: 404 })
}
