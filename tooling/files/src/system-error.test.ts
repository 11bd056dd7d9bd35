import { mkdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { describeSystemError } from './system-error.ts'

function errorOf(action: () => unknown): unknown {
  try {
    return action()
  } catch (error) {
    return error
  }
}

test('an error of the file system becomes a path, a reason and a next step', () => {
  expect(describeSystemError(errorOf(() => mkdirSync('/dev/null/x')))).toBe(
    '/dev/null/x cannot be written or opened (ENOTDIR): a part of the path is a file, not a folder. Name another folder, or move the file away.',
  )
})

test.each(['EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'EDQUOT', 'EEXIST', 'EBUSY', 'ENAMETOOLONG'])(
  '%s is described on one line',
  (code) => {
    const error = Object.assign(new Error(`${code}: words, mkdir '/x'`), { code, syscall: 'mkdir', path: '/x' })
    expect(describeSystemError(error)).toMatch(new RegExp(`^/x cannot be written or opened \\(${code}\\): [^\\n]+\\.$`))
  },
)

test('a code that is not in the table keeps its own words; other errors have no description', () => {
  expect(describeSystemError(Object.assign(new Error('EIO: i/o error, read'), { code: 'EIO', syscall: 'read' }))).toBe(
    'EIO: i/o error, read',
  )
  expect(describeSystemError(new TypeError('no'))).toBeUndefined()
  expect(describeSystemError(Object.assign(new Error('no'), { code: 'ERR_X' }))).toBeUndefined()
})
