import { fork } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { gzipSync } from 'node:zlib'
import { median, pipeline, repeat, root, seconds, site } from './command.js'

const program = join(root, 'tooling', 'prerender', 'bin.js')

export const title = 'documents prerendered and precompressed, HTML and .data each counted'

/** Renders all pages of this repository. */
export async function measure() {
  await seconds('turbo', pipeline)
  return rates()
}

/**
 * Renders all pages; one control asks the handler for them, the other compresses and writes them in one thread.
 *
 * @param data - Variables of the environment that name the data of another site; default: that of this repository.
 */
export async function rates(data = {}) {
  const out = mkdtempSync(join(tmpdir(), 'bench-prerender-'))
  const env = { ...process.env, SIGNPOST_WORKERS: '2', ...data }
  try {
    // A new folder each time, so that nothing is reused.
    let run = 0
    const render = () =>
      seconds(process.execPath, [program, '--site', site, '--out', join(out, `${++run}`, 'dist')], { cwd: site, env })
    const wall = median(await repeat(3, render))
    const documents = files(join(out, '1', 'dist')).filter((file) => /\.(?:html|data)$/.test(file))
    const control = writeAgain(
      documents.map((file) => [relative(out, file), readFileSync(file)]),
      join(out, 'again'),
    )
    const handler = await handlerAlone(env)
    return [
      {
        figure: `documents a second, median of 3 (${documents.length} documents)`,
        value: documents.length / wall,
        unit: '/s',
      },
      { figure: 'control: the handler alone, two processes', value: handler, unit: '/s' },
      { figure: 'of the handler alone', value: documents.length / wall / handler, unit: '', target: '0.7' },
      { figure: 'control: compressing and writing them, one thread', value: documents.length / control, unit: '/s' },
    ]
  } finally {
    rmSync(out, { recursive: true, force: true })
  }
}

/** Documents a second that the handler answers in two processes, which write nothing. */
async function handlerAlone(env) {
  const answers = await Promise.all(
    ['0', '1'].map(
      (first) =>
        new Promise((resolve, reject) => {
          const child = fork(new URL('./handler-child.js', import.meta.url), [first], {
            cwd: site,
            env: { ...env, NODE_ENV: 'production' },
          })
          child.once('message', resolve)
          child.once('error', reject)
          child.once('exit', (code) => code !== 0 && reject(new Error(`handler-child.js ended with ${code}`)))
        }),
    ),
  )
  return answers.reduce((sum, { documents, seconds }) => sum + documents / seconds, 0)
}

function writeAgain(documents, out) {
  const start = performance.now()
  for (const [file, body] of documents) {
    mkdirSync(dirname(join(out, file)), { recursive: true })
    writeFileSync(join(out, file), body)
    if (body.length >= 8192) writeFileSync(join(out, `${file}.gz`), gzipSync(body, { level: 5 }))
  }
  return (performance.now() - start) / 1000
}

function files(folder) {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name)
    return statSync(path).isDirectory() ? files(path) : [path]
  })
}
