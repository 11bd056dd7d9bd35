import { readFileSync } from 'node:fs'
import path from 'node:path'
import { slugOfId } from '../model/ids.ts'
import type { Graph, GraphRelease, Manifest } from '../model/model.ts'
import { openGraph } from './open-graph.ts'

/** Published releases as a file lists them. */
export interface ReleaseList {
  /** Newest first within a package. */
  releases: readonly ListedRelease[]
}

/** A release with its graph. */
export interface ListedRelease extends GraphRelease {
  /** Folder of its graph, relative to the list. */
  graph: string
}

/**
 * Adds the graphs of published releases to a graph: their packages, pages and READMEs are found by their slugs, `core@1.2.0`. The
 * list of packages and the search stay those of the graph itself; `release` has the search of a release.
 *
 * @param file - A {@link ReleaseList} as JSON. Without the file, or with one that is not JSON, there are no releases.
 */
export function withReleases(graph: Graph, file: string): Graph {
  let text = readList(file)
  let releases = parseList(text)
  let manifest: Manifest = { ...graph.manifest }
  let own = graph.manifest
  const open = new Map<string, Graph>()

  const releaseOf = (slug: string): Graph | undefined => {
    const release = releases.find((one) => one.slug === slug)
    if (release === undefined) return undefined
    const known = open.get(slug) ?? openGraph(path.join(path.dirname(file), release.graph))
    open.set(slug, known)
    return known
  }
  const graphOf = (slug: string): Graph => (slug.includes('@') ? releaseOf(slug) : undefined) ?? graph

  return {
    get manifest() {
      // A read may have refreshed the graph itself.
      if (graph.manifest !== own) {
        own = graph.manifest
        manifest = { ...own }
      }
      return manifest
    },
    get releases() {
      return releases
    },
    package: (slug) => graphOf(slug).package(slug),
    readme: (slug) => graphOf(slug).readme(slug),
    changes: (slug) => graphOf(slug).changes(slug),
    symbol: (key) => graphOf(key.slug).symbol(key),
    symbolVersion: (key) => graphOf(key.slug).symbolVersion(key),
    symbolSize: (key) => graphOf(key.slug).symbolSize(key),
    byId: (id) => graphOf(slugOfId(id)).byId(id),
    namesFile: () => graph.namesFile(),
    wordsFile: () => graph.wordsFile(),
    signaturesFile: (at) => graph.signaturesFile(at),
    release: releaseOf,
    refresh() {
      const next = readList(file)
      const isNewList = next !== text
      if (isNewList) {
        text = next
        releases = parseList(next)
        open.clear()
      }
      const isNewGraph = graph.refresh()
      if (!isNewList && !isNewGraph) return false
      own = graph.manifest
      manifest = { ...own }
      return true
    },
  }
}

function readList(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

function parseList(text: string): readonly ListedRelease[] {
  if (text === '') return []
  try {
    return (JSON.parse(text) as ReleaseList).releases
  } catch {
    return []
  }
}
