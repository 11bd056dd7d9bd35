import { isDeepStrictEqual } from 'node:util'
import type { CompactRef } from '../../reader/format.ts'
import type { PackedRef } from '../../reader/packed/format.ts'
import { unpackRef } from '../../reader/packed/refs.ts'

/** Refs in few characters. What a text cannot say stays as it is. */
export function packRefs(refs: readonly CompactRef[], slug: string): PackedRef[] {
  let before = ''
  return refs.map((ref) => {
    const shape = shapeOf(ref, slug)
    if (shape === undefined) return ref
    const { head, member } = shape
    const anchor = ref[6] === undefined || ref[6] === 0 ? '-' : String(ref[6])
    const tail = ['', anchor]
      .map((place) =>
        `${member === undefined ? '' : `#${member}`}^${ref[2] ?? ''}^${ref[3] === 1 ? '!' : ''}^${place}`.replace(
          /\^+$/u,
          '',
        ),
      )
      .find((candidate) => isDeepStrictEqual(unpackRef(head + candidate, slug), ref))
    if (tail === undefined) return ref
    const isBehind = member !== undefined && head === before
    before = head
    return isBehind ? tail : head + tail
  })
}

/** The sign and the symbol, and the member. */
function shapeOf(ref: CompactRef, slug: string): { head: string; member?: string } | undefined {
  const [id, kind, , , name] = ref as readonly [string, number, string?, number?, (string | 0)?]
  if (id.startsWith('ext:typescript!')) return { head: `:${id.slice('ext:typescript!'.length)}` }
  if (id.startsWith('ext:')) return { head: `>${id.slice('ext:'.length)}` }
  const own = id.startsWith(`${slug}!`) ? id.slice(slug.length + 1) : id
  if (kind === -1 && !own.startsWith('~')) return undefined
  const sign = kind === -1 ? '' : String(kind)
  const hash = own.indexOf('#', 1)
  if (hash !== -1) return { head: sign + own.slice(0, hash), member: own.slice(hash + 1) }
  const container = typeof name === 'string' && own.startsWith(`${name}.`) ? name : undefined
  if (container !== undefined) return { head: sign + container, member: own.slice(container.length) }
  return { head: sign + own }
}
