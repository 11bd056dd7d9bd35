import { join } from 'node:path'
import { bundle } from '@signpost/test-kit/bundle'
import { testSizes } from '@signpost/test-kit/sizes'
import { describe, expect, test } from 'vitest'
import type * as core from './core.ts'

const folder = join(import.meta.dirname, '..')

const bundleOf = (name: string, entry = 'index'): Promise<string> =>
  bundle(folder, `export { ${name} } from './src/${entry}.ts'`, ['react'])

describe('minified and gzipped, without React', () => {
  testSizes(
    folder,
    {
      createStylesheet: 2340,
      Stylesheet: 2320,
      StyleTag: 400,
      useStylesheet: 200,
      serialize: 1140,
      toDeclarations: 1060,
      css: 1090,
      variables: 400,
      escapeStyleText: 150,
    },
    ['react'],
  )
})

describe('React', () => {
  test('is bundled only with the component or the hook', async () => {
    expect(await bundleOf('createStylesheet, css, variables, MountMode')).not.toContain('react')
    expect(await bundleOf('StyleTag')).toContain('"react"')
    expect(await bundleOf('useStylesheet')).toContain('"react"')
  })

  test('need not be installed to import the core', async () => {
    const code = await bundle(folder, `export * from './src/core.ts'`, ['react'])
    // A module with a `data:` URL cannot import packages.
    const address = (source: string): string => `data:text/javascript,${encodeURIComponent(source)}`
    const imported = (await import(/* @vite-ignore */ address(code))) as typeof core
    expect(imported.serialize({ p: { margin: 0 } })).toBe('p{margin:0;}')
    await expect(import(/* @vite-ignore */ address(await bundleOf('StyleTag')))).rejects.toThrow('react')
  })
})
