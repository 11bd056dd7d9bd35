import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { installPackages } from './install-packages.js'
import { child, documentPackage } from './recall/document.js'
import { install, work } from './recall/install.js'

export const title =
  'doc comments of published packages that no page shows, and of those the ones that no message names (`npm run build` first)'

const { unseen, support } = JSON.parse(readFileSync(join(import.meta.dirname, 'recall', 'packages.json'), 'utf8'))

/** `PACKAGES=got,knex@3.3.0` takes these; without it all of the list `unseen`. One that is not in it has a version. */
const chosen = process.env.PACKAGES?.split(',') ?? Object.keys(unseen)
const versions = Object.fromEntries(
  chosen.map((one) => {
    const at = one.indexOf('@', 1)
    return at === -1 ? [one, unseen[one]] : [one.slice(0, at), one.slice(at + 1)]
  }),
)

/** Documents each package and prints its comments that are lost in silence, with their places. */
export async function measure() {
  // The compiler with which comments are read.
  install()
  const folder = join(work, process.env.PACKAGES === undefined ? 'unseen' : 'some')
  installPackages(folder, { ...versions, ...support })
  const rows = []
  for (const name of Object.keys(versions)) {
    const own = join(folder, 'pages', name.replace('/', '__'))
    const { link, out, result } = await documentPackage(join(folder, 'node_modules', name), name, own)
    const row = await child('silent.js', link, join(out, 'api'), result)
    rows.push(row)
    report(name, row)
  }
  const sum = (get) => rows.reduce((total, row) => total + get(row).length, 0)
  return [
    {
      figure: 'control: doc comments by the compiler',
      value: rows.reduce((total, row) => total + row.comments, 0),
      unit: '',
    },
    { figure: 'on no page, or not where they belong', value: sum(({ missing }) => missing), unit: '' },
    { figure: 'of these in no message', value: sum(silentOf), unit: '', target: '0' },
    { figure: 'of these of exports', value: sum((row) => silentOf(row).filter(isExported)), unit: '', target: '0' },
    { figure: 'called lost, and on a page', value: sum(({ wronglyTold }) => wronglyTold), unit: '', target: '0' },
    { figure: 'in HTML, and not in Markdown or JSON', value: sum(({ lacking }) => lacking), unit: '', target: '0' },
  ]
}

const silentOf = ({ missing }) => missing.filter(({ isTold }) => !isTold)
const isExported = ({ reach }) => reach === 'exported' || reach === 'global'

function report(name, row) {
  const silent = silentOf(row)
  const on = row.comments - row.missing.length
  console.log(
    `${name}: ${row.comments} comments, ${on} on pages, ${row.missing.length} not, of these ${silent.length} in no message`,
  )
  for (const { file, line, place, kind, reach, lost } of row.missing.filter(({ isTold }) => !isTold)) {
    const words = lost[0].text.replace(/\s+/g, ' ').trim().slice(0, 60)
    console.log(`    ${file}:${line} ${place}, ${kind}, ${reach}: ${lost[0].tag && `@${lost[0].tag} `}${words}`)
  }
  for (const { file, line } of row.wronglyTold) console.log(`    called lost, and on a page: ${file}:${line}`)
  for (const { file, line, lacking } of row.lacking) console.log(`    ${file}:${line} not in ${lacking.join(' and ')}`)
}
