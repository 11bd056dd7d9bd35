import { createRequire } from 'node:module'

interface Jsdom {
  readonly JSDOM: new (
    html: string,
    options: { url: string; runScripts: 'dangerously' },
  ) => { readonly window: Window & typeof globalThis }
}

// jsdom has no types of its own.
const { JSDOM } = createRequire(import.meta.url)('jsdom') as Jsdom

/** Opens a page and runs its scripts, where there is no window. */
export const openPage = (html: string, url: string): Window & typeof globalThis =>
  new JSDOM(html, { url, runScripts: 'dangerously' }).window
