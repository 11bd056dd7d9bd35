/** The packages of which something can be seen: each has a docs page, named like its folder. */
export const visualPackages: readonly string[] = [
  'moving-mesh-background',
  'mui-material-theme',
  'storybook-addon-mirror-preview',
  'storybook-addon-split-toolbars',
  'storybook-addon-theme-overrider',
  'stylesheet',
  'theme',
  'theme-storybook',
  'useDuplicateRef',
  'useLocalStorage',
  'useMatchMedia',
  'usePrefersReducedMotion',
  'website-theme',
]
