import { golden, hitNames, openControl, openSearch, reciprocal } from './search/score.js'
const search = openSearch('/work/main/apps/site/.graph')
const control = openControl(search)
const by = {}
for (const { kind, query, right } of golden.filter((o) => o.corpus === 'own')) {
  const names = hitNames(await search.index.ask({ query, names: 40, words: 40 }))
  const r = reciprocal(right, names), c = reciprocal(right, control.search(query))
  const b = (by[kind] ??= { n: 0, ours: 0, ctl: 0 }); b.n++; b.ours += r; b.ctl += c
  if (r < 1 && kind === 'words') console.log(r.toFixed(2), c.toFixed(2), query, '| want', right, '| got', names.slice(0, 4).join(', '))
}
for (const [k, b] of Object.entries(by)) console.log(k, b.n, (b.ours / b.n).toFixed(3), (b.ctl / b.n).toFixed(3))
