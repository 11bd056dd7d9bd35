/** The page of all rules; it has an anchor for each. */
const page = 'https://signpost-docs.github.io/docs/reference/api-review-rules'

/** Address of a rule on the site. */
export function rulePage(rule: string): string {
  return `${page}#${rule}`
}
