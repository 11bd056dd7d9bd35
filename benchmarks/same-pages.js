import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

// `node benchmarks/same-pages.js <dist> <dist> [<locales> <locales>]`: compares two builds of the site page by page, HTML
// and `.data`. Names of assets with a hash, and positions in source files, are left out of the comparison. With the
// folders of both builds' interface texts (`apps/site/app/locales`), texts that were reworded count as equal. Exits with 1
// for any difference.

const [one, other, oneWords, otherWords] = process.argv.slice(2)
if (other === undefined || (oneWords === undefined) !== (otherWords === undefined)) {
  console.error('Usage: node benchmarks/same-pages.js <dist> <dist> [<locales> <locales>]')
  process.exit(2)
}
const reworded = oneWords === undefined ? [] : rewordedTexts(textsIn(oneWords), textsIn(otherWords))
console.log(`${reworded.length} reworded texts`)
const markReworded = marker(reworded)

/** Interface texts by file and key. */
function textsIn(folder) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.json'))
  return new Map(
    files.flatMap((file) =>
      Object.entries(JSON.parse(readFileSync(join(folder, file), 'utf8'))).map(([key, text]) => [
        `${file} ${key}`,
        text,
      ]),
    ),
  )
}

/** Pairs of texts with the same key. */
function rewordedTexts(before, after) {
  return [...before].flatMap(([key, text]) =>
    after.has(key) && after.get(key) !== text ? [[String(text), String(after.get(key))]] : [],
  )
}

/** Function that replaces both texts of a pair by the number of the pair; longer texts come first. */
function marker(pairs) {
  const texts = pairs.flatMap((pair, number) => pair.map((text) => ({ text, number })))
  texts.sort((a, b) => b.text.length - a.text.length)
  if (texts.length === 0) return (page) => page
  const pattern = new RegExp(texts.map(({ text }) => `(${patternOf(text)})`).join('|'), 'gu')
  return (page) =>
    page.replace(pattern, (...found) => `{${texts[found.slice(1).findIndex((group) => group !== undefined)].number}}`)
}

/** Pattern of a text on a page: with values in its `{{placeholders}}`, and some characters escaped. */
function patternOf(text) {
  const literal = (part) => part.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&').replace(/['"&<>]/gu, '.{1,6}?')
  return text
    .split(/\{\{\w+\}\}/u)
    .map(literal)
    .join('[^<>"]{0,120}?')
}

/** Pages of a build by path: HTML and the data of client navigation. */
function pagesOf(folder) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return new Set(files.filter((file) => /\.(?:html|data)$/u.test(file)))
}

/** A page without hashes and positions. */
function normalised(folder, file) {
  return markReworded(
    readFileSync(join(folder, file), 'utf8')
      // `/assets/root-Bx3k_9aZ.js`, and the manifest's version.
      .replace(/(?<name>\/assets\/[\w.$~()-]*?)-[\w-]{8}(?=\.)/gu, '$<name>')
      .replace(/(?<key>"version":")[\da-f]{8}/gu, '$<key>')
      .replace(/(?<attribute>\b(?:nonce|integrity)=")[^"]*/gu, '$<attribute>')
      .replace(/sha(?:256|384|512)-[\w+/=]+/gu, 'sha')
      // `/blob/<commit>/packages/x/src/y.ts#L10-L20`, and the lines in the data.
      .replace(/#L\d+(?:-L\d+)?/gu, '#L')
      .replace(/(?<file>\/src\/[\w./-]+\.tsx?):\d+/gu, '$<file>'),
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
