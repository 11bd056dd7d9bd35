import { redirect, type LoaderFunctionArgs } from '@remix-run/node'
import { mainDocPath } from '#app/lib/content.server.ts'
import { translationOf } from '#app/lib/i18n.server.ts'

/** The section itself has no page: its address leads to the main doc. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  const { locale } = await translationOf(request)
  return redirect(mainDocPath(locale), 302)
}
