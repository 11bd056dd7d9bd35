import { expectTypeOf } from 'expect-type'
import type { ExportsField, PackageManifest, WorkspacesField } from './package-manifest.ts'

export const manifest: PackageManifest = {
  name: '@acme/core',
  version: '1.0.0',
  type: 'module',
  bin: { acme: './bin.js' },
  exports: { '.': [{ node: { import: './a.js', require: './b.cjs' } }, './c.js'], './internal/*': null },
  imports: { '#platform': { node: './node.js', default: './browser.js' } },
  workspaces: { packages: ['packages/*'], nohoist: ['**/react'] },
  peerDependenciesMeta: { react: { optional: true } },
  browserslist: ['defaults'],
}

expectTypeOf<'./index.js'>().toExtend<ExportsField>()
expectTypeOf<{ a: { b: { c: null } } }>().toExtend<ExportsField>()
expectTypeOf<{ a: number }>().not.toExtend<ExportsField>()
expectTypeOf<boolean>().not.toExtend<ExportsField>()
expectTypeOf<string[]>().toExtend<WorkspacesField>()
expectTypeOf<string>().not.toExtend<WorkspacesField>()
expectTypeOf<PackageManifest['type']>().exclude<undefined>().toExtend<string>()
expectTypeOf<PackageManifest['browserslist']>().toEqualTypeOf<unknown>()
expectTypeOf<{ name: number }>().not.toExtend<PackageManifest>()
expectTypeOf<{ dependencies: string[] }>().not.toExtend<PackageManifest>()
