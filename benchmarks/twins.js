import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { median, pipeline, root, seconds, site } from './command.js'

export const title = 'pages for programs (.md, .json, llms.txt, feeds): their share of the prerender'

const rounds = 3

/**
 * Renders all pages of this repository with and without the pages for programs, in turn, and compares the CPU times: other programs of
 * a machine do not change them much.
 */
export async function measure() {
  await seconds('turbo', pipeline)
  const out = mkdtempSync(join(tmpdir(), 'bench-twins-'))
  try {
    const without = join(out, 'content')
    cpSync(join(site, '.content'), without, { recursive: true })
    const manifest = JSON.parse(readFileSync(join(without, 'manifest.json'), 'utf8'))
    manifest.config.programs = false
    writeFileSync(join(without, 'manifest.json'), JSON.stringify(manifest))
    const times = { all: [], pages: [] }
    const files = {}
    for (let round = 0; round < rounds; round += 1) {
      for (const [kind, env] of Object.entries({ all: {}, pages: { SIGNPOST_CONTENT: without } })) {
        // A new folder each time, so that nothing is reused.
        const folder = join(out, `${kind}${round}`)
        const result = await render(folder, env)
        times[kind].push(result.cpu)
        files[kind] = result.files
        rmSync(folder, { recursive: true, force: true })
      }
    }
    const [all, pages] = [median(times.all), median(times.pages)]
    return [
      { figure: `all files, ${files.all} files, CPU time, median of ${rounds}`, value: all, unit: 's' },
      { figure: `without pages for programs, ${files.pages} files`, value: pages, unit: 's' },
      { figure: 'share of the pages for programs', value: (100 * (all - pages)) / all, unit: '%', target: '15' },
    ]
  } finally {
    rmSync(out, { recursive: true, force: true })
  }
}

/** CPU seconds of a prerender, all of its threads included, and the number of its files. */
async function render(out, env) {
  const child = spawn(
    process.execPath,
    [
      '--import',
      fileURLToPath(new URL('prerender/report-cpu.js', import.meta.url)),
      join(root, 'tooling/prerender/bin.js'),
      ...['--site', site, '--out', out],
    ],
    { cwd: site, env: { ...process.env, SIGNPOST_WORKERS: '2', ...env }, stdio: ['ignore', 'pipe', 'pipe'] },
  )
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (printed += chunk))
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`prerender failed:\n${printed}`)
  const [, cpu] = /^cpu (\d+\.\d+)$/m.exec(printed)
  const [, files] = /(\d[\d,]*) files/.exec(printed) ?? [undefined, '?']
  return { cpu: Number(cpu), files }
}
