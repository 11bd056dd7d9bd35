import { join } from 'node:path'
import { expect, test } from 'vitest'
import { english } from './command-words.en.ts'
import { romanian } from './command-words.ro.ts'
import { commandsReference, commandTexts } from './commands-reference.ts'

const content = join(import.meta.dirname, '../../../apps/site/content/docs')

test.each([
  ['en', english],
  ['ro', romanian],
] as const)(
  'the page about the commands in %s is what their definitions say (write it again: pnpm run reference)',
  async (locale, words) => {
    await expect(commandsReference(words)).toMatchFileSnapshot(join(content, locale, 'reference/commands.md'))
  },
)

test('every text has words in Romanian, and no other has', () => {
  expect(Object.keys(romanian.translations!).sort()).toEqual(commandTexts().sort())
})
