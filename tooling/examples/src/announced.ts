/** A comment that says of its line, or of the next, that the compiler refuses it: `// Error: not a string`, `// ❌`. */
const announcement =
  /(?:\/\/|\/\*)[\s*=>^~-]*(?:(?:typescript|tsc)\s*:|(?:(?:type|compile|compiler|compilation|typescript|ts)[ -]?)?errors?(?=[:,!.;)]|\s*$|\s+TS\d)|[❌✗✘🚫]|.*(?:\bTS\d{4}\b|\bthrows? (?:an? )?\w*error\b|\bimplicit any\b|(?:type|compile|typescript)[ -]error\b|n[o']t (?:compile|type-?check|work|do this)\b|\bis not assignable to\b))/iu

/** Whether a comment on the line of an offset, or in the lines of comments above it, announces an error there. */
export function isAnnounced(code: string, offset: number): boolean {
  const start = code.lastIndexOf('\n', offset - 1) + 1
  const end = code.indexOf('\n', offset)
  const line = code.slice(start, end < 0 ? undefined : end)
  if (announcement.test(line)) return true
  const above = code.slice(0, start).split('\n').slice(0, -1)
  const last = above.findLastIndex((one) => !/^\s*(?:\/\/|\/\*)/.test(one))
  return above.slice(last + 1).some((one) => announcement.test(one))
}
