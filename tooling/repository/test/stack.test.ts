import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { importsOf, packageOf } from './imports.ts'
import { root, sourceFiles } from './workspaces.ts'

// The packages that Signpost was asked to be built from. Each is imported by code that ships, for its own purpose.

/** Folders of code that ships, and the package they use. */
const users: Record<string, readonly string[]> = {
  '@microsoft/api-extractor': ['tooling/api-extract/src'],
  '@remix-run/react': ['apps/site/app'],
  '@remix-run/node': ['apps/site/app'],
  '@remix-run/dev': ['apps/site'],
  react: ['apps/site/app'],
  'react-dom': ['apps/site/app'],
  'remix-i18next': ['apps/site/app/languages'],
  unified: ['tooling/markdown/src', 'apps/site/app'],
  'remark-parse': ['tooling/markdown/src'],
  'rehype-react': ['apps/site/app/prose'],
}

/** Packages that the shipped code of a folder imports. */
function importedBelow(folder: string): Set<string> {
  const files = sourceFiles(join(root, folder)).filter(
    (file) => !/\.(?:test|spec|stories)\.tsx?$|\.d\.ts$|(?:^|\/)(?:test|e2e)\//.test(file),
  )
  return new Set(files.flatMap((file) => importsOf(join(root, folder, file))).map(packageOf))
}

describe('a package that was asked for is used', () => {
  test.each(Object.entries(users))('%s', (name, folders) => {
    for (const folder of folders) expect([...importedBelow(folder)], folder).toContain(name)
  })

  test('@microsoft/api-documenter: `signpost export` runs the program of the installed package', () => {
    const { peerDependencies, peerDependenciesMeta } = JSON.parse(
      readFileSync(join(root, 'tooling/signpost/package.json'), 'utf8'),
    ) as { peerDependencies: Record<string, string>; peerDependenciesMeta: Record<string, unknown> }
    const name = '@microsoft/api-documenter'
    expect(readFileSync(join(root, 'tooling/signpost/src/export/find-documenter.ts'), 'utf8')).toContain(`'${name}'`)
    expect([peerDependencies[name], peerDependenciesMeta[name]]).toEqual([expect.any(String), { optional: true }])
  })

  test('turbo: the commands of the README run its tasks', () => {
    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>
    }
    expect(scripts['build']).toContain('turbo run')
    for (const script of ['start.js', 'run-tests.js']) {
      expect(readFileSync(join(root, 'scripts', script), 'utf8'), script).toMatch(/'turbo',\s*\[\s*'run'/)
    }
  })
})
