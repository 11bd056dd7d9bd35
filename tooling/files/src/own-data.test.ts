import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkOwnData } from './own-data.ts'

test('only a whole file of another tool is refused', () => {
  const folder = mkdtempSync(join(tmpdir(), 'own-data-'))
  const file = join(folder, 'manifest.json')
  const check = (): void => checkOwnData(file, (value) => Array.isArray(value))
  try {
    expect(check).not.toThrow()
    for (const text of ['[]', '[', '']) {
      writeFileSync(file, text)
      expect(check).not.toThrow()
    }
    writeFileSync(file, '{"name":"An app"}')
    expect(check).toThrow(`${file}: found a file of another tool`)
  } finally {
    rmSync(folder, { recursive: true })
  }
})
