import { posix } from 'node:path'

/** The package that a module specifier names: `ext-lib` of `ext-lib/sub`. */
export function packageOf(specifier: string): string {
  const segments = specifier.split('/')
  return specifier.startsWith('@') ? segments.slice(0, 2).join('/') : (segments[0] ?? specifier)
}

/** Possible files of a module: beside the importing file, or in each `node_modules` upwards. */
export function moduleCandidates(specifier: string, folder: string): string[] {
  if (specifier.startsWith('.')) {
    const path = posix.join(folder, specifier)
    const stem = path.replace(/\.[cm]?js$/, '')
    return [
      path,
      ...['d.ts', 'ts', 'tsx', 'd.mts', 'mts', 'd.cts', 'cts'].map((ending) => `${stem}.${ending}`),
      `${path}/index.d.ts`,
    ]
  }
  const own = posix.join(folder, 'node_modules', packageOf(specifier), 'package.json')
  return folder === posix.dirname(folder) ? [own] : [own, ...moduleCandidates(specifier, posix.dirname(folder))]
}

/** Folder of the installed package that contains a path. A refused package is reported once, not once per file. */
export function installedPackage(file: string): string | undefined {
  return /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(file)?.[0]
}
