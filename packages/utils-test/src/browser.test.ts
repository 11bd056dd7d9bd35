import { join } from 'node:path'
import { browserRetries } from '@signpost/test-browser/chromium'
import { complaintsOf, serveProgram } from '@signpost/test-browser/program'
import { expect, onTestFinished, test } from 'vitest'

const served = serveProgram(
  join(import.meta.dirname, '..'),
  `import { inBrowser } from './test/browser-program.ts'
  globalThis.outcome = inBrowser()`,
)

test('in Chromium, the package loads, and its mocks restore the originals', {
  retry: browserRetries,
}, async () => {
  const page = await served.browser.newPage()
  onTestFinished(() => page.close())
  const complaints = complaintsOf(page.context())
  await page.goto(served.address)

  expect(await page.evaluate(() => globalThis.outcome)).toEqual({
    wasWide: false,
    changes: [true, true],
    events: ['theme', 'dark', true],
    leak: 'ListenerLeakError: Expected every listener to be removed, found 1 left: storage',
    access: 'SecurityError: Access is denied for this document.',
    times: [10],
    drawn: [[0, 0, 1, 1]],
    restored: [[], true, false, true, 0, true],
  })
  expect(complaints).toEqual([])
})
