import { expect, test } from 'vitest'
import { sourcesFor } from './site-options.ts'

test.each([
  [{}, {}],
  [{ base: '/docs/' }, { baseUrl: '/docs/' }],
  [{ url: 'https://acme.example' }, { url: 'https://acme.example' }],
  [{ url: 'https://acme.example/' }, { url: 'https://acme.example/' }],
  // The address that GitLab Pages names.
  [{ url: 'https://group.example/project' }, { baseUrl: '/project/', url: 'https://group.example' }],
  [
    { url: 'https://group.example/a/b/', base: '/a/b' },
    { baseUrl: '/a/b/', url: 'https://group.example' },
  ],
  // No address: the configuration's reader says so.
  [{ url: 'acme' }, { url: 'acme' }],
])('options %j give %j', (options, expected) => {
  const { baseUrl, url } = sourcesFor(options)
  expect({ ...(baseUrl !== undefined && { baseUrl }), ...(url !== undefined && { url }) }).toEqual(expected)
})

test('a path of the address that is not the base URL is refused', () => {
  expect(() => sourcesFor({ base: '/docs/', url: 'https://acme.example/project' })).toThrow(
    'Found --base /docs/ with --url https://acme.example/project, expected the path of the address or no --base.',
  )
})
