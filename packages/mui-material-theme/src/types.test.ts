import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createTheme } from '@signpost/theme'
import { expect, test } from 'vitest'
import { createMuiTheme } from './index.ts'

const folder = join(import.meta.dirname, '..')
const tokens = createTheme({ accent: '#075', space: { m: '1rem' } })

test('names of tokens are checked, and so are the options of createMuiTheme', () => {
  createMuiTheme({ tokens, tokenOptions: { names: { 'primary.main': 'accent', spacing: 'space.m' } } })
  // @ts-expect-error -- there is no such token
  expect(() => createMuiTheme({ tokens, tokenOptions: { names: { 'primary.main': 'acent' } } })).toThrow('"acent"')
  // @ts-expect-error -- there is no such slot
  expect(() => createMuiTheme({ tokens, tokenOptions: { names: { 'primary.mian': 'accent' } } })).toThrow(
    'primary.mian',
  )
  // @ts-expect-error -- there are always custom properties
  expect(() => createMuiTheme({ cssVariables: false })).toThrow('cssVariables')
  // @ts-expect-error -- types of the variables are an augmentation
  expect(createMuiTheme().vars.palette.primary.main).toContain('var(--mui-palette-primary-main')
})

test('the sources compile with the types of MUI 7 too, with the augmentation', { timeout: 400_000 }, () => {
  const project = join(folder, '.test', 'mui-7')
  mkdirSync(project, { recursive: true })
  const program = `
    import type {} from '@signpost/mui-material-theme/augment'
    import * as api from '@signpost/mui-material-theme'
    import mui from '@mui/material/package.json' with { type: 'json' }

    export const color: string = api.createMuiTheme().vars.palette.primary.main
    export const menu = api.ColorSchemeSelect
    export const wrong: number = mui.name
  `
  writeFileSync(join(project, 'program.ts'), program)
  const seven = {
    '@mui/material/package.json': ['../../node_modules/mui-material-7/package.json'],
    '@mui/material/*': ['../../node_modules/mui-material-7/esm/*/index.d.ts'],
  }
  const compilerOptions = {
    isolatedDeclarations: false,
    declaration: false,
    declarationMap: false,
    noEmit: true,
    paths: seven,
  }
  const settings = { extends: '../../tsconfig.json', compilerOptions, include: [], files: ['program.ts'] }
  writeFileSync(join(project, 'tsconfig.json'), JSON.stringify(settings))

  const compiler = join(folder, '../../node_modules/typescript-native/bin/tsc')
  const { stdout } = spawnSync(process.execPath, [compiler, '--project', project, '--listFiles', '--pretty', 'false'], {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  })
  const lines = stdout.trim().split('\n')
  expect(lines.filter((line) => / error TS/.test(line))).toEqual([
    expect.stringMatching(/Type 'string' is not assignable to type 'number'\.$/),
  ])
  expect(lines.some((name) => /material@7[^/]*\/node_modules\/@mui\/material\/esm\/Menu\//.test(name))).toBe(true)
  expect(lines.filter((name) => /material@9[^/]*\/node_modules\/@mui\/material\//.test(name))).toEqual([])
})
