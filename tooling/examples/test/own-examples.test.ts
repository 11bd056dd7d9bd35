import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkExamples, type ExamplePackage } from '../src/index.ts'

const root = join(import.meta.dirname, '../../..')

const packages = readdirSync(join(root, 'packages')).map((folder): ExamplePackage => {
  const directory = join(root, 'packages', folder)
  return { directory, manifest: JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8')) }
})

test('the examples of every library compile, those of its README too', { timeout: 300_000 }, () => {
  const results = packages.map((one) => checkExamples({ root, package: one, members: packages }))
  expect(results).toHaveLength(25)
  expect(results.flatMap(({ findings }) => findings)).toEqual([])
  for (const { name, blocks } of results) {
    expect(blocks.filter(({ outcome }) => outcome === 'checked').length, name).toBeGreaterThan(10)
    // A README's part of a statement is marked; everything else compiles.
    expect(
      blocks.filter(({ outcome }) => outcome !== 'checked' && outcome !== 'fragment'),
      name,
    ).toEqual([])
  }
})

const content = join(root, 'apps/site/content/docs')

test.each(['en', 'ro'])('the examples of the guides in %s compile', { timeout: 120_000 }, (locale) => {
  const folder = join(content, locale)
  const docs = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name))
  const directory = join(root, 'apps/site')
  const { blocks, findings } = checkExamples({ root, package: { directory, manifest: {} }, members: packages, docs })
  expect(blocks.filter(({ outcome }) => outcome === 'checked').length).toBeGreaterThan(40)
  expect(findings.filter(({ severity }) => severity === 'error')).toEqual([])
})
