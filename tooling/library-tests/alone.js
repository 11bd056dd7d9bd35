/**
 * Libraries whose tests run in a process of their own. The first five leave global state behind: each of their files has a
 * thread. Those of the others write styles, attributes and addons into the page of their thread.
 */
export const alone = [
  'jotai-storage-adapter-querystring',
  'stylesheet',
  'useDuplicateRef',
  'utils-fs',
  'utils-repo',
  'mui-material-theme',
  'storybook-addon-mirror-preview',
  'storybook-addon-split-toolbars',
  'storybook-addon-theme-overrider',
  'theme-storybook',
]
