export { localeLayout } from './locale-layout.tsx'
