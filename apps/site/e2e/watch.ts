import type { BrowserContext, ConsoleMessage, Request, WebError } from '@playwright/test'

/**
 * Collects what no page may do: log an error or a warning (including blocked scripts and styles), throw, send a request
 * other than GET and HEAD, or to another host.
 *
 * @param expected - Messages that this test expects.
 * @returns A function that ends the watch and returns the problems. A missing document is not one.
 */
export function watch(context: BrowserContext, origin: string, expected: RegExp): () => string[] {
  const problems: string[] = []
  const add = (problem: string): void => {
    if (!expected.test(problem)) problems.push(problem)
  }
  const documents = new Set<string>()
  const onRequest = (request: Request): void => {
    const url = request.url()
    if (request.isNavigationRequest()) documents.add(url.split('#')[0]!)
    if (!url.startsWith(`${origin}/`) && !/^(?:data|blob|about):/.test(url)) add(`request to another host: ${url}`)
    if (!['GET', 'HEAD'].includes(request.method())) add(`${request.method()} ${url}`)
  }
  const onConsole = (message: ConsoleMessage): void => {
    if (message.type() !== 'error' && message.type() !== 'warning') return
    const { url } = message.location()
    const isMissingDocument = documents.has(url.split('#')[0]!) && message.text().includes('status of 404')
    if (!isMissingDocument) add(`${message.type()} in the console: ${message.text()} (${url})`)
  }
  const onError = (error: WebError): void => add(`uncaught: ${error.error().message}`)
  context.on('request', onRequest).on('console', onConsole).on('weberror', onError)
  return () => {
    context.off('request', onRequest).off('console', onConsole).off('weberror', onError)
    return problems
  }
}
