import { isDeepStrictEqual } from 'node:util'
import { type CompactFacet, type CompactInherited, type CompactSlice, kindOrder } from '../../reader/format.ts'
import { pathInId } from '../../reader/id-parts.ts'
import { encodeAnchor } from '../../reader/member-anchor.ts'
import type { PackageNames, PackedFacet, PackedRelation, PackedSlice } from '../../reader/packed/format.ts'
import { packEntry, packId } from '../../reader/packed/ids.ts'
import { packNames } from '../../reader/packed/inherited-names.ts'
import type { Mentions } from '../../reader/packed/line-code.ts'
import type { UnpackContext } from '../../reader/packed/unpack-signature.ts'
import { shownName, usualExports } from '../../reader/packed/unpack-slice.ts'
import { packCode } from './pack-code.ts'
import { packRefs } from './pack-refs.ts'
import { packMember, packSignature } from './pack-signature.ts'

/** A slice as a line of a slices file: without what can be told from its texts, its id and its package. */
export function packSlice(slice: CompactSlice, names: PackageNames): PackedSlice {
  const { i, d, f, c, e, l, u, s, h, ...others } = slice
  const id = packId(i, names.slug)
  const isUnexported = slice.b === 1
  const context: UnpackContext = { file: '', isShort: false, mentions: new Map() }
  const exported = usualExports({ ...others, i: id }, names)
  return {
    i: id,
    ...others,
    ...(d === undefined || (isUnexported && d === shownName(i)) ? {} : { d }),
    f: f.map((facet) => packFacet(facet, i, isUnexported, context)),
    ...(c === undefined ? {} : { c: c.map((entry) => packEntry(entry, names.slug)) }),
    ...(isDeepStrictEqual(e ?? [], exported) ? {} : { e: e ?? [] }),
    ...(l === undefined ? {} : { l: l.map(packRelation) }),
    ...(u === undefined
      ? {}
      : {
          u: u.map(([of, facets]) => {
            const short: UnpackContext = { ...context, isShort: true }
            return [packId(of, names.slug), facets.map((facet) => packFacet(facet, of, true, short))] as const
          }),
        }),
    ...(s === undefined ? {} : { s: packRefs(s, names.slug, context.mentions) }),
    h,
  }
}

/** A facet of a slice, or of what an index shows. */
export function packFacet({ k, s, m, i }: CompactFacet, id: string, isUnexported: boolean, context: UnpackContext): PackedFacet {
  const path = pathInId(id)
  const stem = encodeAnchor(path.slice(path.lastIndexOf('.') + 1))
  const inside = isUnexported ? `${s[0]!.a ?? path}.` : ''
  return {
    k,
    s: s.map((signature, at) => {
      const { a, ...others } = packSignature(signature, stem, '', context)
      return a === undefined || (at === 0 && isUnexported && a === path) ? others : { a, ...others }
    }),
    ...(m === undefined ? {} : { m: m.map((member) => packMember(member, inside, kindOrder[k] === 'enum', context)) }),
    ...(i === undefined ? {} : { i: i.map(([base, total, ...members]) => [base, total, ...packNames(members.map((one) => packLine(one, context.mentions)))] as const) }),
  }
}

function packLine(member: CompactInherited, mentions: Mentions): CompactInherited {
  if (typeof member === 'string' || member.length < 4) return member
  const [name, anchor, text, code] = member as readonly [string, string | 0 | 1, string, string]
  return [name, anchor, text, packCode(text, code, '', mentions)]
}

/** Runs of refs by their length. */
function packRelation([kind, refs, total]: NonNullable<CompactSlice['l']>[number]): PackedRelation {
  const packed: (number | string)[] = [kind]
  let run = 0
  refs.forEach((ref, at) => {
    if (at > 0 && ref === refs[at - 1]! + 1) {
      if (run > 0) packed.pop()
      run += 1
      packed.push(-run)
    } else {
      run = 0
      packed.push(ref)
    }
  })
  return total === undefined ? packed : [...packed, String(total)]
}
