import type { CompactInherited } from '../format.ts'

/** A name that can stand beside others in one text. */
const joinable = /^\.?[\p{ID_Start}$_][\p{ID_Continue}$]*$/u

type Other = Exclude<CompactInherited, string>

/**
 * Joins neighbouring names with spaces; `~` and a digit to the base of 36 stand for so many characters of the name
 * before.
 */
export function packNames(members: readonly CompactInherited[]): (string | Other)[] {
  const packed: (string | Other)[] = []
  let before: string | undefined
  for (const member of members) {
    if (typeof member !== 'string' || !joinable.test(member)) {
      packed.push(typeof member === 'string' ? ([member] as unknown as Other) : member)
      before = undefined
      continue
    }
    if (before === undefined) packed.push(member)
    else packed[packed.length - 1] = `${String(packed.at(-1))} ${behind(before, member)}`
    before = member
  }
  return packed
}

/** The members as they were. */
export function unpackNames(packed: readonly (string | Other)[]): CompactInherited[] {
  return packed.flatMap((one): CompactInherited[] => {
    if (typeof one !== 'string') return (one as readonly unknown[]).length === 1 ? [one[0]] : [one]
    let before = ''
    return one.split(' ').map((written) => {
      before = written.startsWith('~') ? before.slice(0, Number.parseInt(written[1]!, 36)) + written.slice(2) : written
      return before
    })
  })
}

function behind(before: string, name: string): string {
  let shared = 0
  while (shared < 35 && shared < before.length && before[shared] === name[shared]) shared += 1
  return shared > 2 ? `~${shared.toString(36)}${name.slice(shared)}` : name
}
