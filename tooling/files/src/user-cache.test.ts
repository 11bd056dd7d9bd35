import {
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { OutputError } from './output-error.ts'
import { privateFolder, userCache } from './user-cache.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'user-cache-'))
})

afterEach(() => rmSync(folder, { recursive: true }))

const modeOf = (path: string): number => statSync(path).mode & 0o777

describe('userCache', () => {
  test('is in XDG_CACHE_HOME and made for its user alone', () => {
    const cache = userCache({ XDG_CACHE_HOME: join(folder, 'home', 'cache') })
    expect(cache).toBe(join(folder, 'home', 'cache', 'signpost'))
    expect(modeOf(cache)).toBe(0o700)
  })

  test('a relative XDG_CACHE_HOME is ignored, as the specification demands', () => {
    expect(userCache({ XDG_CACHE_HOME: 'cache' })).not.toContain(join(process.cwd(), 'cache'))
    expect(readdirSync(process.cwd())).not.toContain('cache')
  })

  test('a home that is no folder is replaced by a private one among the temporary files', () => {
    const file = join(folder, 'file')
    writeFileSync(file, '')
    const cache = userCache({ XDG_CACHE_HOME: join(file, 'home') })
    expect(cache).toBe(join(tmpdir(), `signpost-${process.geteuid?.() ?? 'user'}`))
    expect(modeOf(cache)).toBe(0o700)
  })
})

describe('privateFolder', () => {
  test('uses a folder again, and closes one that others could read', () => {
    const own = join(folder, 'own')
    mkdirSync(own)
    chmodSync(own, 0o755)
    expect(privateFolder(own)).toBe(own)
    expect(modeOf(own)).toBe(0o700)
    expect(privateFolder(own)).toBe(own)
  })

  test.each([0o777, 0o1777, 0o770, 0o702])(
    'refuses a folder that was made beforehand with mode %o: others may have filled it',
    (mode) => {
      const open = join(folder, 'open')
      mkdirSync(open)
      chmodSync(open, mode)
      expect(() => privateFolder(open)).toThrow(
        `${open}: found a folder that other users can write to, expected a folder of your own.`,
      )
      expect(modeOf(open)).toBe(mode & 0o777)
    },
  )

  test('refuses a link, whatever it leads to', () => {
    mkdirSync(join(folder, 'target'), { mode: 0o700 })
    const link = join(folder, 'link')
    symlinkSync(join(folder, 'target'), link)
    expect(() => privateFolder(link)).toThrow('found a link')
    symlinkSync(join(folder, 'nowhere'), join(folder, 'broken'))
    expect(() => privateFolder(join(folder, 'broken'))).toThrow(/found a link|ENOENT/)
    expect(readdirSync(folder)).not.toContain('nowhere')
  })

  test('refuses a file', () => {
    writeFileSync(join(folder, 'file'), '')
    expect(() => privateFolder(join(folder, 'file'))).toThrow(OutputError)
  })

  // Only root can give a folder to somebody else.
  test.runIf(process.getuid?.() === 0)('refuses the folder of another user', () => {
    const foreign = join(folder, 'foreign')
    mkdirSync(foreign, { mode: 0o700 })
    chownSync(foreign, 12_345, 12_345)
    expect(() => privateFolder(foreign)).toThrow(
      `${foreign}: found a folder of user 12345, expected a folder of your own. Remove it, or name another`,
    )
  })
})
