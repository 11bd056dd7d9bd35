import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { examples } from './examples-command.ts'

function write(files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(join(tmpdir(), 'signpost-examples-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true })
    writeFileSync(join(root, name), content)
  }
  return root
}

test('prints annotations that GitHub reads, and tells packages of one name apart', { timeout: 60_000 }, async () => {
  const manifest = JSON.stringify({ name: 'acme', version: '1.0.0', exports: './src/index.ts' })
  const readme = (code: string): string => `# A\n\n\`\`\`ts\n${code}\n\`\`\`\n`
  const root = write({
    'package.json': '{"private":true,"workspaces":["packages/*"]}',
    'packages/a/package.json': manifest,
    'packages/a/src/index.ts': '/** Adds. */\nexport declare function add(a: number): number\n',
    'packages/a/README.md': readme("add('::warning::x')"),
    'packages/b/package.json': manifest,
    'packages/b/src/index.ts': '/** Adds. */\nexport declare function add(a: number): number\n',
    'packages/b/README.md': readme('add(1)'),
  })
  const lines: string[] = []
  const add = (text: string): void => void lines.push(text)
  const spies = [vi.spyOn(console, 'log').mockImplementation(add), vi.spyOn(console, 'error').mockImplementation(add)]
  try {
    expect(await examples({ root, annotations: true })).toBe(1)
  } finally {
    for (const spy of spies) spy.mockRestore()
  }
  expect(lines.filter((line) => line.startsWith('::'))).toEqual([
    expect.stringMatching(/^::error file=packages\/a\/README\.md,line=4,col=5,title=EX-COMPILE::found TS2345: /),
  ])
  expect(lines).toContain('  acme (packages/a): 1 failing')
  expect(lines).toContain('  acme (packages/b): 1 checked')
})
