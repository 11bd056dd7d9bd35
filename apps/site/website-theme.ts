import { docsTheme } from '@signpost/website-theme'
import type { CSSOptions } from 'vite'

type PostcssPlugin = NonNullable<Exclude<NonNullable<CSSOptions['postcss']>, string>['plugins']>[number]

/** Puts the site's colours, sizes and spaces, which its own theme library states, where a stylesheet says `@website-theme`. */
export function websiteTheme(): PostcssPlugin {
  return {
    postcssPlugin: 'website-theme',
    AtRule: {
      'website-theme': (rule, { postcss }) => {
        rule.replaceWith(postcss.parse(docsTheme({ layer: 'tokens' }).css))
      },
    },
  }
}
