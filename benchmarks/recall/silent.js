import { readFileSync } from 'node:fs'
import { shownIn } from './shown.js'
import { writtenComments } from './written.js'

// Prints the comments of a package that no page shows as JSON, and what the build said of each:
// `silent.js <package folder> <pages of its API> <result of the build>`.
const [folder, pages, result] = process.argv.slice(2)
const report = JSON.parse(readFileSync(result, 'utf8'))
const told = toldIn(report)
/** The package could not be documented at all, and the build failed. */
const isTold = report.totals.notAtAll > 0
const placeOf = shownIn(pages)
const written = writtenComments(folder)
countEqual(written)
const comments = written.map((comment) => {
  const found = placeOf(comment)
  const isFine = comment.reach !== 'exported' && found.place === 'on another page'
  return {
    ...comment,
    ...found,
    owners: [...comment.owners],
    members: undefined,
    isTold: isTold || told.some((one) => one.isOf(comment)),
    place: isFine ? 'in its section' : found.place,
  }
})
console.log(
  JSON.stringify({
    comments: comments.length,
    missing: comments.filter(({ place, kind }) => place !== 'in its section' && kind !== 'title'),
    lacking: comments.filter(({ place, lacking }) => place === 'in its section' && lacking.length > 0),
    wronglyTold: comments.filter((one) => one.isTold && one.place === 'in its section'),
    told: told.length,
  }),
)

/** Counts the parts of a member with one text: it must be there as often. Overloads with one text show it once. */
function countEqual(all) {
  const pathsOf = new Map()
  const keyOf = ({ owners, path }, { text }) => JSON.stringify([[...owners].sort(), path[0], text.replace(/\s+/g, ' ')])
  const each = (visit) => {
    for (const one of all) for (const block of one.blocks) visit(keyOf(one, block), one, block)
  }
  each((key, { path }) => pathsOf.set(key, (pathsOf.get(key) ?? new Set()).add(path.join('.'))))
  each((key, _, block) => (block.times = pathsOf.get(key).size))
}

/** Comments that a build reports, by the place and the first words in its messages. */
function toldIn({ diagnostics = [], packages = [] }) {
  const [{ path }] = packages
  const all = [...diagnostics, ...packages.flatMap(({ diagnostics: inner = [] }) => inner)]
  return all.flatMap((one) => {
    if (one.code !== 'AX-COMMENT') return []
    const file = one.file.slice(path.length + 1)
    const isOf = (comment) => comment.file === file && comment.line <= one.line && one.line <= comment.endLine
    return [{ isOf }]
  })
}
