// The frame of every page, from the skip link to the footer.

export { localeLayout } from './locale-layout.tsx'
