import { expect, test } from 'vitest'
import { expiryWarning } from './security-expiry.ts'

const file = 'Contact: mailto:a@b.test\nExpires: 2030-06-01T00:00:00Z\n'

test.each<[now: string, warning: string | undefined]>([
  ['2030-01-01', undefined],
  ['2030-05-01', undefined],
  ['2030-05-03', 'security.txt will be out of date on 2030-06-01. '],
  ['2030-06-02', 'security.txt has been out of date since 2030-06-01. '],
])('R15 on %s: %s', (now, warning) => {
  const found = expiryWarning(file, new Date(now))
  if (warning === undefined) expect(found).toBeUndefined()
  else
    expect(found).toBe(
      `${warning}Check its contact, then set security.expires in the site's configuration to a later day.`,
    )
})

test('R15 a file without a day, or with one that is none, is no business of it', () => {
  for (const text of ['', 'Contact: mailto:a@b.test\n', 'Expires: soon\n'])
    expect(expiryWarning(text, new Date('2030-01-01'))).toBeUndefined()
})
