import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { htmlFiles, textOf } from './pages.js'
import { plain, runsOf, wordsOf } from './words.js'

/** Share of a text's runs that a page must have: links and marks of Markdown are read in several ways. */
const enough = 0.7

/**
 * Finds where comments are shown.
 *
 * @param folder - HTML pages of the API, each with its Markdown and JSON beside it.
 */
export function shownIn(folder) {
  const pages = htmlFiles(folder).map(readPage)
  const byName = new Map()
  for (const page of pages) for (const name of page.names) byName.set(name, [...(byName.get(name) ?? []), page])

  return placeOf

  /**
   * Where the worst part of a comment is: in the part of a page about its member, on a page of its symbol, on any other, or nowhere.
   *
   * @returns The place, the parts that are not there, and the formats of its page that lack it.
   */
  function placeOf({ owners, members, path, blocks }) {
    const own = new Set([...owners].flatMap((name) => byName.get(name) ?? []))
    const lost = []
    const isIn = (page, runs, times) => {
      const parts = path.length === 0 ? [page.words()] : page.section(path[0], members)
      if (!parts.some((words) => has(words, runs))) return false
      const [first] = runs.toSorted((a, b) => b.length - a.length)
      return times === 1 || parts.reduce((sum, words) => sum + words.split(` ${first}`).length - 1, 0) >= times
    }
    const places = blocks.map((block) => {
      const runs = runsOf(block.text)
      if (runs.length === 0) return { place: 0 }
      const on = [...own].filter((one) => has(one.words(), runs))
      if (on.length > 0) {
        const best = on.find((one) => isIn(one, runs, block.times ?? 1))
        if (best === undefined) lost.push(block)
        const lacking = ['md', 'json'].filter((format) => !on.some((one) => has(one.words(format), runs)))
        return { place: best === undefined ? 1 : 0, lacking }
      }
      lost.push(block)
      return { place: pages.some((one) => has(one.words(), runs)) ? 2 : 3 }
    })
    const worst = Math.max(...places.map(({ place }) => place))
    return {
      place: ['in its section', 'elsewhere on its page', 'on another page', 'nowhere'][worst],
      hasPage: own.size > 0,
      lost,
      lacking: [...new Set(places.flatMap(({ lacking = [] }) => lacking))],
    }
  }
}

function has(words, runs) {
  return runs.filter((run) => words.includes(` ${run} `)).length >= enough * runs.length
}

function readPage(path) {
  const cache = new Map()
  const html = () =>
    readFileSync(path, 'utf8')
      .replace(/<(script|style|template|nav)\b[\s\S]*?<\/\1>/g, ' ')
      // The import line and the signature are between the lead and the rest of a comment.
      .replace(/<figure class="(?:import|signature)[\s\S]*?<\/figure>/g, ' ')
  const kept = (key, make) => {
    if (!cache.has(key)) cache.set(key, make())
    return cache.get(key)
  }
  const padded = (text) => ` ${wordsOf(text).join(' ')} `
  return {
    path,
    // A long page has further ones below it. One of a name of several entry points has that of its entry point before it: `link.create`.
    names: [basename(path, '.html'), basename(dirname(path))]
      .map(decodedSegment)
      .flatMap((name) => [name, name.split('.').at(-1)]),
    words(format = 'html') {
      return kept(format, () => {
        if (format === 'html') return padded(textOf(html()))
        // A further page of a long one has none of its own.
        const other = path.replace(/(?:\/(?:\d+|[a-z](?:-\d+)?|other))?\.html$/, `.${format}`)
        if (!existsSync(other)) return ''
        const text = readFileSync(other, 'utf8')
        if (format === 'json') return padded(strings(JSON.parse(text)))
        const unescaped = text.replace(/\\([^\w\s])/g, '$1')
        return padded(`${unescaped}\n${plain(unescaped)}`)
      })
    },
    /** Parts of the page about a member: from its ids to that of another one, or of what follows the members. */
    section(name, members) {
      return kept(`section ${name}`, () => {
        const text = kept('source', html)
        const ids = [...text.matchAll(/<\w+\b[^>]*? id="([^"]*)"/g)].map(({ 1: id, index }) => ({
          index,
          name: nameOf(id),
        }))
        const known = new Set([...members].map(bare))
        // Types of a union have no ids.
        if (!ids.some((one) => one.name === bare(name))) return [padded(textOf(text))]
        return ids.flatMap(({ index, name: one }, at) => {
          if (one !== bare(name)) return []
          const next = ids.slice(at + 1).find((id) => id.name !== one && (known.has(id.name) || ends.test(id.name)))
          return [padded(textOf(text.slice(index, next?.index)))]
        })
      })
    },
  }
}

const ends = /^(?:relations|method|property|accessor|member|static-\w+|section-\w+|:.*)$/

/** Name of a member in an id: `open` of `static.open~2`. */
function nameOf(id) {
  // Those of a type that nothing exports are `~Type.open`.
  const name = id
    .replace(/^~[^.]+\./, '')
    .replace(/~[\w-]+$/, '')
    .replace(/^(?:static|prop)\./, '')
  return bare(/%(?![0-9A-F]{2})/.test(name) ? name : decodeURIComponent(name))
}

const bare = (name) => name.replace(/['"]/g, '')

/** Name in a path, in which `~2e~` is a character. */
function decodedSegment(segment) {
  return segment.replace(/~([0-9a-f]{1,6})~/g, (_, hex) => String.fromCodePoint(Number.parseInt(hex, 16)))
}

/** Texts in JSON, in which an element is `["code", 0, "close"]`. */
function strings(value) {
  if (typeof value === 'string') return value
  if (typeof value !== 'object' || value === null) return ''
  if (!Array.isArray(value)) return ` ${Object.values(value).map(strings).join(' ')} `
  const isElement = typeof value[0] === 'string' && value.length > 1 && typeof value[1] !== 'string'
  const text = (isElement ? value.slice(2) : value).map(strings).join('')
  return isElement && !inline.has(value[0]) ? ` ${text} ` : text
}

const inline = new Set('span a code em strong b i mark u s del sup sub'.split(' '))
