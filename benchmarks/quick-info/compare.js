import { plain, runsOf, wordsOf } from '../recall/words.js'

/**
 * Compares quick info with pages.
 *
 * @param theirs - Items of `quickInfo`.
 * @param ours - Items of `pageItems`.
 * @returns Each difference with its kind, the item, and what either side has.
 */
export function differences(theirs, ours) {
  const keyOf = ({ specifier, name, key }) => `${specifier} ${name} ${key}`
  const pages = new Map(ours.map((one) => [keyOf(one), one]))
  const addresses = new Map()
  for (const item of theirs) {
    const address = (pages.get(keyOf(item)) ?? pages.get(`${keyOf(item)}function 0`))?.address
    if (address === undefined) continue
    for (const at of item.at) addresses.set(at, new Set([...(addresses.get(at) ?? []), address]))
  }
  const siblings = new Map()
  for (const one of ours) {
    const name = `${one.specifier} ${one.name}`
    siblings.set(name, [...(siblings.get(name) ?? []), one])
  }
  const found = []
  const compared = new Set()
  for (const item of theirs) {
    // A constant with the type of a function is a function.
    const page = pages.get(keyOf(item)) ?? (item.key === '' ? pages.get(`${keyOf(item)}function 0`) : undefined)
    const add = (kind, expected, actual) => found.push({ kind, item: keyOf(item), expected, actual })
    if (page === undefined) {
      const near = siblings.get(`${item.specifier} ${item.name}`)?.map(({ key }) => key)
      add(
        near === undefined ? 'export without a page' : 'member or overload not on its page',
        item.type,
        near?.slice(0, 20),
      )
      continue
    }
    compared.add(page)
    const around = siblings.get(`${item.specifier} ${item.name}`)
    compareTexts(item, page, around, add)
    if (item.tags.includes('deprecated') !== page.isDeprecated) {
      add(page.isDeprecated ? 'deprecated without the tag' : 'deprecation lost', item.tags, page.texts.slice(0, 3))
    }
    compareTypes(item, page, add)
    const numbered = page.names.filter((one) => asWritten(one) !== one)
    if (numbered.length > 0) add('name that a bundler made', undefined, numbered)
    for (const { text, target } of item.links) {
      const expected = addresses.get(target)
      if (expected === undefined || page.links.some((link) => expected.has(link.target))) continue
      const ours = page.links.find((link) => words(link.text) === words(text) || text.endsWith(link.text))
      add(ours?.target === undefined ? 'link lost' : 'link to another target', [text, ...expected], ours)
    }
  }
  for (const [key, page] of pages)
    if (!compared.has(page)) found.push({ kind: 'on the page, not of the service', item: key })
  return found
}

function compareTexts(item, page, around, add) {
  const ownWords = padded(page.texts.join('\n'))
  const wanted = item.texts
    .map(plain)
    .flatMap((one) => one.split('\n'))
    .flatMap(runsOf)
  const lost = wanted.filter((run) => !ownWords.includes(` ${run} `))
  if (lost.length > 0) {
    const elsewhere = around.find(
      (one) => one !== page && lost.every((run) => padded(one.texts.join('\n')).includes(` ${run} `)),
    )
    add(
      elsewhere === undefined ? 'text lost' : 'text on another member or overload',
      lost.slice(0, 5),
      elsewhere?.key ?? page.texts,
    )
  }
  const known = padded([...item.all, ...item.all.map(plain), ...item.inside].join('\n'))
  const lines = page.texts.flatMap((one) => one.split('\n')).map(words)
  const invented = lines.filter(
    (line) => line.split(' ').length > 3 && !known.includes(` ${line} `) && !isMostlyIn(line, known),
  )
  if (invented.length > 0) add('text that quick info has not here', item.texts, invented)
}

/** Whether most runs of a line are in a text: links are shown under other words. */
function isMostlyIn(line, known) {
  const runs = runsOf(line)
  return runs.filter((run) => known.includes(` ${run} `)).length * 2 >= runs.length
}

function compareTypes({ type, written, name, local, key }, page, add) {
  if (type === undefined || /^(?:class|interface|enum|namespace|module|\(enum member\)|import)\b/.test(type)) return
  const names = [name.split('.').at(-1), page.home, local]
  const expected = [type, ...written].map((text) => asWritten(plainType(text, names, key)))
  // A constant and a type of one name are two signatures; those of a namespace and an interface have no type.
  const isKnown = (all, signatures = all.filter((one) => !one.startsWith('namespace '))) =>
    signatures.length > 0 && signatures.every((one) => expected.includes(asWritten(plainType(one, names, key))))
  if (!isKnown(page.types) && !isKnown(page.resolved)) {
    add('type', expected, page.types.map((one) => plainType(one, names, key)).join(' and '))
  }
}

/** Names without the number that a bundler appends: `Hono` of `Hono$1`. */
function asWritten(text) {
  return text.replace(/(\w)\$\d+\b/g, '$1')
}

/** Type after the name, without what depends on formatting. */
function plainType(text, names, key) {
  const member = /^(?:static )?(?:property|method) (?<member>.*) \d+$/.exec(key)?.groups.member
  const one = text
    .replace(/ \(\+\d+ overloads?\)/, '')
    .split('\n(')[0]
    .split('\nnamespace ')[0]
  const ends = (member === undefined ? names : [member]).flatMap((name) => {
    const found = new RegExp(`(?<![\\w$])${name.replace(/[^\w]/g, '\\$&')}(?![\\w$])`).exec(one)
    return found === null ? [] : [found.index + name.length]
  })
  const isNameless = ends.length === 0 || /^(?:static )?(?:call|new|index|constructor)/.test(key)
  return (isNameless ? one : one.slice(Math.min(...ends)))
    .replace(/^(?:static )?(?:readonly )?(?:(?:protected )?constructor|(?:abstract )?new)(?=[ (<])\s*\w*/, '')
    .replace(/\bimport\s*\((?:"[^"]*"|'[^']*')\)\.|"\/[^"]*"\./g, '')
    .replace(/'/g, '"')
    .replace(/\s+/g, '')
    .replace(/^"?\]?/, '')
    .replace(/[;,](?=[})\]]|$)/g, '')
    .replace(/;/g, ',')
    .replace(/,(?:static|protected|abstract|override)*set\w+\(.*$/, '')
    .replace(/(^|[:=(<,[{|&>])[|&]/g, '$1')
    .replace(/^=/, ':')
    .replace(/^\??\(\):/, key.includes('property ') ? ':' : '$&')
    .replace(/^(?:static)?(?:readonly)?\[(\w+:.*?)\]/, '($1)')
    .replace(/(\)):[^:)]*$/, key.startsWith('constructor') ? '$1' : '$&')
}

const words = (text) => wordsOf(text).join(' ')
const padded = (text) => ` ${words(text)} `
