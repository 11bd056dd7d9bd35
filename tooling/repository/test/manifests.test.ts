import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { root, workspaces } from './workspaces.ts'

const libraries = workspaces().filter(({ group }) => group === 'packages')
const { catalog, catalogs } = parse(readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8')) as {
  catalog: Record<string, string>
  catalogs: { published: Record<string, string> }
}

test('libraries depend on ranges, so that users get one copy and its fixes', () => {
  const exact = libraries.flatMap(({ manifest: { name, dependencies = {} } }) =>
    Object.entries(dependencies)
      .filter(([target, specifier]) =>
        target.startsWith('@signpost/')
          ? specifier !== 'workspace:^'
          : specifier !== 'catalog:published' || !catalogs.published[target]?.startsWith('^'),
      )
      .map(([target, specifier]) => `${name}: ${target} ${specifier}`),
  )
  expect(exact).toEqual([])
})

test('no library depends on the palette of the site', () => {
  const users = libraries.filter(({ manifest }) => '@signpost/website-theme' in (manifest.dependencies ?? {}))
  expect(users.map(({ folder }) => folder)).toEqual([])
})

test('every library has keywords, by which a registry finds it', () => {
  expect(
    libraries.filter(({ manifest: { keywords = [] } }) => keywords.length < 3).map(({ folder }) => folder),
  ).toEqual([])
})

test('an entry without types says so in the README', () => {
  const untyped = libraries.filter(({ directory }) =>
    /"types": null/.test(readFileSync(join(directory, 'package.json'), 'utf8')),
  )
  expect(untyped).toHaveLength(4)
  for (const { directory, folder } of untyped) {
    expect(readFileSync(join(directory, 'README.md'), 'utf8'), folder).toContain('`./preset` has no types on purpose')
  }
})

test('add-ons accept the major version of Storybook that is tested, and their README names it', () => {
  const addOns = libraries.filter(({ manifest }) => manifest.peerDependencies?.['storybook'] !== undefined)
  expect(addOns).toHaveLength(4)
  const [major, minor] = catalog['storybook']!.split('.')
  for (const { directory, folder, manifest } of addOns) {
    expect(manifest.peerDependencies!['storybook'], folder).toBe(`^${major}.0.0`)
    const readme = readFileSync(join(directory, 'README.md'), 'utf8')
    expect(readme, folder).toContain(`Storybook ${major}, with any framework; tested with ${major}.${minor}.`)
  }
})
