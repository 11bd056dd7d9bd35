import { join } from 'node:path'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'

const folder = join(import.meta.dirname, '..')

/** Errors of `test/typed-uses.ts` and its imports, with `react` resolved to the given declarations. */
function check(react: string, more = ''): string[] {
  const uses = join(folder, 'test', 'typed-uses.ts')
  const { config } = ts.readConfigFile(join(folder, 'tsconfig.json'), ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, folder)
  const host = ts.createCompilerHost(options)
  const { readFile } = host
  host.readFile = (file) => (file === uses ? `${readFile(file)}\n${more}` : readFile(file))
  const program = ts.createProgram([uses], { ...options, paths: { react: [react] } }, host)
  expect(program.getSourceFiles().map(({ fileName }) => fileName)).toContain(ts.sys.realpath!(react))
  return ts.getPreEmitDiagnostics(program).map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))
}

describe.each([
  { name: 'the installed types of React 18', react: join(folder, 'node_modules/@types/react/index.d.ts') },
  { name: 'declarations as those of React 19 are', react: join(folder, 'test/react-19-types.d.ts') },
])('with $name', ({ react }) => {
  test('the sources and their uses compile, and a wrong use is an error', () => {
    expect(check(react, `useDuplicateRef(1)\n`)).toEqual([expect.stringMatching(/^No overload matches this call/)])
  })
})
