import { encodeSignatures } from '@signpost/name-search/write'

/** Encodes copies of callables until there are enough, each copy a package whose types have names of their own. */
export function encodeCopies(callables, enough) {
  const packages = Array.from({ length: Math.ceil(enough / callables.length) }, (_, copy) => copyOf(callables, copy))
  return encodeSignatures(packages)
}

function copyOf(callables, copy) {
  const moved = new Map()
  const move = (type) => {
    if (!moved.has(type)) {
      const isOwn = /^[^"'!:]+!./.test(type.head) && !type.head.startsWith('typeof ')
      moved.set(type, { head: isOwn ? type.head.replace('!', `${copy}!`) : type.head, parts: type.parts.map(move) })
    }
    return moved.get(type)
  }
  const symbols = new Map()
  for (const one of callables) {
    const { symbol, parameters, hasReceiver, constraints, result, name, kind, anchor } = one
    const { container, references, isMain } = symbol
    const id = `${symbol.slug}${copy}!${container === '' ? '' : `${container}.`}${symbol.name}`
    if (!symbols.has(id)) {
      const page = { ...symbol.page, slug: `copy${copy}` }
      const state = { release: 'public', deprecated: false, references, isMain, callables: [] }
      symbols.set(id, { id, name: symbol.name, container, page, kind: symbol.kind, ...state })
    }
    const types = parameters.map((parameter) => ({ ...parameter, type: move(parameter.type) }))
    symbols.get(id).callables.push({
      ...(kind === symbol.kind ? {} : { member: { name, kind, isStatic: false } }),
      ...(anchor === undefined ? {} : { anchor }),
      release: 'public',
      deprecated: false,
      constraints: constraints.map((constraint) => constraint && move(constraint)),
      ...(hasReceiver ? { receiver: types[0].type } : {}),
      parameters: hasReceiver ? types.slice(1) : types,
      result: move(result),
    })
  }
  return { slug: `copy${copy}`, name: `@acme/copy${copy}`, symbols: [...symbols.values()] }
}
