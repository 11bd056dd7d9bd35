import { docsTheme } from '@signpost/website-theme'
import type { CSSOptions } from 'vite'

type PostcssPlugin = NonNullable<Exclude<NonNullable<CSSOptions['postcss']>, string>['plugins']>[number]

/** Inserts the custom properties of the theme library where a stylesheet has `@website-theme`. */
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
