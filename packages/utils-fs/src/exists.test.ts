import { symlinkSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { UnsupportedUrlError } from '@signpost/utils-path'
import { describe, expect, test } from 'vitest'
import { useTempFolder } from '../test/temp-folder.ts'
import { exists, existsSync } from './index.ts'

const folder = useTempFolder()

describe.each([
  ['exists', exists],
  ['existsSync', async (path: string | URL) => existsSync(path)],
])('%s', (_, looks) => {
  test('is true for a file, a folder and a link to one, as a path or a URL', async () => {
    const file = folder.write('a #1.txt')
    symlinkSync(file, folder.at('link'))
    for (const path of [file, folder.path, folder.at('link'), pathToFileURL(file), pathToFileURL(file).href]) {
      expect(await looks(path), String(path)).toBe(true)
    }
  })

  test('is false for what is missing, below a file, a broken link, and an invalid path', async () => {
    folder.write('a.txt')
    symlinkSync(folder.at('missing'), folder.at('link'))
    for (const path of [folder.at('missing'), folder.at('a.txt/b'), folder.at('link'), 'a\0b', '']) {
      expect(await looks(path), JSON.stringify(path)).toBe(false)
    }
  })

  test('rejects other URLs', async () => {
    await expect(looks('https://example.com/a.txt')).rejects.toThrow(UnsupportedUrlError)
  })
})
