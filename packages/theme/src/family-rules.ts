import type { StyleRules } from '@signpost/stylesheet/core'
import { readTokens, referencesOf, type TokenTable } from './read-tokens.ts'
import { schemeSelectors } from './scheme-selectors.ts'
import { themeRules, type Declared } from './theme-rules.ts'
import type { Theme } from './theme.ts'

/** A theme of a family, for {@link familyRules}. */
export interface Member {
  /** The selector of its elements. */
  readonly selector: string
  readonly theme: Theme
}

/**
 * The rules of a theme and its family. Each theme of the family declares every token in which any of them differs from the
 * base, so that one within another has nothing of it.
 *
 * @param boundary - The selector of the elements of all of them.
 */
export function familyRules(base: Theme, members: readonly Member[], boundary: string): StyleRules {
  const { root = ':root', layer, prefix = '' } = base.options
  const own = readTokens(base.tokens, prefix)
  const tables = members.map(({ theme }) => readTokens(theme.tokens, prefix))
  const changed = changedPaths(own, tables)
  const isVarying = (path: string): boolean => [own, ...tables].some((table) => table.get(path)!.varies)
  const selectorFor: Theme['selectorFor'] = (scheme) => base.selectorFor(scheme)
  const sorted = (paths: readonly string[]): Pick<Declared, 'plain' | 'varying'> => ({
    plain: paths.filter((path) => !isVarying(path)),
    varying: paths.filter(isVarying),
  })

  const declared = members.map(({ selector }, index): Declared => {
    const where = root === ':root' ? selector : `${selector}:is(${root},:is(${root}) *)`
    return {
      selectors: schemeSelectors(where, selectorFor, boundary),
      tokens: tables[index]!,
      ...sorted(changed),
      isBase: false,
    }
  })
  const first: Declared = {
    selectors: schemeSelectors(root, selectorFor),
    tokens: own,
    ...sorted([...own.keys()]),
    isBase: true,
  }
  return themeRules([first, ...declared], base.schemes, layer)
}

/** The paths of the tokens that differ, by themselves or by what they refer to. */
function changedPaths(base: TokenTable, tables: readonly TokenTable[]): string[] {
  const known = new Map<string, boolean>()
  const differs = (path: string): boolean => {
    let answer = known.get(path)
    if (answer === undefined) {
      const all = [base, ...tables].map((table) => table.get(path)!)
      answer =
        all.some(({ light, dark }) => light !== all[0]!.light || dark !== all[0]!.dark) ||
        all.some((token) => referencesOf(token).some(differs))
      known.set(path, answer)
    }
    return answer
  }
  return [...base.keys()].filter(differs)
}
