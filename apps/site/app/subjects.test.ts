import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const app = import.meta.dirname

/** Path of each module below `app/`, and the modules of `app/` that it imports. */
const imports = new Map(
  readdirSync(app, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .map((file): [string, string[]] => {
      const text = readFileSync(join(app, file), 'utf8')
      const specifiers = Array.from(
        text.matchAll(/(?:from |import\()'((?:#app|\.\.?)\/[^'?]+\.tsx?)'/g),
        ([, name]) => name!,
      )
      return [file, specifiers.map((name) => (name.startsWith('#app/') ? name.slice(5) : join(dirname(file), name)))]
    }),
)

test('subjects import each other by their index modules', () => {
  const offences = [...imports].flatMap(([file, targets]) =>
    targets
      .filter((target) => dirname(target) !== dirname(file) && !/\/index(?:\.server)?\.ts$/.test(target))
      .map((target) => `${file} -> ${target}`),
  )
  // The results page is the code of one route: in the index it would be part of every page.
  expect(offences.sort()).toEqual([
    // Remix evaluates the table of routes outside the app, where the index has no base URL.
    'routes.ts -> urls/locale-routes.ts',
    'routes.ts -> urls/overviews.ts',
    'routes/search-en.tsx -> search/search-route.tsx',
    'routes/search-other.tsx -> search/search-route.tsx',
    'routes/search-ro.tsx -> search/search-route.tsx',
  ])
})

test('no module imports itself through others', () => {
  const circles: string[] = []
  const done = new Set<string>()
  const visit = (file: string, path: readonly string[]): void => {
    const start = path.indexOf(file)
    if (start >= 0) circles.push([...path.slice(start), file].join(' -> '))
    if (start >= 0 || done.has(file)) return
    for (const target of imports.get(file) ?? []) visit(target, [...path, file])
    done.add(file)
  }
  for (const file of imports.keys()) visit(file, [])
  expect(circles).toEqual([])
})
