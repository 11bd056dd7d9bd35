// The configured look on the server: its style sheet, and what the content security policy allows for it.

export { siteCss, siteCssPath } from './site-css.server.ts'
export { allowedOrigins, siteLook } from './site-look.server.ts'
