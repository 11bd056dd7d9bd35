import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { median, root } from '../command.js'
import { rates } from '../prerender.js'
import { measureTree } from '../process-tree.js'
import { writeTypedocProject } from '../typedoc-project.js'
import { editComment, editedSymbol } from './edit-comment.js'
import { documentedNames, work } from './install.js'
import { folderOf, writeRoot } from './root.js'

export const title = `${documentedNames.length} published packages, one entry point each, beside TypeDoc (\`npm run build\` first)`

const signpost = join(root, 'tooling', 'signpost', 'bin.js')
const typedoc = join(work, 'node_modules', 'typedoc', 'bin', 'typedoc')

/** Step of a process, by its command line. What has none is the command itself. */
const stepOf = (command) => /tooling\/(api-extract|symbol-graph|docs-content|prerender|check-site)\//.exec(command)?.[1]

/** Documents the same packages with Signpost and with TypeDoc: two threads, one language, nothing cached. */
export async function measure() {
  const folder = writeRoot()
  const [out, cache, user] = ['site', 'signpost', 'user'].map((name) => join(work, 'typedoc', name))
  rmSync(join(work, 'typedoc'), { recursive: true, force: true })
  const build = async () => {
    const ran = await measureTree(
      [process.execPath, signpost, 'build', '--root', folder, '--out', out, '--cache', cache],
      // A broken link is a figure, too. Programs that cache their own code begin without it as well.
      { nameOf: stepOf, accepted: [0, 1], env: { SIGNPOST_WORKERS: '2', XDG_CACHE_HOME: user } },
    )
    if (!ran.output.includes('The site is in ')) throw new Error(`signpost build wrote no site:\n${ran.output}`)
    return ran
  }

  const cold = await build()
  const site = sizesOf(out)
  const unchanged = await build()
  const marker = 'Edited by the benchmark.'
  editComment(folder, marker)
  const edited = await build()
  if (!readFileSync(editedPage(out), 'utf8').includes(marker)) throw new Error(`${editedPage(out)} lacks "${marker}"`)
  const control = await runTypedoc(folder, cache)
  const rendering = await rates({ SIGNPOST_GRAPH: join(cache, 'graph'), SIGNPOST_CONTENT: join(cache, 'content') })

  return [
    ...costs('', cold, { wall: seconds(2 * control.wall), memory: '1200' }),
    ...[...cold.steps].map(([name, cpu]) => ({ figure: `  CPU of ${name}`, value: cpu, unit: 's' })),
    { figure: 'exit code; 1 for broken links', value: cold.code, unit: '', target: '0' },
    ...costs('nothing changed: ', unchanged, { wall: '1.5' }),
    ...costs('one comment edited: ', edited, { wall: '3' }),
    ...rendering,
    { figure: 'pages', value: site.pages.length, unit: '' },
    { figure: 'HTML', value: site.html / 1e6, unit: 'MB', target: `${Math.round(control.sizes.all / 1e6)}` },
    { figure: '  median page', value: median(site.pages) / 1e3, unit: 'kB', target: '20' },
    { figure: '  95th percentile', value: percentile(site.pages, 0.95) / 1e3, unit: 'kB', target: '80' },
    { figure: '.data', value: site.data / 1e6, unit: 'MB' },
    { figure: 'compressed copies', value: site.compressed / 1e6, unit: 'MB' },
    { figure: 'all files', value: site.all / 1e6, unit: 'MB' },
    ...costs('control: TypeDoc, ', control, {}),
    { figure: 'control: TypeDoc, pages', value: control.sizes.pages.length, unit: '' },
    { figure: 'control: TypeDoc, all files', value: control.sizes.all / 1e6, unit: 'MB' },
  ]
}

/** TypeDoc over the declarations of the same entry points, in one program. */
async function runTypedoc(folder, cache) {
  const entryPoints = entryFiles(folder, cache)
  const out = join(work, 'typedoc', 'control')
  const options = writeTypedocProject(folder, entryPoints, out, {
    disableGit: true,
    sourceLinkTemplate: 'file/{path}',
    gitRevision: 'main',
  })
  const ran = await measureTree([process.execPath, typedoc, '--options', options], { cwd: folder })
  return { ...ran, sizes: sizesOf(out) }
}

/** Declaration files of the entry points, from the facts that Signpost has written. */
function entryFiles(folder, cache) {
  const facts = readdirSync(join(cache, 'api'), { recursive: true }).filter((file) => file.endsWith('.facts.json'))
  const files = facts.flatMap((file) => {
    const { package: found, entryPoints } = JSON.parse(readFileSync(join(cache, 'api', file), 'utf8'))
    const own = join(folder, 'packages', folderOf(found.name))
    return entryPoints.map(({ types }) => join(own, types))
  })
  if (files.length !== documentedNames.length)
    throw new Error(`Found ${files.length} entry points, expected one for each of ${documentedNames.length} packages.`)
  return files
}

const editedPage = (out) => join(out, `${editedSymbol}.html`)

function costs(name, { wall, cpu, memory }, targets) {
  return [
    { figure: `${name}wall-clock time`, value: wall, unit: 's', target: targets.wall },
    { figure: `${name}CPU time`, value: cpu, unit: 's' },
    { figure: `${name}largest memory`, value: memory, unit: 'MB', target: targets.memory },
  ]
}

/** Bytes of a built site by kind, and of each of its pages. */
function sizesOf(out) {
  const sizes = { pages: [], html: 0, data: 0, compressed: 0, all: 0 }
  for (const entry of readdirSync(out, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const { size } = statSync(join(entry.parentPath, entry.name))
    sizes.all += size
    if (/\.(?:br|gz)$/.test(entry.name)) sizes.compressed += size
    else if (entry.name.endsWith('.data')) sizes.data += size
    else if (entry.name.endsWith('.html')) {
      sizes.html += size
      sizes.pages.push(size)
    }
  }
  sizes.pages.sort((a, b) => a - b)
  return sizes
}

const percentile = (sorted, share) => sorted[Math.floor((sorted.length - 1) * share)]

const seconds = (value) => value.toFixed(1)
