import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder, writeFiles } from '../../test/temporary-package.ts'
import { packageFolder } from './package-folder.ts'
import { sourceFiles } from './source-files.ts'

test('a file belongs to the package above it, not to a copy of the manifest in an output', () => {
  const root = temporaryFolder()
  const dir = join(root, 'core')
  writeFiles(root, {
    'package.json': { name: 'root' },
    'core/package.json': { name: '@acme/core' },
    'core/dist/package.json': { name: '@acme/core' },
    'core/dist/esm/package.json': { type: 'module' },
    'core/hooks/package.json': { name: 'core-hooks' },
    'core/hooks/dist/package.json': { name: 'core-hooks' },
    'other/package.json': { name: 'other' },
    'other/lib/package.json': { name: 'other' },
    'core/node_modules/root/package.json': { name: 'root' },
    'core/node_modules/root/lib/package.json': { name: 'root' },
  })
  const folder = packageFolder(dir, sourceFiles(dir, root))
  const owners = [
    'core/dist/index.d.ts',
    'core/dist/esm/lib/index.d.ts',
    'core/hooks/dist/index.d.ts',
    'other/lib/index.d.ts',
    'core/node_modules/root/lib/index.d.ts',
    'scripts/index.d.ts',
  ].map((file) => folder.owner(join(root, file)))
  expect(owners).toEqual([
    { package: '@acme/core', file: 'dist/index.d.ts' },
    { package: '@acme/core', file: 'dist/esm/lib/index.d.ts' },
    { package: 'core-hooks', file: 'dist/index.d.ts' },
    { package: 'other', file: 'lib/index.d.ts' },
    { package: 'root', file: 'lib/index.d.ts' },
    { package: 'root', file: 'scripts/index.d.ts' },
  ])
})
