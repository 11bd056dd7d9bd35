import { readdirSync } from 'node:fs'
import { join } from 'node:path'

const entities = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

/** Words of an HTML text; elements in a line do not part them. */
export function textOf(html) {
  return html
    .replace(/<\/?(?:span|a|code|em|strong|b|i|mark|wbr|u|s|del|sup|sub)\b[^>]*>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&(#x?[0-9a-f]+|\w+);/gi, (whole, name) =>
      name[0] === '#' ? characterOf(name.slice(1)) : (entities[name] ?? whole),
    )
}

function characterOf(number) {
  return String.fromCodePoint(/^x/i.test(number) ? Number.parseInt(number.slice(1), 16) : Number.parseInt(number, 10))
}

/** HTML files in a folder and all below. */
export function htmlFiles(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => join(entry.parentPath, entry.name))
}
