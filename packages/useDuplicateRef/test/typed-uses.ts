import { useRef, useState, type ForwardedRef, type Ref, type RefCallback, type RefObject } from 'react'
import {
  assignRef,
  mergeRefs,
  useDuplicateRef,
  type DuplicateRef,
  type PossibleRef,
  type RefValue,
} from '../src/index.ts'

/** `true` if the types are equal. The lines below compile only if they are. */
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false

const same = <A, B>(_: Same<A, B>): void => {}

/** Uses of the package that compile with the types of React 18 and 19. Never run. */
export function useEverything(
  forwarded: ForwardedRef<HTMLInputElement>,
  given: Ref<HTMLInputElement> | undefined,
  element: HTMLInputElement,
): Ref<HTMLInputElement>[] {
  const object = useRef<HTMLInputElement>(null)
  const [, setElement] = useState<HTMLInputElement | null>(null)

  const one = useDuplicateRef(forwarded)
  same<typeof one, DuplicateRef<HTMLInputElement>>(true)
  same<typeof one.current, HTMLInputElement | null>(true)
  const several = useDuplicateRef(forwarded, given, object, null, undefined)
  same<typeof several, DuplicateRef<HTMLInputElement>>(true)
  const named = useDuplicateRef<HTMLInputElement>(setElement, (input) => () => input?.select())
  const none = useDuplicateRef<HTMLInputElement>()
  const merged = mergeRefs(forwarded, object, several)
  same<typeof merged, RefCallback<HTMLInputElement>>(true)

  const target: useDuplicateRef.Target<HTMLInputElement> = several
  const possible: readonly PossibleRef<HTMLInputElement>[] = [null, undefined, forwarded, object, target, merged]
  possible.forEach((ref) => assignRef(ref, element)?.())
  several(null)?.()

  same<RefValue<typeof object>, HTMLInputElement>(true)
  same<RefValue<typeof forwarded>, HTMLInputElement>(true)
  same<RefValue<typeof several>, HTMLInputElement>(true)
  same<RefValue<typeof merged>, HTMLInputElement>(true)
  same<RefValue<PossibleRef<SVGElement>>, SVGElement>(true)
  same<RefValue<RefObject<string>>, string>(true)
  same<RefValue<string>, never>(true)

  // @ts-expect-error an element is not a ref
  useDuplicateRef(element)
  // @ts-expect-error string refs are not supported
  mergeRefs('name')
  // @ts-expect-error an input is no number
  assignRef<number>(object, 1)

  return [one, several, named, none, merged, target]
}
