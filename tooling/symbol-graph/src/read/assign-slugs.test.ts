import { expect, test } from 'vitest'
import { assignSlugs } from './assign-slugs.ts'
import type { PackageSource } from './package-source.ts'

interface NamedSource {
  repoPath: string
  name: string
  slug: string
  typesPackage?: string
  declarations?: string
}

function assigned(packages: readonly NamedSource[]): ReturnType<typeof assignSlugs> {
  const sources = packages.map(({ typesPackage, declarations, ...source }) => {
    return { ...source, facts: { package: { typesPackage, declarations } } }
  })
  return assignSlugs(sources as unknown as PackageSource[])
}

function slugsOf(...packages: NamedSource[]): Record<string, string> {
  const { sources } = assigned(packages)
  return Object.fromEntries(sources.map(({ repoPath, slug }) => [repoPath, slug]))
}

test('packages that share a slug are prefixed with their scope or, without one, numbered', () => {
  expect(
    slugsOf(
      { repoPath: 'a', name: '@acme/core', slug: 'core' },
      { repoPath: 'b', name: '@other/core', slug: 'Core' },
      { repoPath: 'c', name: 'core', slug: 'core' },
      { repoPath: 'd', name: 'CORE', slug: 'CORE' },
    ),
  ).toEqual({ a: 'acme.core', b: 'other.Core', c: 'core', d: 'CORE~2' })
})

test('a slug is a valid folder name and address part, whatever the facts and scopes contain', () => {
  const slugs = slugsOf(
    { repoPath: 'a', name: `@${'s'.repeat(300)}/core`, slug: 'core' },
    { repoPath: 'b', name: '@a b:c/core', slug: 'core' },
    { repoPath: 'c', name: 'd', slug: 'manifest.json' },
    { repoPath: 'all', name: 'all', slug: 'All' },
    { repoPath: 'coverage', name: 'coverage', slug: 'coverage' },
    { repoPath: 'd', name: 'e', slug: '../..' },
    { repoPath: 'e', name: 'f', slug: 'n'.repeat(5000) },
  )
  expect(slugs).toMatchObject({
    b: 'a-b-c.core',
    c: '_manifest.json',
    d: 'package',
    all: '_All',
    coverage: '_coverage',
  })
  expect(
    Object.values(slugs)
      .map(({ length }) => length)
      .filter((length) => length > 200),
  ).toEqual([])
})

test('a package with the declarations of its @types package stands for both', () => {
  const own = { name: 'luxon', slug: 'luxon', typesPackage: '@types/luxon' }
  const { sources, diagnostics } = assigned([
    { ...own, repoPath: 'a' },
    { ...own, repoPath: 'b', declarations: '../a' },
  ])
  expect(sources.map(({ repoPath }) => repoPath)).toEqual(['b'])
  expect(diagnostics).toEqual([])
})

test('a package with types of its own and its @types package are two of one name', () => {
  const { sources, diagnostics } = assigned([
    { name: 'luxon', slug: 'luxon', repoPath: 'a', typesPackage: '@types/luxon' },
    { name: 'luxon', slug: 'luxon', repoPath: 'b' },
  ])
  expect(sources.map(({ repoPath }) => repoPath)).toEqual(['b'])
  expect(diagnostics.map(({ code, file }) => `${code} ${file}`)).toEqual(['SG-DUPLICATE-PACKAGE a/package.json'])
})
