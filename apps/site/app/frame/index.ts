// The frame of every page, from the skip link to the footer.

export { configuredLayout, localeLayout } from './locale-layout.tsx'
