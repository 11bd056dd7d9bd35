/** Configured look of the site, as far as the document needs it. */
export interface SiteLook {
  /** Addresses of style sheets after the app's own: configured colours and fonts, then the custom one. */
  styles: readonly string[]
  /** Configured fonts; absent without any. */
  fonts?: {
    /** Whether text has a configured font. */
    hasText: boolean
    /** Whether code has one. */
    hasCode: boolean
    /** Addresses of the configured fonts that every page shows. */
    preloaded: readonly string[]
  }
  /** Script of another host; absent when none is configured. */
  script?: { src: string; attributes: Readonly<Record<string, string>> }
}
