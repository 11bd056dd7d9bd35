/**
 * Width of the narrowest viewport with columns: 996 px at the usual size of text, as in the stylesheets. With larger
 * text the columns need more.
 */
export const columnsFrom = '62.25em'

/** Height of the navigation bar in px. */
export const barHeight = 60

/** Milliseconds for which a button confirms a copy. */
export const copiedFor = 1000

/** Progress bar of page loads: times in milliseconds, other values as fractions of its width. */
export const progress = {
  /** Faster loads show no bar. */
  delay: 200,
  minimum: 0.08,
  /** Duration of a step, of the pause at the end and of the fade. */
  speed: 200,
  trickle: 800,
  mostPerTrickle: 0.02,
  mostWhileLoading: 0.994,
} as const

/** Storage key of the colour mode. */
export const themeKey = 'theme'

/** Storage key of the chosen docs version. */
export const versionKey = 'docs-preferred-version-default'

/** Storage key for whether the announcement was closed: `true` or `false`. */
export const dismissKey = 'docusaurus.announcement.dismiss'

/** Storage key for the id of the announcement that {@link dismissKey} is about. */
export const announcementKey = 'docusaurus.announcement.id'
