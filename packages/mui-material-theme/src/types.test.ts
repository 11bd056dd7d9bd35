import { join } from 'node:path'
import { createTheme } from '@signpost/theme'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { createMuiTheme } from './index.ts'

const folder = join(import.meta.dirname, '..')
const tokens = createTheme({ accent: '#075', space: { m: '1rem' } })

test('names of tokens are checked, and so are the options of createMuiTheme', () => {
  createMuiTheme({ tokens, tokenOptions: { names: { 'primary.main': 'accent', spacing: 'space.m' } } })
  // @ts-expect-error -- there is no such token
  expect(() => createMuiTheme({ tokens, tokenOptions: { names: { 'primary.main': 'acent' } } })).toThrow('"acent"')
  // @ts-expect-error -- there is no such slot
  createMuiTheme({ tokens, tokenOptions: { names: { 'primary.mian': 'accent' } } })
  // @ts-expect-error -- there are always custom properties
  createMuiTheme({ cssVariables: false })
  // @ts-expect-error -- types of the variables are an augmentation
  expect(createMuiTheme().vars.palette.primary.main).toContain('var(--mui-palette-primary-main')
})

test('the sources compile with the types of MUI 7 too, with the augmentation', { timeout: 400_000 }, () => {
  const file = join(folder, 'src', 'program.ts')
  const program = `
    import type {} from '@signpost/mui-material-theme/augment'
    import * as api from '@signpost/mui-material-theme'
    import mui from '@mui/material/package.json' with { type: 'json' }

    export const color: string = api.createMuiTheme().vars.palette.primary.main
    export const menu = api.ColorSchemeSelect
    export const wrong: number = mui.name
  `
  const { config } = ts.readConfigFile(join(folder, 'tsconfig.json'), ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, folder)
  const seven = {
    '@mui/material/package.json': ['./node_modules/mui-material-7/package.json'],
    '@mui/material/*': ['./node_modules/mui-material-7/esm/*/index.d.ts'],
  }
  const settings: ts.CompilerOptions = {
    ...options,
    isolatedDeclarations: false,
    declaration: false,
    declarationMap: false,
    paths: seven,
  }
  const host = ts.createCompilerHost(settings)
  const { fileExists, readFile } = host
  host.fileExists = (name) => name === file || fileExists(name)
  host.readFile = (name) => (name === file ? program : readFile(name))
  const compiled = ts.createProgram([file], settings, host)
  const complaints = ts
    .getPreEmitDiagnostics(compiled)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))
  expect(complaints).toEqual(["Type 'string' is not assignable to type 'number'."])
  const read = compiled.getSourceFiles().map(({ fileName }) => fileName)
  expect(read.some((name) => /material@7[^/]*\/node_modules\/@mui\/material\/esm\/Menu\//.test(name))).toBe(true)
  expect(read.filter((name) => /material@9[^/]*\/node_modules\/@mui\/material\//.test(name))).toEqual([])
})
