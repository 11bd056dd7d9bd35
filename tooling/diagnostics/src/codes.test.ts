import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { codes, type Tool } from './codes.ts'

const tooling = join(import.meta.dirname, '../..')

/** Text of all sources of a tool, without tests. */
function sourcesOf(tool: Tool): string {
  const folder = join(tooling, tool, 'src')
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.ts$/.test(file) && !/\.test\.ts$/.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n')
}

const tools: readonly Tool[] = [
  'api-extract',
  'signpost',
  'symbol-graph',
  'docs-content',
  'prerender',
  'check-site',
  'examples',
]
const sources = new Map(tools.map((tool) => [tool, sourcesOf(tool)]))
// The app says in its list of pages what it finds, and the prerender reports it.
const app = readFileSync(join(tooling, '../apps/site/app/social-images/social-images.server.ts'), 'utf8')
sources.set('prerender', `${sources.get('prerender')!}\n${app}`)
// The notice about unused entries is made here, for every tool.
const own = readFileSync(join(import.meta.dirname, 'switch-off.ts'), 'utf8')
const used = [own, ...sources.values()].flatMap((text) =>
  [...text.matchAll(/\bcode: '([^']+)'|'((?:AX|AR|EX|SG|SP)-[A-Z][A-Z-]*[A-Z])'/g)].map(
    (match) => match[1] ?? match[2]!,
  ),
)

test('every code that a tool reports has an explanation', () => {
  expect(used.length).toBeGreaterThan(40)
  // Zod's issues have a code as well.
  const own = new Set(used.filter((code) => code !== 'custom'))
  expect([...own].filter((code) => !Object.hasOwn(codes, code))).toEqual([])
})

test('every code that has an explanation is reported by its tool', () => {
  const unused = Object.entries(codes).filter(
    ([code, { tool }]) => ![own, sources.get(tool)!].some((text) => text.includes(`'${code}'`)),
  )
  expect(unused.map(([code]) => code)).toEqual([])
})

test('an explanation is a title without a full stop and whole sentences', () => {
  for (const [code, { title, meaning, nextStep }] of Object.entries(codes)) {
    expect(title, code).toMatch(/^[A-Z].*[^.]$/)
    expect(
      [meaning, nextStep].every((text) => /^[A-Z`].*\.$/.test(text)),
      code,
    ).toBe(true)
  }
})
