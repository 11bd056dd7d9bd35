import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { root } from './workspaces.ts'

const read = (file: string): string => readFileSync(path.join(root, file), 'utf8')
const [english, romanian] = ['en', 'ro'].map((locale) => read(`apps/site/content/home.${locale}.md`)) as [
  string,
  string,
]
const proofIn = (text: string): string => /```text\n([^]*?)```/.exec(text)![1]!

/** Rows of a table below a heading, without its head, each as its cells. */
function rows(text: string, heading: string): string[][] {
  const [, section] = text.split(`## ${heading}\n`)
  return (section!.split('\n## ')[0]!.match(/^\|.*\|$/gm) ?? []).slice(2).map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
}

/** Digits of a cell: languages write the same number in two ways. */
const digits = (cell: string): string => cell.replace(/\D/g, '')

describe('the home page is true', () => {
  test('its proof is what the command prints', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'home-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    const versions = [
      ['1.4.0', 'undefined'],
      ['1.4.1', 'null'],
    ].map(([version, missing]) => {
      const at = path.join(folder, version!)
      mkdirSync(at)
      writeFileSync(
        path.join(at, 'package.json'),
        JSON.stringify({ name: '@acme/store', version, exports: { '.': { types: './index.d.ts' } } }),
      )
      writeFileSync(
        path.join(at, 'index.d.ts'),
        `export interface Entry { key: string; value: string }
        export declare class Store { get(key: string): string | ${missing}; entries(): Entry[] }`,
      )
      return at
    })
    const { status, stdout } = spawnSync(process.execPath, ['tooling/api-review/bin.js', 'diff', ...versions], {
      cwd: root,
      encoding: 'utf8',
    })
    expect(status, 'a break').toBe(1)
    for (const line of proofIn(english).trim().split('\n')) expect(stdout).toContain(line)
    expect(proofIn(romanian)).toBe(proofIn(english))
  })

  test('its figures are those of the benchmarks', () => {
    const figures = rows(english, 'Measured')
    const benchmarks = read('benchmarks/README.md').match(/^\|.*\|$/gm)!
    expect(figures).toHaveLength(4)
    for (const [what, ours, beside] of figures) {
      const amount = beside!.split(', ')[0]!.trim()
      const taken = benchmarks.filter((row) => row.includes(ours!) && row.includes(amount))
      expect(taken, `${what}: ${ours}, ${amount}`).not.toEqual([])
    }
    expect(rows(romanian, 'Măsurat').map((cells) => cells.slice(1).map(digits))).toEqual(
      figures.map((cells) => cells.slice(1).map(digits)),
    )
  })

  test('it compares the same in both languages', () => {
    const names = (text: string): string[] => text.match(/TypeDoc|JSR|docs\.rs|\d+/g) ?? []
    const compared = rows(english, 'Beside others')
    expect(compared.length).toBeGreaterThan(5)
    expect(rows(romanian, 'Lângă altele').map((cells) => names(cells.join(' ')))).toEqual(
      compared.map((cells) => names(cells.join(' '))),
    )
    const installed = rows(read('benchmarks/README.md'), 'Install').find(([name]) => name === 'installed packages')!
    expect(compared.at(-1)!.map(digits)).toEqual(installed.slice(1, 3))
  })
})
