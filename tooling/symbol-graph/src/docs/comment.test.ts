import { expect, test } from 'vitest'
import { type Comment, isSuppressed, noComment, takeUnusedSuppressions } from './comment.ts'

test('an acceptance has an effect where a warning is due, and each linking starts anew', () => {
  const accepted = { code: 'SG-UNEXPORTED', hasReason: true, lineOffset: 1 }
  const bare = { code: 'SG-UNRESOLVED-LINK', hasReason: false, lineOffset: 2 }
  const comment: Comment = { ...noComment, suppressed: [accepted, bare] }
  expect(takeUnusedSuppressions(comment)).toEqual([accepted, bare])
  expect(isSuppressed('SG-UNEXPORTED', [noComment, comment])).toBe(true)
  expect(isSuppressed('SG-UNRESOLVED-LINK', [comment])).toBe(false)
  expect(takeUnusedSuppressions(comment)).toEqual([bare])
  expect(takeUnusedSuppressions(comment)).toEqual([accepted, bare])
})
