// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { escapeXml } from './xml.ts'

/** Text and attribute of an element that an XML parser, which refuses the whole file for one mistake, reads. */
function parsed(text: string): (string | null)[] {
  const file = `<?xml version="1.0" encoding="UTF-8"?><title href="${escapeXml(text)}">${escapeXml(text)}</title>`
  const { documentElement } = new DOMParser().parseFromString(file, 'application/xml')
  return [documentElement.localName, documentElement.textContent, documentElement.getAttribute('href')]
}

test.each([
  ['markup', 'Map<K, V> & "Set" ]]> <!-- &amp;', 'Map<K, V> & "Set" ]]> <!-- &amp;'],
  ['a declaration', '<?xml version="9"?><!DOCTYPE x>', '<?xml version="9"?><!DOCTYPE x>'],
  ['letters of all planes', 'știri 文 😀', 'știri 文 😀'],
  ['characters that XML cannot have', 'a\u0000b\u001bc\uffff', 'abc'],
  ['half of a character', 'a\ud800b', 'a\ufffdb'],
])('%s is read back by a parser of XML', (_, text, read) => {
  expect(parsed(text)).toEqual(['title', read, read])
})
