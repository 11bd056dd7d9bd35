import { constants, copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { listedFiles, OutputError, outputList } from '@signpost/files'
import {
  listFiles,
  manifestFile,
  manifestText,
  readManifest,
  type Shard,
  type SiteManifest,
} from '@signpost/site-output'
import { isCompressible } from './compress.ts'
import { hasBytes, sortedByFile } from './manifest.ts'
import { publishChecked, type Published, type PublishOptions } from './publish-checked.ts'
import { draftOf } from './swap.ts'
import { fileWriter } from './write-file.ts'

/** Options of {@link joinShards}. */
export interface JoinOptions extends PublishOptions {
  /** Folders that `signpost build --shard` wrote, in any order. */
  shards: readonly string[]
  /** Folders that `out` must not contain. */
  keep?: readonly string[]
}

/** Result of {@link joinShards}. */
export interface JoinedSite extends Published {
  /** Files, without compressed forms. */
  files: number
}

/** A folder with its manifest and the files that it lists. */
interface FoundShard {
  folder: string
  manifest: SiteManifest & { shard: Shard }
  files: ReadonlySet<string>
  /** Names of all files below the folder. */
  present: ReadonlySet<string>
}

/**
 * Joins all shards of a site to the output of one build, byte for byte. Nothing is rendered. Files are copied: a
 * shard that is written anew later leaves the site as it is.
 *
 * @throws `OutputError` for a folder that is no shard, lacks a file or has a page with other bytes than were written, a shard that is missing, given twice, or made from other inputs
 *   than the first one, and when replacing `out` could lose files.
 */
export async function joinShards({ shards: folders, keep = [], ...options }: JoinOptions): Promise<JoinedSite> {
  const shards = completeSite(folders.map(readShard))
  const draft = await draftOf(options.out, { keep: [...keep, ...folders] })
  try {
    const made = new Set<string>()
    const joined = new Set<string>()
    for (const { folder, files, present } of shards) {
      for (const file of files) {
        if (file === manifestFile || file === outputList) continue
        if (joined.has(file))
          throw new OutputError(
            folder,
            `${file}, which another shard has`,
            'files of its own',
            'Build the shards again.',
          )
        joined.add(file)
        const target = join(draft.folder, file)
        if (!made.has(dirname(target))) mkdirSync(dirname(target), { recursive: true })
        made.add(dirname(target))
        for (const form of formsOf(file, present))
          copyFileSync(join(folder, form), join(draft.folder, form), constants.COPYFILE_FICLONE)
      }
    }
    const [{ manifest: first }] = shards as [FoundShard]
    const { shard: _shard, ...whole } = first
    const fingerprints = sortedByFile(shards.flatMap(({ manifest }) => Object.entries(manifest.fingerprints ?? {})))
    fileWriter({ folder: draft.folder }).write(
      manifestFile,
      Buffer.from(manifestText({ ...whole, fingerprints })),
      'page',
    )
    return { ...(await publishChecked(draft, options)), files: joined.size + 1 }
  } finally {
    await draft.discard()
  }
}

/** A file and its compressed forms. */
function formsOf(file: string, present: ReadonlySet<string>): string[] {
  const forms = isCompressible(file) ? [`${file}.br`, `${file}.gz`].filter((form) => present.has(form)) : []
  return [file, ...forms]
}

/** Reads a shard that has all its files. */
function readShard(folder: string): FoundShard {
  const again = 'Write it by `signpost build --shard`, and copy all its files, hidden ones too.'
  const fail = (found: string, expected: string): never => {
    throw new OutputError(folder, found, expected, again)
  }
  if (!existsSync(folder)) fail('nothing', 'a shard of a site')
  const files = listedFiles(folder)
  const manifest = readManifest(folder)
  if (files === undefined || manifest === undefined)
    return fail(`no ${manifest === undefined ? manifestFile : outputList}`, 'a shard of a site')
  if (!isShard(manifest.shard)) return fail('a site', 'a shard of a site')
  // Names that lead out of the folder, and links, are no files in it.
  const present = new Set(listFiles(folder))
  const missing = [...files].filter((file) => !present.has(file))
  if (missing.length > 0) {
    const others = missing.length === 1 ? '' : ` and ${missing.length - 1} more`
    fail(`no ${missing[0]}${others}`, `the ${files.size} files of its list`)
  }
  const changed = Object.entries(manifest.fingerprints ?? {}).find(
    ([file, fingerprint]) => !files.has(file) || !hasBytes(fingerprint, readFileSync(join(folder, file))),
  )
  if (changed !== undefined) fail(`${changed[0]} with other bytes than were written`, 'the files as they were written')
  return { folder, manifest: manifest as FoundShard['manifest'], files, present }
}

function isShard(value: unknown): value is Shard {
  const { index, count, inputs } = (value ?? {}) as Partial<Record<keyof Shard, unknown>>
  return [index, count].every((one) => Number.isInteger(one) && Number(one) > 0) && typeof inputs === 'string'
}

/** Shards in their order, if they are all of one site. */
function completeSite(shards: readonly FoundShard[]): FoundShard[] {
  const [first] = shards
  if (first === undefined) throw new Error('Found no shard, expected the folders of all.')
  const { count, inputs } = first.manifest.shard
  const ordered: FoundShard[] = []
  for (const one of shards) {
    const { shard } = one.manifest
    const named = `shard ${shard.index} of ${shard.count}`
    if (shard.count !== count)
      throw new OutputError(one.folder, named, `one of ${count}, as in ${first.folder}`, 'Join the shards of one site.')
    if (shard.inputs !== inputs)
      throw new OutputError(
        one.folder,
        `${named}, made from other inputs`,
        `those of ${first.folder}`,
        'Build all shards from one commit, with one version of Signpost, of Node.js and of the dependencies.',
      )
    const same = ordered[shard.index - 1]
    if (same !== undefined)
      throw new OutputError(one.folder, named, `another than ${basename(same.folder)}`, 'Name each shard once.')
    ordered[shard.index - 1] = one
  }
  const missing = Array.from({ length: count }, (_, at) => at + 1).filter((index) => ordered[index - 1] === undefined)
  if (missing.length > 0)
    throw new OutputError(
      shards.map(({ folder }) => folder).join(', '),
      `${shards.length} of ${count} shards`,
      `also ${missing.join(', ')}`,
      `Build ${missing.map((index) => `--shard ${index}/${count}`).join(', ')} and name its folder.`,
    )
  return ordered
}
