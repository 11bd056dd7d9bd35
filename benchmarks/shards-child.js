import { join } from 'node:path'
import { joinShards, prerender } from '../tooling/prerender/dist/index.js'
import { site } from './command.js'

// `write <out> <index> <count>` writes a shard, or the whole site with empty numbers; `join <out> <shard ...>` joins shards.
const [action, out, ...rest] = process.argv.slice(2)
if (action === 'join') await joinShards({ shards: rest, out })
else {
  const [index, count] = rest.map(Number)
  const app = join(site, 'build')
  const { ok, diagnostics } = await prerender({
    app,
    out,
    server: join(app, 'serve', 'open-handler.js'),
    ...(index > 0 && { shard: { index, count, inputs: 'generated' } }),
  })
  if (!ok) throw new Error(JSON.stringify(diagnostics.slice(0, 3)))
}
