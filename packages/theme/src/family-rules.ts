import type { StyleRules } from '@signpost/stylesheet/core'
import { readTokens, referencesOf, type TokenTable } from './read-tokens.ts'
import { schemeSelectors } from './scheme-selectors.ts'
import { themeRules, type Declared } from './theme-rules.ts'
import type { Theme } from './theme.ts'

/** A variant of a family, for {@link familyRules}. */
export interface Member {
  /** Selector of the elements with the variant. */
  readonly selector: string
  readonly theme: Theme
}

/**
 * Creates the rules of a theme and its family. Each variant declares every token that differs in any variant, so that a
 * nested variant inherits nothing from the one around it.
 *
 * @param boundary - The selector of the elements with any variant.
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

/** Paths of the tokens that differ, directly or through references. */
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
