import { readFileSync } from 'node:fs'
import { commentsOf } from './comments.js'
import { htmlFiles, textOf } from './pages.js'
import { runsOf, wordsOf } from './words.js'

/**
 * Share of a package's doc comments that can be read on its pages, of any generator: each comment is cut into runs of three
 * words, and counts as far as the one page has it that has most of it.
 *
 * `node recall.js <package folder> <pages folder>...` prints it as JSON, with every lost run.
 *
 * @param folder - The package, below a `node_modules` that resolves its name.
 * @param pages - Folders of HTML pages.
 */
export function recall(folder, pages) {
  const comments = commentsOf(folder).map((comment) => ({ ...comment, runs: runsOf(comment.text) }))
  const wanted = new Set(
    comments.flatMap(({ runs, links }) => [...runs, ...links.flatMap((texts) => texts.flatMap(runsOf))]),
  )
  const index = indexPages(pages.flatMap(htmlFiles), wanted)
  const result = {
    comments: comments.length,
    runs: 0,
    found: 0,
    mostlyLost: [],
    lost: [],
    links: { resolved: 0, kept: 0, lost: [] },
  }
  for (const { at, runs, text, links } of comments) {
    const counts = new Map()
    for (const run of runs)
      for (const page of index.pagesWith.get(run) ?? []) counts.set(page, (counts.get(page) ?? 0) + 1)
    const kept = Math.max(0, ...counts.values())
    // Short comments are on several pages; the links of one are looked for on all that have most of it.
    const best = [...counts].flatMap(([page, count]) => (count === kept ? page : []))
    result.runs += runs.length
    result.found += kept
    const missing = runs.filter((run) => !index.pagesWith.get(run)?.includes(best[0]))
    if (missing.length > 0) result.lost.push({ at, missing })
    if (runs.length > 2 && kept / runs.length < 0.7) result.mostlyLost.push({ at, share: kept / runs.length, text })
    for (const texts of links) {
      const isOn = (page, one) => runsOf(one).every((run) => index.pagesWith.get(run)?.includes(page))
      const isLink = (page, one) => index.anchors[page].has(wordsOf(one).join(' '))
      if (best.some((page) => texts.some((one) => isLink(page, one)))) result.links.resolved++
      else if (best.some((page) => texts.some((one) => isOn(page, one)))) result.links.kept++
      else result.links.lost.push({ at, text: texts[0] })
    }
  }
  return result
}

/** Pages that have each wanted run, and the texts of the links of each page. */
function indexPages(files, wanted) {
  const pagesWith = new Map()
  const anchors = files.map((file, page) => {
    const html = readFileSync(file, 'utf8').replace(/<(script|style|template|nav)\b[\s\S]*?<\/\1>/g, ' ')
    const words = wordsOf(textOf(html))
    for (let at = 0; at < words.length; at++) {
      for (let length = 1; length <= 3; length++) {
        const run = words.slice(at, at + length).join(' ')
        if (!wanted.has(run)) continue
        const known = pagesWith.get(run)
        if (known === undefined) pagesWith.set(run, [page])
        else if (known.at(-1) !== page) known.push(page)
      }
    }
    return new Set(
      Array.from(html.matchAll(/<a\b[^>]*>([\s\S]*?)<\/a>/g), ([, text]) => wordsOf(textOf(text)).join(' ')),
    )
  })
  return { pagesWith, anchors }
}

const [folder, ...pages] = process.argv.slice(2)
console.log(JSON.stringify(recall(folder, pages)))
