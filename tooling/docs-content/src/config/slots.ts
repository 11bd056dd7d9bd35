import * as z from 'zod'
import type { HeadElement } from '../reader/model.ts'
import type { CheckedConfig } from './checked-config.ts'
import { choose, dictionary, isObject, keys, list, orNull, refused, section, text } from './schema.ts'

/** `rel` of links that load or run something; these have keys of their own, or need an origin in the security policy. */
const loading = /(?:^|\s)(?:stylesheet|modulepreload|preload|prefetch|prerender|icon|import|manifest|expect)(?:\s|$)/i

/** `slots`: additions to every page. */
export function slots(codes: readonly string[]): z.ZodType<CheckedConfig['slots']> {
  const words = orNull(text(codes))
  return section(keys({ head: list(headElement()).default([]), footer: words, pageEnd: words }))
}

function headElement(): z.ZodType<HeadElement> {
  return choose<HeadElement>((value) => {
    if (isObject(value) && 'meta' in value)
      return keys({ meta: attributes(isMeta, 'a name or property and its content, without http-equiv') }).transform(
        ({ meta }): HeadElement => ({ tag: 'meta', attributes: meta }),
      )
    if (isObject(value) && 'link' in value)
      return keys({ link: attributes(isLink, 'a rel that loads nothing, and an href: https, or a path') }).transform(
        ({ link }): HeadElement => ({ tag: 'link', attributes: link }),
      )
    return refused('an object with "meta" or "link"')
  })
}

/** Attributes of an element, none of which runs a script. */
function attributes(
  isRight: (names: Readonly<Record<string, string>>) => boolean,
  expected: string,
): z.ZodType<Record<string, string>> {
  return dictionary(z.string({ error: 'a string' })).refine(
    (named) => Object.keys(named).every((name) => /^(?!on)[a-z][a-z-]*$/.test(name)) && isRight(named),
    { error: expected },
  )
}

function isMeta(named: Readonly<Record<string, string>>): boolean {
  const isNamed = [named['name'], named['property']].some((name) => name !== undefined && name !== '')
  return isNamed && named['content'] !== undefined && !('http-equiv' in named) && !('charset' in named)
}

function isLink({ rel = '', href = '' }: Readonly<Record<string, string>>): boolean {
  return rel !== '' && !loading.test(rel) && /^(?:https:\/\/|mailto:|\/(?!\/))/.test(href)
}
