import { takes } from './arity.ts'
import { askedHeads } from './asked-heads.ts'
import type { Wanted } from './fit-callable.ts'
import type { SignatureIndex, SignatureSearch } from './model.ts'
import { headNumber, nameLookup } from './name-lookup.ts'
import { type NameLookup, parseSignature, resolveNames, type SignatureQuery } from './parse-query.ts'
import { type OpenPiece, readPiece, readRoot } from './read-files.ts'
import { searchPieces } from './search-pieces.ts'
import { takeFilters } from './signature-filters.ts'
import { firstSlot } from './signature-format.ts'
import { languageHeads, typeRelations } from './type-relations.ts'
import type { TypeTree } from './type-tree.ts'
import { isPlainHead, piecesFor, resultPieces } from './wanted-pieces.ts'

/**
 * Opens the root file of the search by signatures.
 *
 * @throws SignaturesFormatError when it is damaged or of another version.
 */
export function openSignatures(text: string): SignatureIndex {
  const { root, types } = readRoot(text)
  const head = (at: number): string => root.heads[at]!
  const relations = typeRelations(
    new Map(root.aliases.map(([at, parameters, type]) => [head(at), { parameters, type: types[type]! }])),
    new Map(
      root.bases.map(([at, parameters, ...some]) => [head(at), { parameters, types: some.map((one) => types[one]!) }]),
    ),
  )
  const pieces: (OpenPiece | undefined)[] = root.pieces.map(() => undefined)
  const lookup = nameLookup([...root.heads, ...languageHeads])
  const numbers = new Map<string, number | undefined>()
  const numberOf = (name: string): number | undefined => {
    if (!numbers.has(name)) numbers.set(name, headNumber(root.heads, root.firstLone, name))
    return numbers.get(name)
  }
  const loneNumber = (name: string): number | undefined => {
    const number = numberOf(name)
    return number === undefined || number < root.firstLone ? undefined : number
  }
  const plain = new Map<number, boolean>()
  const isPlain = (at: number): boolean => {
    const known = plain.get(at) ?? isPlainHead(head(at), relations)
    plain.set(at, known)
    return known
  }
  const results = resultPieces(root.pieces, root.firstLone, head, isPlain)
  const arities = root.arities.map(([needed, offered]) => ({
    needed,
    offered: offered === -1 ? Number.POSITIVE_INFINITY : offered,
  }))
  let slots = 0
  const neededBy = ({ result, parameters }: Wanted): number[] =>
    piecesFor(result, results, relations, numberOf).filter(
      (at) => parameters === undefined || takes(arities[at]!, parameters.length),
    )
  return {
    size: root.callables,
    pieces: pieces.length,
    packages: root.packages,
    add(piece, content) {
      const open = readPiece(content, root, isPlain)
      pieces[piece] = open
      for (const row of open.callables) slots = Math.max(slots, row.length - firstSlot)
    },
    needs(query) {
      const parsed = parseSignature(takeFilters(query, root.packages).text)
      if ('expected' in parsed) return []
      return neededBy(resolved(parsed, lookup, new Set())).filter((at) => pieces[at] === undefined)
    },
    search(query, options) {
      const { text: signature, test, unknown: others } = takeFilters(query, root.packages)
      const parsed = parseSignature(signature)
      if ('expected' in parsed) {
        // The place of the mistake is that in the query as written.
        return { ...nothing, mistake: { ...parsed, at: parsed.at + query.length - signature.length } }
      }
      const unknown = new Set<string>(others)
      const wanted = resolved(parsed, lookup, unknown)
      const needed = neededBy(wanted)
      const found = needed.flatMap((at) => pieces[at] ?? [])
      const needs = needed.filter((at) => pieces[at] === undefined)
      const asked = askedHeads(wanted, loneNumber, slots)
      return { ...searchPieces(found, asked, test, { root, relations }, options), unknown: [...unknown], needs }
    },
  }
}

const nothing: SignatureSearch = { hits: [], total: 0, unknown: [], needs: [], unfinished: 0 }

function resolved({ parameters, result, declared }: SignatureQuery, lookup: NameLookup, unknown: Set<string>): Wanted {
  const names = (type: TypeTree): TypeTree => resolveNames(type, declared, lookup, unknown)
  return {
    ...(parameters === undefined ? {} : { parameters: parameters.map((one) => ({ ...one, type: names(one.type) })) }),
    result: names(result),
    constraints: new Map([...declared].map(([name, one]) => [`?${name}`, one && names(one)])),
  }
}
