import type { ServerResponse } from 'node:http'
import type { Connect } from 'vite'
import { expect, test } from 'vitest'
import { hideLocales } from './unoffered-locales.ts'

/** Address that a request is passed on with. */
function passedOn(originalUrl: string, offered: readonly string[], base = '/'): string | undefined {
  const request = { url: originalUrl, originalUrl } as Connect.IncomingMessage
  let isPassedOn = false
  hideLocales(base, () => offered)(request, {} as ServerResponse, () => (isPassedOn = true))
  expect(isPassedOn).toBe(true)
  expect(request.url).toBe(request.originalUrl)
  return request.originalUrl
}

test.each([
  ['/ro', '/404'],
  ['/ro/', '/404'],
  ['/ro/api/core?q=1', '/404'],
  ['/ro.data', '/404.data'],
  ['/ro/api.data?_routes=x', '/404.data'],
  ['/', '/'],
  ['/api/core', '/api/core'],
  ['/rope', '/rope'],
  ['/app/routes/locale-ro.tsx', '/app/routes/locale-ro.tsx'],
])('%s is %s on a site in English', (url, passed) => {
  expect(passedOn(url, ['en'])).toBe(passed)
})

test('a locale that is offered has its pages', () => {
  expect(passedOn('/ro/api', ['en', 'ro'])).toBe('/ro/api')
})

test('locales are found below the base URL', () => {
  expect(passedOn('/docs/ro/api', ['en'], '/docs/')).toBe('/docs/404')
  expect(passedOn('/ro', ['en'], '/docs/')).toBe('/ro')
})
