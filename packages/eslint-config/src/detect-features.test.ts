import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { tempProject } from '../test/temp-project.ts'
import { detectFeatures, Feature } from './index.ts'

const found = async (files: Readonly<Record<string, unknown>>, folder = '.') => {
  using project = tempProject({ '.git/HEAD': '', ...files })
  return [...(await detectFeatures(join(project.path, folder)))]
}

describe('detectFeatures', () => {
  test.each([
    [{ devDependencies: { typescript: '*' } }, ['typescript']],
    [{ dependencies: { react: '*' } }, ['react']],
    [{ peerDependencies: { react: '*' }, devDependencies: { vitest: '*' } }, ['react', 'vitest']],
    [{ optionalDependencies: { storybook: '*' } }, ['storybook']],
    [{ engines: { node: '>=20' } }, ['node']],
    [{ engines: { npm: '>=10' } }, []],
    [{ devDependencies: { '@types/node': '*', 'eslint-plugin-unicorn': '*' } }, ['node', 'unicorn']],
    [{ dependencies: { '@vanilla-extract/css': '*' } }, ['logicalProperties']],
    [{ devDependencies: { 'eslint-plugin-import-x': '*' } }, ['imports']],
    [{ devDependencies: { 'eslint-plugin-import-x': '*' }, workspaces: ['packages/*'] }, ['imports', 'monorepo']],
    [{ workspaces: ['packages/*'] }, []],
    [{}, []],
  ])('%j: %j', async (manifest, features) => {
    expect(await found({ 'package.json': manifest })).toEqual(features)
  })

  test('reads up to the root of the workspace', async () => {
    const files = {
      'package.json': { devDependencies: { storybook: '*' } },
      'repo/package.json': { devDependencies: { typescript: '*', 'eslint-plugin-import-x': '*' } },
      'repo/pnpm-workspace.yaml': '',
      'repo/packages/a/package.json': { dependencies: { react: '*' } },
      'repo/packages/b/package.json': { dependencies: { vitest: '*' } },
    }
    expect(await found(files, 'repo/packages/a')).toEqual([
      Feature.TypeScript,
      Feature.Imports,
      Feature.Monorepo,
      Feature.React,
    ])
    expect(await found(files, 'repo')).toEqual([Feature.TypeScript, Feature.Imports, Feature.Monorepo])
  })

  test('reads a manifest that begins with a byte order mark', async () => {
    expect(await found({ 'package.json': '\uFEFF{"devDependencies":{"vitest":"4"}}' })).toEqual([Feature.Vitest])
  })

  test('a folder without a manifest has none', async () => {
    expect(await found({})).toEqual([])
  })

  test.each([
    ['{', /^Expected JSON in .*package\.json, found an error: /],
    ['[]', /^Expected an object in .*package\.json, found another value/],
  ])('names the file that reads %j', async (text, message) => {
    const reading = found({ 'package.json': text })
    await expect(reading).rejects.toThrow(SyntaxError)
    await expect(reading).rejects.toThrow(message)
  })
})
