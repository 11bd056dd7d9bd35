import { fork, type ChildProcess } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { formatDiagnostic, print, printable, printError } from '@signpost/diagnostics'
import { changesOf, type Change, type SiteFiles } from './changes-of.ts'
import type { RootGraphOptions } from '@signpost/symbol-graph'
import {
  buildContent,
  docsSources,
  documentRoot,
  graphOptions,
  renewedGraphOptions,
  type DocumentOptions,
} from '../site/document.ts'
import { writeSources } from '../site/sources-step.ts'
import { answerSiteExamples } from '../examples/examples-step.ts'
import { extractOne, isStale, reasonWithoutApi, type Extraction } from '../extraction/extract-packages.ts'
import { findPackages } from '@signpost/files/find-packages'
import type { ForkedWorker } from '../steps/fork-worker.ts'
import { apiFolderOf } from '../extraction/kept-extraction.ts'
import { oneAtATime } from '../steps/one-at-a-time.ts'
import { dataEnvironment, ownRoot, siteFolder, type Places } from '../steps/places.ts'
import { report, type ReportData } from '../site/report.ts'
import type { SelectedPackage } from '../packages/select-packages.ts'
import { startSteps } from '../steps/steps.ts'
import { firstBuild } from './first-build.ts'
import { oneCheck, pageCheck } from './page-findings.ts'
import { watchSite } from './watch-site.ts'
import { appFor } from '../site/write-pages.ts'

type PackageChange = Exclude<Change, { kind: 'content' }>['kind']

/** Pending changes of a package; each one includes those before it. */
const order: (PackageChange | undefined)[] = [undefined, 'graph', 'extract', 'edit']

/**
 * Serves a root's site and updates it when files change: a warm process extracts the changed package, from its sources in memory
 * where these are newer than its declarations, a warm thread rebuilds its part of the graph, and open pages reload their data. `json` is the file for what the first build found.
 *
 * @returns The exit code of the dev server, when it ends.
 */
export async function dev(
  places: Places,
  settings: DocumentOptions & { port: number; host: string; json?: string },
): Promise<number> {
  const options = { ...settings, preview: true }
  const found = findPackages(places.root).packages
  const site: SiteFiles = {
    root: places.root,
    packages: found,
    content: options.content ?? join(places.root, 'content', 'docs'),
    ...(options.config !== undefined && { config: options.config }),
    named: () => namedFiles(places),
  }
  // Watched before it is read, so that changes in between are processed afterwards.
  const early: string[] = []
  let tell = (): void => undefined
  let changed = (path: string): void => {
    // The build writes to the cache itself.
    if (path.startsWith(join(places.cache, sep))) return
    early.push(path)
    tell()
  }
  /** Paths that were changed before the last try of the first build. */
  let tried = 0
  const nextChange = async (): Promise<void> => {
    while (early.length === tried) await new Promise<void>((resolve) => (tell = resolve))
    tried = early.length
  }
  const endWatching = watchSite(site, (path) => changed(path))
  const steps = startSteps()
  let packages: SelectedPackage[]
  let graph: RootGraphOptions
  let baseUrl: string
  let hasExamples = false
  let hasSources = false
  try {
    const { extractions, off, docsFindings, durations, ...root } = await firstBuild(
      () => documentRoot(places, options, steps),
      nextChange,
    )
    baseUrl = root.baseUrl
    hasExamples = root.answered !== undefined
    hasSources = root.sourcePages === true
    const { text, data } = report(extractions, off, root)
    print(text)
    if (settings.json !== undefined) {
      const first: ReportData = { ...data, docs: docsFindings, pages: [], durations }
      writeFileSync(settings.json, `${JSON.stringify(first, undefined, 2)}\n`)
    }
    packages = extractions.map((one) => one.package)
    graph = graphOptions(places, extractions)
  } catch (error) {
    endWatching()
    steps.close()
    throw error
  }

  const extractor = steps.extractor()
  const updateGraph = (changed: readonly string[]): Promise<void> => steps.graph.run('updateRootGraph', graph, changed)
  const pending = new Map<SelectedPackage, PackageChange>()
  // Pages have the new text meanwhile: the answers about an edited block come after it.
  const renewExamples = oneAtATime(async () => {
    if (!hasExamples) return
    try {
      await answerSiteExamples(places, packages, found, docsSources(places, options).content, steps)
    } catch (error) {
      printError(`The examples could not be checked again. ${(error as Error).message}`)
    }
  })
  const renewSources = oneAtATime(async () => {
    if (!hasSources) return
    try {
      await writeSources(places, options, steps)
    } catch (error) {
      printError(`The source pages could not be written again. ${(error as Error).message}`)
    }
  })
  const renewPackages = oneAtATime(async () => {
    const batch = [...pending]
    pending.clear()
    for (const [found, change] of batch) await bringUpToDate(found, change)
    renewExamples()
    renewSources()
  })
  const bringUpToDate = async (found: SelectedPackage, change: PackageChange): Promise<void> => {
    const started = performance.now()
    try {
      if (change !== 'graph') {
        const live = change === 'edit' ? 'edited' : 'newer'
        const extraction = await extractOne(extractor, found, apiFolderOf(places.cache, found), live)
        printErrors(extraction)
        if (extraction.isKept === true) printError(`${nameOf(found)}: its pages stay as they were before this error.`)
        if (extraction.isKept === true || reasonWithoutApi(extraction) !== undefined) return
      }
      await updateGraph([found.directory])
      print(`${nameOf(found)} documented again in ${Math.round(performance.now() - started)} ms`)
    } catch (error) {
      printError(`${nameOf(found)}: it could not be documented again. ${(error as Error).message}`)
    }
  }
  /** Message of the last build of the docs, or of the graph with their transform; empty after a good one. */
  let refusal = ''
  const renewContent = oneAtATime(async () => {
    const started = performance.now()
    try {
      await buildContent(places, options, steps)
      const renewed = renewedGraphOptions(graph, places)
      if (renewed !== undefined) {
        await steps.graph.run('writeRootGraph', renewed)
        graph = renewed
      }
      refusal = ''
      print(`docs built again in ${Math.round(performance.now() - started)} ms`)
      renewExamples()
    } catch (error) {
      const { message } = error as Error
      // Any saved file is tried as a correction: the same words once are enough.
      if (message !== refusal) printError(`${message}\nPages stay as they were before this error.`)
      refusal = message
    }
  })
  const renew = (found: SelectedPackage, change: PackageChange): void => {
    if (order.indexOf(change) > order.indexOf(pending.get(found))) pending.set(found, change)
    renewPackages()
  }
  changed = (path) => {
    const changes = changesOf(path, site)
    // A configuration that could not be read names its files to nobody.
    const mayCorrect = refusal !== '' && !path.startsWith(join(places.cache, sep))
    if (mayCorrect && !changes.some(({ kind }) => kind === 'content')) renewContent()
    for (const change of changes) {
      if (change.kind === 'content') renewContent()
      else {
        const selected = packages.find((one) => one.path === change.package.path)
        if (selected === undefined) continue
        renew(selected, change.kind)
      }
    }
  }
  for (const path of early) changed(path)
  // An edit does not wait for it: it is extracted after the package in progress.
  void warmUp(packages, places, extractor, updateGraph, (found) => renew(found, 'extract')).catch((error: unknown) =>
    printError((error as Error).message),
  )

  const server = await startServer(places, { ...options, baseUrl })
  const findingsOf = oneCheck(pageCheck(places, steps, baseUrl))
  server.on('message', ({ id, page }: { id: number; page: string }) => {
    void findingsOf(new URL(page)).then((findings) => server.connected && server.send({ id, findings }))
  })
  const stop = (): void => {
    server.kill()
  }
  process.once('SIGINT', stop).once('SIGTERM', stop)
  return new Promise((resolve) => {
    server.on('close', (code) => {
      extractor.close()
      steps.close()
      endWatching()
      resolve(code ?? 0)
    })
  })
}

/** Starts the built app, which renders each request from the newest data; open pages ask it for changes and findings. */
async function startServer(
  places: Places,
  { port, host, baseUrl }: { port: number; host: string; baseUrl: string },
): Promise<ChildProcess> {
  const workbench = workbenchOf(places)
  const args = ['serve', '--ssr', '--live', '--grace', '0', '--port', String(port), '--host', host]
  return fork(
    join(await appFor(baseUrl, places), 'serve', 'cli.js'),
    workbench === undefined ? args : [...args, '--workbench', workbench],
    {
      cwd: siteFolder,
      env: {
        ...process.env,
        ...dataEnvironment(places),
        ...(workbench !== undefined && { SIGNPOST_WORKBENCH: workbench }),
      },
      execArgv: [],
    },
  )
}

/** Folder of the built Storybook that pages of packages lead to: the one that the environment names, else this repository's own. */
function workbenchOf({ root }: Places): string | undefined {
  const own = join(ownRoot, 'apps', 'storybook', 'dist')
  return (
    process.env['SIGNPOST_WORKBENCH'] ?? (root === ownRoot && existsSync(join(own, 'index.html')) ? own : undefined)
  )
}

/** Files that the configuration of the last build names; none before the first one. */
function namedFiles({ root, content }: Places): string[] {
  try {
    const { sources = [] } = JSON.parse(readFileSync(join(content, 'manifest.json'), 'utf8')) as { sources?: string[] }
    return sources.map((file) => join(root, file))
  } catch {
    return []
  }
}

/**
 * Loads what an edit of any package needs, by a graph and one extraction that is not used: the first request of each process takes
 * seconds. Then renews the packages that were edited before the start and not built since.
 */
async function warmUp(
  packages: readonly SelectedPackage[],
  places: Places,
  extractor: ForkedWorker,
  updateGraph: (changed: readonly string[]) => Promise<void>,
  renew: (found: SelectedPackage) => void,
): Promise<void> {
  const graph = updateGraph([]).catch(() => undefined)
  const first = packages[0]
  if (first !== undefined) await extractOne(extractor, first, join(places.cache, 'warm-up'), 'always')
  await graph
  for (const found of packages) if (await isStale(extractor, found)) renew(found)
}

function nameOf({ manifest, path }: SelectedPackage): string {
  return printable(manifest.name ?? path)
}

function printErrors({ package: found, findings }: Extraction): void {
  for (const finding of findings.filter(({ severity }) => severity === 'error')) {
    printError(formatDiagnostic(finding, nameOf(found)))
  }
}
