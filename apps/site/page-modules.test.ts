import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished, expect, test } from 'vitest'
import { createServer } from 'vite'
import { pageModules } from './page-modules.ts'

const site = import.meta.dirname
const remix = join(dirname(createRequire(import.meta.url).resolve('@remix-run/dev/package.json')), 'dist', 'cli.js')

/** A folder that is removed after the test. */
function folderOfTest(parent: string): string {
  mkdirSync(parent, { recursive: true })
  const folder = mkdtempSync(join(parent, 'page-modules-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

/** Builds the site's own app with one module replaced. */
function build(module: string, change: (text: string) => string): Promise<{ code: number; output: string }> {
  const folder = folderOfTest(join(site, '.test'))
  const parts = readdirSync(site).filter(
    (name) =>
      ['app', 'public', 'server', 'package.json'].includes(name) ||
      (name.endsWith('.ts') && !name.endsWith('.test.ts')),
  )
  for (const part of parts) cpSync(join(site, part), join(folder, part), { recursive: true })
  symlinkSync(join(site, 'node_modules'), join(folder, 'node_modules'), 'junction')
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: { jsx: 'react-jsx' } }))
  writeFileSync(join(folder, module), change(readFileSync(join(folder, module), 'utf8')))
  return new Promise((resolve) => {
    execFile(process.execPath, [remix, 'vite:build'], { cwd: folder }, (error, stdout, stderr) => {
      resolve({ code: error ? Number(error.code) : 0, output: stdout + stderr })
    })
  })
}

test('R8.5 a build ends at a page without a component, and names it', async () => {
  const { code, output } = await build('app/routes/home.tsx', (text) =>
    text.replace('export default function', 'export function'),
  )
  expect(output).toContain(
    "The page component at app/routes/home.tsx doesn't have a default export, so there is nothing to render.",
  )
  expect(code).not.toBe(0)
})

test.each([
  [
    'home.tsx',
    '// export default\nexport const meta = () => []',
    /The page component at app\/routes\/home\.tsx doesn't have a default export/,
  ],
  ['nested/about.tsx', 'export const name = "export default"', /The page component at app\/routes\/nested\/about\.tsx/],
  ['named.tsx', 'const Page = () => "page"\nexport { Page as default }', undefined],
  ['usual.tsx', 'export default function Page() { return "page" }', undefined],
])('R8.5 in development a page says that it has no component: %s', async (file, text, message) => {
  const root = folderOfTest(tmpdir())
  const path = join(root, 'app', 'routes', file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false },
    plugins: [pageModules()],
  })
  onTestFinished(() => server.close())
  const { default: Page } = (await server.ssrLoadModule(`/app/routes/${file}`)) as { default: () => string }
  if (message) expect(() => Page()).toThrow(message)
  else expect(Page()).toBe('page')
})

test('R8.5 a route that answers with data needs no component', async () => {
  const root = folderOfTest(tmpdir())
  mkdirSync(join(root, 'app', 'routes'), { recursive: true })
  writeFileSync(join(root, 'app', 'routes', 'data.ts'), 'export const loader = () => 1')
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false },
    plugins: [pageModules()],
  })
  onTestFinished(() => server.close())
  expect(await server.ssrLoadModule('/app/routes/data.ts')).not.toHaveProperty('default')
})
