import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { root, seconds } from './command.js'
import { firstScripts } from './first-load-js.js'

export const title = 'what a symbol page loads first, by the size of the repository, brotli'

const program = join(root, 'tooling', 'signpost', 'bin.js')

/** Builds the same symbol among 25 and among 500 in other packages; the smaller repository is the control. */
export async function measure() {
  const [small, large] = [await pageAmong(25), await pageAmong(500)]
  return [
    { figure: 'JavaScript, 500 symbols', value: large.scripts, unit: 'kB' },
    { figure: 'control: JavaScript, 25 symbols', value: small.scripts, unit: 'kB' },
    { figure: 'difference', value: Math.abs(large.scripts - small.scripts), unit: 'kB', target: '1' },
    { figure: 'document, 500 symbols', value: large.html, unit: 'kB' },
    { figure: 'control: document, 25 symbols', value: small.html, unit: 'kB' },
  ]
}

/** Kilobytes of the page of a package with one symbol, beside four packages with all the others. */
async function pageAmong(count) {
  const folder = mkdtempSync(join(tmpdir(), 'bench-size-'))
  try {
    const write = (file, text) => {
      mkdirSync(dirname(join(folder, file)), { recursive: true })
      writeFileSync(join(folder, file), text)
    }
    write('package.json', JSON.stringify({ name: 'sizes', private: true, workspaces: ['packages/*'] }))
    write('site.config.json', JSON.stringify({ title: 'Sizes', url: 'https://sizes.example' }))
    const names = Array.from({ length: count - 1 }, (_, index) => `symbol${index}`)
    const slugs = ['b', 'c', 'd', 'e']
    const exported = new Map([
      ['a', ['only']],
      ...slugs.map((slug, place) => [slug, names.filter((_, index) => index % slugs.length === place)]),
    ])
    for (const [slug, symbols] of exported) {
      write(
        `packages/${slug}/package.json`,
        JSON.stringify({
          name: `@sizes/${slug}`,
          version: '1.0.0',
          type: 'module',
          exports: { '.': { types: './dist/index.d.ts' } },
        }),
      )
      write(
        `packages/${slug}/dist/index.d.ts`,
        symbols
          .map((name) => `/** Says ${name}. */\nexport declare function ${name}(count: number): string;\n`)
          .join(''),
      )
    }
    const out = join(folder, 'out')
    await seconds(process.execPath, [
      program,
      'build',
      '--root',
      folder,
      '--out',
      out,
      '--cache',
      join(folder, 'cache'),
    ])
    const html = readFileSync(join(out, 'api', 'a', 'function', 'only.html'))
    const scripts = firstScripts(html.toString()).reduce(
      (sum, path) => sum + brotliCompressSync(readFileSync(join(out, path))).length,
      0,
    )
    return { scripts: scripts / 1000, html: brotliCompressSync(html).length / 1000 }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
