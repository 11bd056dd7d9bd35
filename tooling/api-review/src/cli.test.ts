import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { cli as run, type Ended } from '../test/run-cli.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'api-review-'))
  write('pnpm-workspace.yaml', 'packages:\n  - packages/*\n')
  write('packages/tool/package.json', '{}')
})
afterEach(() => {
  rmSync(root, { recursive: true, force: true })
})

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}

function addPackage(slug: string, report?: string): void {
  write(`packages/${slug}/package.json`, JSON.stringify({ scripts: { 'api:extract': 'x' } }))
  if (report !== undefined) write(`packages/${slug}/.api/${slug}.api.md`, report)
}

const cli = (...args: string[]): Ended => run(...args, '--root', root)

describe('check', () => {
  test('is green, and says how many, when every report is committed', async () => {
    addPackage('a', 'one\n')
    write('api-reports/a.api.md', 'one\n')
    expect(cli('check')).toEqual({ code: 0, out: '1 API reports, all as committed\n', err: '' })
  })

  test('prints the difference and fails', async () => {
    addPackage('a', 'two\n')
    write('api-reports/a.api.md', 'one\n')
    const { code, err } = cli('check')
    expect(code).toBe(1)
    expect(err).toContain('-one')
    expect(err).toContain('+two')
  })

  test('names a package whose report was never extracted', async () => {
    addPackage('a')
    const { code, err } = cli('check')
    expect(code).toBe(2)
    expect(err).toContain('packages/a/.api has no API report')
  })
})

describe('update', () => {
  test('writes what differs, removes what is gone, and check is green then', async () => {
    addPackage('a', 'two\n')
    write('api-reports/a.api.md', 'one\n')
    write('api-reports/gone.api.md', 'gone\n')
    expect(cli('update').code).toBe(0)
    expect(readdirSync(join(root, 'api-reports'))).toEqual(['a.api.md'])
    expect(readFileSync(join(root, 'api-reports/a.api.md'), 'utf8')).toBe('two\n')
    expect(cli('check').code).toBe(0)
  })
})

test('a review that cannot be made ends with exit code 2 and prints nothing', async () => {
  const { code, out, err } = cli('review', '--base', '$(touch x)')
  expect({ code, out }).toEqual({ code: 2, out: '' })
  expect(err).toContain('is not in a git repository')
})

test('an unknown command says what there is', async () => {
  const { code, err } = cli('approve')
  expect(code).toBe(2)
  expect(err).toContain('expected one command: check, update, diff, review, accept, explain, conformance, history')
})
