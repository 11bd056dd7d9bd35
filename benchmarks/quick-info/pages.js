/**
 * Items of a package's pages, in the form of those of the service.
 *
 * @param graph - From `openGraph`.
 * @returns Items by specifier and name, and the address of each item, to which links of pages lead.
 */
export function pageItems(graph, slug, specifiers) {
  const { name: main } = graph.manifest.packages.find((one) => one.slug === slug)
  const pages = graph.package(slug).symbols.map(({ id }) => graph.byId(id))
  const items = new Map()
  const aliases = groupBy(
    pages.filter(({ aliasOf }) => aliasOf !== undefined),
    ({ refs, aliasOf }) => refs[aliasOf].id,
  )
  for (const page of pages) {
    const path = page.id.slice(page.id.indexOf('!') + 1)
    const written = specifiers.filter((specifier) => page.id.startsWith(`${slug}${specifier.slice(main.length)}!`))
    const places = written.map((specifier) => ({ specifier, name: path }))
    if (page.parents.length === 0) places.push(...page.exportedAs)
    // The namespaces around it may have further names, and be in others under an alias.
    for (const one of pages.filter(({ id }) => page.id.startsWith(`${id}.`))) {
      const inside = page.id.slice(one.id.length)
      const names = one.parents.length === 0 ? one.exportedAs : []
      for (const { specifier, name } of names) places.push({ specifier, name: `${name}${inside}` })
      for (const { id } of aliases.get(one.id) ?? []) {
        for (const specifier of specifiers.filter((each) => id.startsWith(`${slug}${each.slice(main.length)}!`)))
          places.push({ specifier, name: `${id.slice(id.indexOf('!') + 1)}${inside}` })
      }
    }
    const home = page.aliasOf === undefined ? page : (graph.byId(page.refs[page.aliasOf].id) ?? page)
    for (const { specifier, name } of places) {
      for (const item of itemsOf(home, specifier, name)) items.set(`${specifier} ${name} ${item.key}`, item)
    }
  }
  return [...items.values()]
}

function itemsOf(shown, specifier, name) {
  const place = { specifier, name, page: shown, address: addressOf(shown.page) }
  const functions = shown.facets.filter(({ kind }) => kind === 'function').flatMap((facet) => facet.signatures)
  const whole = shown.facets.flatMap((facet) => facet.signatures)
  const members = shown.facets.flatMap((facet) => facet.members)
  const own = functions.length > 0 ? functions.map((one) => [one]) : [whole]
  return [
    ...own.map((signatures, at) => ({
      ...place,
      ...contentsOf(shown, signatures),
      key: functions.length > 0 ? `function ${at}` : '',
    })),
    ...members
      .filter((member) => !nested.test(member.name))
      .flatMap((member) => {
        const isStatic = member.anchor.startsWith('static.')
        const kind = kinds.get(member.kind) ?? 'property'
        const isNamed = kind === 'property' || kind === 'method'
        const group = `${isStatic ? 'static ' : ''}${kind} ${isNamed ? member.name.replace(/^(['"])(.*)\1$/, '$2') : kind}`
        const anchored = { ...place, address: `${place.address}#${member.anchor}` }
        return member.signatures.map((one, at) => ({ ...anchored, ...contentsOf(shown, [one]), key: `${group} ${at}` }))
      }),
  ]
}

/** Members of type literals in the types of members. */
const nested = /^[\w$]+\.[\w$.]+$/

const kinds = new Map([['construct', 'new'], ...['constructor', 'call', 'index', 'method'].map((kind) => [kind, kind])])

export function addressOf({ slug, name }) {
  return `${slug}!${name}`
}

function contentsOf(page, signatures) {
  const trees = []
  const links = []
  const addDocs = (docs) => {
    const { summary, remarks, examples, throws, see, blocks, deprecated = [], defaultValue = [] } = docs
    trees.push(summary, remarks, deprecated, defaultValue, ...throws, ...see, ...blocks.map(({ content }) => content))
    for (const { title, content } of examples) trees.push([title], content)
  }
  const addRow = ({ name = '', doc = [], docs, parts = [] }) => {
    trees.push([name], doc)
    if (docs !== undefined) addDocs(docs)
    parts.forEach(addRow)
  }
  for (const { docs, parameters, typeParameters, returns, parts = [], variants } of signatures) {
    addDocs(docs)
    ;[...typeParameters, ...parameters, ...parts, ...(returns === undefined ? [] : [returns])].forEach(addRow)
    variants?.of.flatMap((one) => one.parts ?? []).forEach(addRow)
  }
  const textOf = (node) => {
    if (typeof node === 'string') return node
    const [tag, properties, ...children] = node
    const text = children.map(textOf).join('')
    const ref = properties === 0 ? undefined : page.refs[properties.dataRef]
    if (ref?.page) links.push({ text, target: `${addressOf(ref.page)}${ref.anchor ? `#${ref.anchor}` : ''}` })
    else if (tag === 'a') links.push({ text })
    return blocks.has(tag) ? `\n${text}\n` : text
  }
  return {
    texts: trees.map((tree) => tree.map(textOf).join('')),
    links,
    home: page.displayName.split('.').at(-1),
    types: signatures.map((one) => printed(one.line.tokens)),
    resolved: signatures.flatMap((one) => (one.resolved === undefined ? [] : [printed(one.resolved)])),
    names: signatures.flatMap((one) => [...one.line.tokens, ...(one.resolved ?? [])]).map(text),
    isDeprecated: signatures.some(({ docs }) => docs.deprecated !== undefined),
    isInherited: signatures.some(({ docs }) => docs.inheritedFrom !== undefined),
  }
}

const blocks = new Set('p li pre div td th h1 h2 h3 h4 h5 h6 blockquote br tr dd dt'.split(' '))

function printed(tokens) {
  return tokens.map((token) => (typeof token === 'number' ? (token === 0 ? ' ' : '') : text(token))).join('')
}

function text(token) {
  return String(Array.isArray(token) ? token[0] : token)
}

function groupBy(values, keyOf) {
  const groups = new Map()
  for (const one of values) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one])
  return groups
}
