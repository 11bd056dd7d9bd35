import { languageTypes } from './language-types.ts'
import { nodeTypes } from './node-types.ts'
import { reactTypes } from './react-types.ts'
import { webInterfaces, windowMembers } from './web-interfaces.ts'

/** Name that no package of the graph declares. */
export interface OutsideName {
  /** `ext:typescript!Promise`, `ext:ext-lib!ExtOptions`. */
  id: string
  /** The name without its package: `Promise`, `fs.Stats`. */
  name: string
  /** Documentation address; absent when unknown. */
  href?: string
}

/**
 * Address patterns for the documentation of other packages, by package: `https://rxjs.dev/api/index/{kind}/{name}`.
 * `{name}` and `{kind}` (`class`, `interface`, `type`, `function`, `var`, `enum`, `namespace`) are placeholders.
 */
export type OutsideLinks = ReadonlyMap<string, string>

/** No configured links. */
export const noLinks: OutsideLinks = new Map()

const reference =
  /^(?<package>[^!]*)!~?(?:"\\?"(?<module>[^"\\]+)\\?""\.?)?(?<name>[^]*?)(?::(?<kind>[a-z]+)(?:\(\d+\))?)?$/u

/**
 * Parses a canonical reference out of the graph and finds its documentation.
 *
 * @param target - `!Promise:interface`, `@types/node!"fs".Stats:class`, `ext-lib!ExtOptions:interface`.
 * @returns Nothing for an invalid reference or one without a name.
 */
export function outsideName(target: string, links: OutsideLinks): OutsideName | undefined {
  const { package: owner, module, name: written, kind } = reference.exec(target)?.groups ?? {}
  if (owner === undefined || written === undefined) return undefined
  const name = [...(module === undefined ? [] : [module.replace(/^node:/u, '')]), ...(written === '' ? [] : [written])]
    .join('.')
    .replaceAll('~', '.')
  if (name === '') return undefined
  // In a doc model, Node's global types and ambient modules have no package.
  const isNode =
    owner === '@types/node' ||
    (owner === '' &&
      (module !== undefined || /^(?:NodeJS\.|(?:Buffer|process|require|setImmediate|clearImmediate)$)/u.test(name)))
  const from = isNode ? '@types/node' : owner === '' ? 'typescript' : owner
  const href = configured(links, from, name, kind) ?? addressOf(from, name)
  return { id: `ext:${from}!${name}`, name, ...(href === undefined ? {} : { href }) }
}

/** Finds a documented global by its name in a doc comment. */
export function globalName(name: string, links: OutsideLinks): OutsideName | undefined {
  const found = [outsideName(`!${name}:var`, links), outsideName(`@types/node!${name}:class`, links)]
  return found.find((one) => one?.href !== undefined)
}

function configured(links: OutsideLinks, owner: string, name: string, kind = 'type'): string | undefined {
  const pattern = links.get(owner)
  return pattern?.replaceAll('{name}', encodeURIComponent(name)).replaceAll('{kind}', kind)
}

/** Documentation address of an outside id such as `ext:typescript!Promise`. */
export function knownAddress(id: string): string | undefined {
  const { owner, name } = /^ext:(?<owner>[^!]*)!(?<name>[^]*)$/u.exec(id)?.groups ?? {}
  return owner === undefined || name === undefined ? undefined : addressOf(owner, name)
}

function addressOf(owner: string, name: string): string | undefined {
  switch (owner) {
    case 'typescript':
      return languageTypes.get(name) ?? webAddress(name)
    case '@types/node':
      return nodeTypes.get(name)
    case 'react':
    case '@types/react':
      return reactTypes.get(name.replace(/^React\./u, ''))
    default:
      return undefined
  }
}

function webAddress(name: string): string | undefined {
  const site = 'https://developer.mozilla.org/en-US/docs/Web/API/'
  if (webInterfaces.has(name)) return site + name
  return windowMembers.has(name) ? `${site}Window/${name}` : undefined
}
