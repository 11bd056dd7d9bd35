import { expect, test } from 'vitest'
import { readInfoString } from './info-string.ts'

test.for([
  ['ts failss', 'failss', 'fails'],
  ['ts fail TS2345', 'fail', 'fails'],
  ['ts failing', 'failing', 'fails'],
  ['ts compile_fail', 'compile_fail', 'fails'],
  ['ts Fails', 'Fails', 'fails'],
  ['ts fials', 'fials', 'fails'],
  ['ts fails=TS2345', 'fails=', 'fails'],
  ['ts fails(TS2345)', 'fails(TS2345)', 'fails'],
  ['ts{ fails }', '{;fails;}', 'fails'],
  ['ts,norun', 'norun', 'no-run'],
  ['ts no_run', 'no_run', 'no-run'],
  ['tsx fragments', 'fragments', 'fragment'],
  ['ts fragemnt', 'fragemnt', 'fragment'],
  ['js frag', 'frag', 'fragment'],
  ['ts-fails', '-fails', 'fails'],
  ['ts_norun', '-norun', 'no-run'],
  ['no_run', 'no_run', 'ts no-run'],
] as const)('`%s` has a word that is near a mark', ([info, text, near]) => {
  expect(readInfoString(info).unknown).toEqual([{ text, near }])
})

test.for([
  ['ts TS2345', [{ text: 'TS2345', near: 'fails TS2345' }]],
  ['ts fails TS2345 ts2322', [{ text: 'ts2322', near: 'fails TS2322' }]],
  ['ts fails TS23x', [{ text: 'fails TS23x' }]],
  ['ts fails 2345', [{ text: 'fails 2345' }]],
] as const)('`%s` has a code that is not used', ([info, unknown]) => {
  expect(readInfoString(info).unknown).toEqual(unknown)
})

test('marks, and the words, values and paths of other tools, are no mistakes', () => {
  const words = [
    ...[
      'twoslash',
      'copy',
      'live',
      'ignore',
      'diff',
      'wrap',
      'noInline',
      'no-copy',
      'nocheck',
      'no-check',
      'nolint',
      'runnable',
    ],
    ...[
      'showLineNumbers',
      'lineNumbers=10',
      'title="fails"',
      "filename='norun'",
      'title=fragment',
      '{1,3}',
      '{ 1, 3-5 }',
    ],
    ...[
      '/fails.ts',
      'src/fragment.ts',
      ':failing.ts',
      'framework',
      'rendered',
      'example',
      'test',
      'tab="Fails"',
      '#run',
      'editable',
    ],
    ...[
      'fails',
      'fails TS2345',
      ' fails,TS2345',
      'fragment',
      'no-run',
      'fails no-run',
      '+ins',
      'group:a',
      'import',
      'frame="none"',
    ],
  ]
  const infos = [
    ...words.map((word) => `ts ${word}`),
    'ts:fails.ts',
    'ts{1,3}',
    'js-nolint',
    'sh fail',
    'rust compile_fail',
    '',
  ]
  expect(infos.filter((info) => readInfoString(info).unknown.length > 0)).toEqual([])
})
