import { open } from './open.ts'
import { expect, test } from './site.ts'

/** Markup that would run a script or load from another host. */
const vectors = [
  '<img src="/nope.png" onerror="window.ran = true">',
  '<svg onload="window.ran = true"></svg>',
  '<details open ontoggle="window.ran = true"><summary>x</summary></details>',
  '<iframe srcdoc="<script>parent.ran = true</script>"></iframe>',
  '<iframe src="javascript:parent.ran = true"></iframe>',
  '<a id="vector" href="javascript:window.ran = true">x</a>',
  '<form action="https://evil.example/"><button id="vector">x</button></form>',
  '<style>@import "https://evil.example/a.css";</style>',
  '<link rel="stylesheet" href="https://evil.example/a.css">',
  '<object data="https://evil.example/a"></object>',
  '<embed src="https://evil.example/a">',
  '<video src="https://evil.example/a.mp4"></video>',
  '<math><mtext><mglyph><style><img src="/nope.png" onerror="window.ran = true"></style></mglyph></mtext></math>',
  '<noscript><p title="</noscript><img src=/nope.png onerror=window.ran=true>"></noscript>',
]

// The browser reports each blocked vector, as this test expects.
test.use({ expected: /evil\.example|nope\.png|Content Security Policy|violates|Refused|unsafe-inline/ })

test('R04 the policy refuses markup that runs a script or asks another host', async ({ page, site }) => {
  const elsewhere: string[] = []
  page.on('response', (response) => {
    if (!response.url().startsWith(site.origin) && /^https?:/.test(response.url())) elsewhere.push(response.url())
  })
  page.on('dialog', (dialog) => {
    elsewhere.push(`dialog ${dialog.message()}`)
    void dialog.dismiss()
  })
  for (const vector of vectors) {
    await test.step(vector, async () => {
      await open(page, '/docs/intro')
      await page.evaluate((markup) => {
        document.querySelector('main')!.insertAdjacentHTML('afterbegin', markup)
        document.getElementById('vector')?.click()
      }, vector)
      // After one more response, the browser has blocked or loaded everything in the markup.
      await page.evaluate(() => fetch('/robots.txt'))
      expect(await page.evaluate(() => 'ran' in window)).toBe(false)
      expect(new URL(page.url()).origin).toBe(site.origin)
      expect(elsewhere).toEqual([])
    })
  }
})
