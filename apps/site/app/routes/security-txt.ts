import { securityTxt } from '#app/site/index.server.ts'

/** How to report a vulnerability. */
export function loader(): Response {
  const text = securityTxt()
  return new Response(text ?? 'Not found\n', {
    status: text === undefined ? 404 : 200,
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  })
}
