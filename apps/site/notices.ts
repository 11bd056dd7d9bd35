import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import license, { type Dependency } from 'rollup-plugin-license'
import type { Plugin } from 'vite'

const folder = join(import.meta.dirname, 'build/notices')
const fonts = ['@fontsource-variable/jetbrains-mono', '@fontsource-variable/source-sans-3']

/** Packages by name and version, by file: each worker is a bundle of its own, and all write one file. */
const packagesOf = new Map<string, Map<string, Dependency>>()

/**
 * Writes the licences of the packages in all bundles of a kind, and of the fonts, to a file of the published package.
 *
 * @param bundle - Name of the file, without its ending
 */
export function notices(bundle: string): Plugin {
  const packages = packagesOf.get(bundle) ?? new Map<string, Dependency>()
  packagesOf.set(bundle, packages)
  const template = (found: readonly Dependency[]): string => {
    for (const one of found) packages.set(`${one.name} ${one.version}`, one)
    return noticesText([...packages.values()])
  }
  const write = license({
    thirdParty: {
      includePrivate: false,
      output: { file: join(folder, `${bundle}.txt`), template },
    },
  })
  return { ...(write as Plugin), apply: 'build' }
}

function noticesText(dependencies: readonly Dependency[]): string {
  const packages = dependencies
    .filter(({ name }) => name?.startsWith('@signpost/') === false)
    .map(({ name, version, license: kind, licenseText, noticeText }) => {
      return [`${name} ${version} (${kind})`, licenseText?.trim(), noticeText?.trim()].filter(Boolean).join('\n\n')
    })
  return `${[...packages, ...fonts.map(fontNotice)].sort().join('\n\n---\n\n')}\n`
}

function fontNotice(name: string): string {
  const manifest = createRequire(import.meta.url).resolve(`${name}/package.json`)
  const { version, license: kind } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string; license: string }
  return `${name} ${version} (${kind})\n\n${readFileSync(join(dirname(manifest), 'LICENSE'), 'utf8').trim()}`
}
