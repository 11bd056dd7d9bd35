import { content } from '#app/data/index.server.ts'

/** CSS rule with the colours of the announcement; `undefined` when the configuration sets none. */
export function announcementColors(): string | undefined {
  const { backgroundColor, textColor } = content().manifest.config.announcementBar ?? {}
  const declarations = [
    ...(backgroundColor ? [`background: ${backgroundColor}`] : []),
    ...(textColor ? [`color: ${textColor}`] : []),
  ]
  return declarations.length === 0 ? undefined : `.announcement { ${declarations.join('; ')} }\n`
}
