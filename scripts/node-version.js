// Written in the syntax of old Node versions on purpose: its only job is to say that the Node at hand is too old.
import { readFileSync } from 'node:fs'

/** Ends the process with one sentence when Node is older than `engines.node` of the root manifest asks for. */
export function requireNodeVersion() {
  var manifest = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
  var wanted = manifest.engines.node.replace('>=', '').split('.').map(Number)
  var found = process.versions.node.split('.').map(Number)
  if (found[0] > wanted[0] || (found[0] === wanted[0] && found[1] >= wanted[1])) return
  console.error(
    'Signpost needs Node ' +
      wanted.join('.') +
      ' or later and this is ' +
      process.versions.node +
      ': install a newer Node and run the command again.',
  )
  process.exit(1)
}
