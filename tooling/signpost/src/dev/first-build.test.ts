import { afterEach, expect, test, vi } from 'vitest'
import { StepEndedError, StepError } from '../steps/step-error.ts'
import { firstBuild } from './first-build.ts'

afterEach(() => void vi.restoreAllMocks())

/** A build with these outcomes in turn. */
function buildOf(...outcomes: unknown[]): () => Promise<unknown> {
  return async () => {
    const outcome = outcomes.shift()
    if (outcome instanceof Error) throw outcome
    return outcome
  }
}

test('a refused first build is said once and tried again after each change', async () => {
  const told = vi.spyOn(console, 'error').mockReturnValue()
  const nextChange = vi.fn(() => Promise.resolve())
  const refusal = (text: string): StepError => new StepError('docs', text)
  const build = buildOf(
    refusal('site.config.ts:3: a comma'),
    refusal('site.config.ts:3: a comma'),
    refusal('b'),
    'site',
  )
  expect(await firstBuild(build, nextChange)).toBe('site')
  expect(nextChange).toHaveBeenCalledTimes(3)
  expect(told.mock.calls.map(([text]) => String(text).split('\n'))).toEqual([
    ['The step "docs" failed: site.config.ts:3: a comma', 'The site is built when this is corrected.'],
    ['The step "docs" failed: b', 'The site is built when this is corrected.'],
  ])
})

test.each([new Error('a defect'), new StepEndedError('docs', 'ran out of memory.')])('%s ends it', async (error) => {
  await expect(firstBuild(buildOf(error), () => Promise.resolve())).rejects.toBe(error)
})
