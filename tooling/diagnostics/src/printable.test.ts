import { expect, test } from 'vitest'
import { printable, printableLines } from './printable.ts'

test.each([
  ['a\nb\r\tc', String.raw`a\nb\r\tc`],
  ['\u001b[2J\u001b]0;title\u0007', String.raw`\u001b[2J\u001b]0;title\u0007`],
  ['\u009b31m\u0085\u007f\0', String.raw`\u009b31m\u0085\u007f\u0000`],
  ['a\u2028b\u2029c', String.raw`a\u2028b\u2029c`],
  ['a\u202etxt.exe\u2066\u200f\u061c', String.raw`a\u202etxt.exe\u2066\u200f\u061c`],
  ['a\u{e0041}', String.raw`a\udb40\udc41`],
  ['ăîș λ שלום \u{1f600} a\u200db', 'ăîș λ שלום \u{1f600} a\u200db'],
])('printable: %j stays on one line', (text, shown) => {
  expect(printable(text)).toBe(shown)
  expect(printable(shown)).toBe(shown)
})

test.each([
  ['a\n\tb', 'a\n\tb'],
  ['a\r\nb\u001b[1m', String.raw`a\r` + '\n' + String.raw`b\u001b[1m`],
  ['::error file=a.ts::forged', String.raw`\u003a:error file=a.ts::forged`],
  ['a\n \u00a0::add-mask::e', 'a\n \u00a0' + String.raw`\u003a:add-mask::e`],
  ['see ns::member, ##, # [a]', 'see ns::member, ##, # [a]'],
  [
    'a ##[error]b ##vso[task.setvariable]c ##teamcity[x',
    String.raw`a #\u0023[error]b #\u0023vso[task.setvariable]c #\u0023teamcity[x`,
  ],
])('printableLines: %j holds no command', (text, shown) => {
  expect(printableLines(text)).toBe(shown)
  expect(printableLines(shown)).toBe(shown)
})
