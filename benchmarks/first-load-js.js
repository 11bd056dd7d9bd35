import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'esbuild'
import { pipeline, seconds, site } from './command.js'

export const title = 'JavaScript that a symbol page loads first, brotli'

const framework = `
  import { hydrateRoot } from 'react-dom/client'
  import { Link, Links, Meta, Outlet, RemixBrowser, Scripts, ScrollRestoration, useLoaderData } from '@remix-run/react'
  globalThis.kept = [hydrateRoot, Link, Links, Meta, Outlet, RemixBrowser, Scripts, ScrollRestoration, useLoaderData]`

/** Adds up every script and preloaded module of the page; the control is React and Remix alone, bundled in the same run. */
export async function measure() {
  await seconds('turbo', pipeline)
  const html = readFileSync(join(site, 'dist', 'api', 'observable', 'class', 'Observable.html'), 'utf8')
  const scripts = firstScripts(html)
  const sizeOf = (path) => brotliCompressSync(readFileSync(join(site, 'dist', path))).length
  const size = scripts.reduce((sum, path) => sum + sizeOf(path), 0)
  const others = [...new Set([...html.matchAll(/href="(\/[^"]+\.(?:css|woff2))"/g)].map(([, path]) => path))]
  const all = others.reduce((sum, path) => sum + sizeOf(path), size + brotliCompressSync(html).length)

  const { outputFiles } = await build({
    stdin: {
      contents: framework,
      resolveDir: createRequire(join(site, 'package.json'))
        .resolve('react')
        .replace(/node_modules.*/, 'apps/site'),
    },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
    nodePaths: [join(site, 'node_modules')],
  })
  return [
    { figure: `first-load JavaScript (${scripts.length} files)`, value: size / 1000, unit: 'kB', target: '91' },
    {
      figure: `the page with its styles, fonts and JavaScript (${scripts.length + others.length + 1} files)`,
      value: all / 1000,
      unit: 'kB',
      target: '150',
    },
    {
      figure: 'control: React and Remix alone',
      value: brotliCompressSync(outputFiles[0].contents).length / 1000,
      unit: 'kB',
    },
  ]
}

/** The paths of every script and preloaded module of a page. */
export function firstScripts(html) {
  const scripts = [
    ...new Set([...html.matchAll(/(?:src|href|from|import\()\s*=?\s*["'](\/[^"']+\.js)["']/g)].map(([, path]) => path)),
  ]
  if (scripts.length === 0)
    throw new Error('The page loads no script, which cannot be: correct the pattern in benchmarks/first-load-js.js.')
  return scripts
}
