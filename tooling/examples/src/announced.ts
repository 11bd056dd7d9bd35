/** A comment that says of its line, or of the next, that the compiler refuses it: `// Error: not a string`, `// ❌`. */
const announcement =
  /(?:\/\/|\/\*)[\s*=>^~-]*(?:(?:typescript|tsc)\s*:|(?:(?:type|compile|compiler|compilation|typescript|ts)[ -]?)?errors?(?=[:,!.;)]|\s*$|\s+TS\d)|[❌✗✘🚫]|.*(?:\bTS\d{4}\b|\bthrows? (?:an? )?\w*error\b|\bimplicit any\b|(?:type|compile|typescript)[ -]error\b|n[o']t (?:compile|type-?check|work|do this)\b|\bis not assignable to\b))/iu

/** `// ERROR! Property 'a' is missing`: the compiler's sentence, or a part of it. */
const quoted = /\/\/\s*errors?[:!]\s*(?<sentence>\S.{15,}?)[\s.]*$/gim

/**
 * Whether a comment announces an error: on the line of its offset, in the lines of comments above it, or anywhere by the compiler's
 * sentence.
 */
export function isAnnounced(code: string, offset: number, message = ''): boolean {
  const start = code.lastIndexOf('\n', offset - 1) + 1
  const end = code.indexOf('\n', offset)
  const line = code.slice(start, end < 0 ? undefined : end)
  if (announcement.test(line)) return true
  for (const { groups } of code.matchAll(quoted)) if (message.includes(groups!['sentence']!)) return true
  const above = code.slice(0, start).split('\n').slice(0, -1)
  const last = above.findLastIndex((one) => !/^\s*(?:\/\/|\/\*)/.test(one))
  return above.slice(last + 1).some((one) => announcement.test(one))
}
