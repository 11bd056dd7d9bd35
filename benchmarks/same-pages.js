import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

// `node benchmarks/same-pages.js <dist> <dist>`: compares two builds of the site page by page, HTML and `.data`. Names of
// assets with a hash, and positions in source files, are left out of the comparison. Exits with 1 for any difference.

const [one, other] = process.argv.slice(2)
if (other === undefined) {
  console.error('Usage: node benchmarks/same-pages.js <dist> <dist>')
  process.exit(2)
}

/** Pages of a build by path: HTML and the data of client navigation. */
function pagesOf(folder) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return new Set(files.filter((file) => /\.(?:html|data)$/u.test(file)))
}

/** A page without hashes and positions. */
function normalised(folder, file) {
  return (
    readFileSync(join(folder, file), 'utf8')
      // `/assets/root-Bx3k_9aZ.js`, and the manifest's version.
      .replace(/(?<name>\/assets\/[\w.$~()-]*?)-[\w-]{8}(?=\.)/gu, '$<name>')
      .replace(/(?<key>"version":")[\da-f]{8}/gu, '$<key>')
      .replace(/(?<attribute>\b(?:nonce|integrity)=")[^"]*/gu, '$<attribute>')
      .replace(/sha(?:256|384|512)-[\w+/=]+/gu, 'sha')
      // `/blob/<commit>/packages/x/src/y.ts#L10-L20`, and the lines in the data.
      .replace(/#L\d+(?:-L\d+)?/gu, '#L')
      .replace(/(?<file>\/src\/[\w./-]+\.tsx?):\d+/gu, '$<file>')
  )
}

const [before, after] = [pagesOf(one), pagesOf(other)]
const differences = [
  ...[...before].filter((file) => !after.has(file)).map((file) => `${file}: only in ${one}`),
  ...[...after].filter((file) => !before.has(file)).map((file) => `${file}: only in ${other}`),
]
for (const file of [...before].filter((name) => after.has(name)).sort()) {
  const [a, b] = [normalised(one, file), normalised(other, file)]
  if (a === b) continue
  let at = 0
  while (a[at] === b[at]) at += 1
  const around = (text) => JSON.stringify(text.slice(Math.max(0, at - 60), at + 60))
  differences.push(`${file}:\n  ${around(a)}\n  ${around(b)}`)
}
for (const difference of differences) console.log(difference)
console.log(`${before.size} and ${after.size} pages, ${differences.length} differ`)
process.exit(differences.length === 0 ? 0 : 1)
