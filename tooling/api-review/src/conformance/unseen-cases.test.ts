import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { larger } from '../findings.ts'
import { ruleOf } from '../rules/all-rules.ts'
import { readCases } from './read-cases.ts'
import { runCases } from './run-cases.ts'
import { verifyPrograms } from './verify-programs.ts'

const { cases, compilerOptions } = readCases(
  fileURLToPath(new URL('../../test/cases/unseen-cases.json', import.meta.url)),
)

/** Every thirtieth case, so that each kind of them is tried; in a long run all. */
const tried = process.env['SIGNPOST_LONG'] === '1' ? cases : cases.filter((_, at) => at % 30 === 0)

test.each(tried)('$id $title', (item) => {
  expect(verifyPrograms(item, compilerOptions)).toEqual([])
  const [result] = runCases({ compilerOptions, cases: [item] })
  const expected = [`${item.conservative}/${item.pragmatic}`, ...(item.also ?? [])]
  expect(expected).toContain(`${result?.found.strict}/${result?.found.pragmatic}`)
  // Strict counts every consumer whom the pragmatic verdict counts.
  expect(result?.findings.filter(({ strict, pragmatic }) => larger(strict, pragmatic) !== strict)).toEqual([])
  const unproven = result?.findings.filter(
    ({ rule, strict, proof }) => strict === 'major' && proof !== 'proven' && !ruleOf(rule).isFact,
  )
  expect(unproven).toEqual([])
})
