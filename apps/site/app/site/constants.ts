/** The widest viewport that counts as narrow, in px; style sheets say 996 and 997. */
export const narrowUpTo = 996

/** Height of the navigation bar, in px. */
export const barHeight = 60

/** Milliseconds for which a button says that it has copied. */
export const copiedFor = 1000

/** The bar that shows that a page is loading: times in milliseconds, the rest in parts of its width. */
export const progress = {
  /** What is ready earlier shows no bar at all. */
  delay: 200,
  minimum: 0.08,
  /** How long a step, the wait at the end and the fading take. */
  speed: 200,
  trickle: 800,
  mostPerTrickle: 0.02,
  mostWhileLoading: 0.994,
} as const

/** Where the browser keeps the visitor's colour mode. */
export const themeKey = 'theme'

/** Where the docs version is kept that a visitor chose. */
export const versionKey = 'docs-preferred-version-default'

/** Where it is kept that the announcement was closed: `true` or `false`. */
export const dismissKey = 'docusaurus.announcement.dismiss'

/** Where the id of the announcement that this is about is kept. */
export const announcementKey = 'docusaurus.announcement.id'
