import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { reportText, temporaryRepository } from './repository.ts'
import { cli } from './run-cli.ts'

// The review that the guide shows is what the command prints.

const repository = temporaryRepository()
const shown = ['en', 'ro'].map((language) => {
  const page = join(import.meta.dirname, `../../../apps/site/content/docs/${language}/publishing/reviewing.md`)
  return /^```text\n(?<text>Checked [^]*?)^```$/m.exec(readFileSync(page, 'utf8'))?.groups?.['text']
})

/** Writes the reports of a package with two entry points. */
function writeStore(result: string): void {
  const report = reportText('store', `// @public\nexport class Store {\n    get(key: string): ${result};\n}`)
  for (const name of ['store', 'store.core'])
    for (const folder of ['api-reports', 'packages/store/.api'])
      repository.write(`${folder}/${name}.api.md`, report.replace('@r/', '@acme/'))
}

test('the guide shows a review in both languages as the command prints it', () => {
  const manifest = {
    name: '@acme/store',
    version: '1.4.0',
    type: 'module',
    exports: { '.': './src/store.ts', './core': './src/core.ts' },
  }
  repository.write('packages/store/package.json', JSON.stringify(manifest))
  repository.write(
    'packages/app/package.json',
    '{"name":"@acme/app","version":"1.0.0","dependencies":{"@acme/store":"^1.4.0"}}',
  )
  repository.write('api-reports/app.api.md', reportText('app', '// @public\nexport const one: 1;'))
  repository.write('.changeset/config.json', '{}')
  const declarations = [{ source: { file: 'src/store.ts', line: 2 } }]
  const facts = { entryPoints: [{ report: 'store.api.md', exports: [{ name: 'Store', declarations }] }] }
  repository.write('packages/store/.api/store.facts.json', JSON.stringify(facts))
  writeStore('string | undefined')
  repository.commit('base')
  repository.git('update-ref', 'refs/remotes/origin/main', 'HEAD')
  writeStore('string | null')
  repository.write('.changeset/a.md', "---\n'@acme/store': patch\n---\n\nA fix.\n")

  const { code, out } = cli('review', '--base', 'origin/main', '--root', repository.root)
  expect(code).toBe(1)
  for (const text of shown) expect(text).toBe(out)
})
