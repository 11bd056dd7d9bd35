import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openPage } from '../test/open-page.ts'
import { readOptions } from './inline-options.ts'
import { managerEntries, previewAnnotations, previewHead } from './preset.ts'

test('adds its entries to those of others', () => {
  const entry = (name: string) => join(import.meta.dirname, name)
  expect([managerEntries(), previewAnnotations()]).toEqual([[entry('manager.ts')], [entry('preview.ts')]])
  expect(managerEntries(['/other.js'])).toEqual(['/other.js', entry('manager.ts')])
  expect(previewAnnotations(['/other.js'])).toEqual(['/other.js', entry('preview.ts')])
})

test('gives the preview the options, whatever they contain', () => {
  const options = {
    rules: [{ selector: 'link[href$=\'.css\'], [title="</script><script>globalThis.isBroken = true</script><!--"]' }],
    throttleMs: 20,
    configDir: '/project',
  }
  const head = previewHead('<meta name="other">', options)
  // As the builder inserts it.
  const page = '<head><!-- HEAD --></head><body>A story</body>'.replace('<!-- HEAD -->', head)
  const window = openPage(page, 'http://127.0.0.1:6006/iframe.html')
  expect(readOptions(window.document)).toEqual({ rules: [{ ...options.rules[0], target: 'head' }], throttleMs: 20 })
  expect([window.document.body.textContent, window.document.scripts.length, 'isBroken' in window]).toEqual([
    'A story',
    1,
    false,
  ])
  expect(window.document.querySelector('meta[name=other]')).not.toBeNull()
})

test('explains what is missing', () => {
  expect(() => previewHead(undefined, {} as Parameters<typeof previewHead>[1])).toThrow(
    'Expected a list of rules, found undefined',
  )
})
