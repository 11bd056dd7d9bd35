import type { ApiChange, HastNode, PackageChanges, VersionChanges } from '@signpost/graph-model/model'
import type { LinkTargets } from './link-targets.ts'
import { code, h, joined, refLink, tsBlock } from './nodes.ts'
import { signatureText } from './signature-text.ts'
import { markdownOf } from './to-markdown.ts'

/** Options of {@link changesMarkdown}. */
export interface ChangesOptions {
  links: LinkTargets
  /** Name of the package. */
  name: string
}

/** Changes of a package's API as Markdown, with the code that no longer compiles. */
export function changesMarkdown(
  versions: readonly VersionChanges[],
  refs: PackageChanges['refs'],
  { name, links }: ChangesOptions,
): string {
  return markdownOf([h('h1', `Changes of ${name}`), ...versions.flatMap(versionNodes)], refs, links)
}

function versionNodes({ version, date, after, changes, isBaseline }: VersionChanges): HastNode[] {
  const names = changes.filter(({ level }) => level === undefined)
  const others = changes.filter(({ level }) => level !== undefined)
  return [
    h('h2', version ?? 'Not released yet'),
    ...(date === undefined ? [] : [h('p', date.slice(0, 'yyyy-mm-dd'.length))]),
    ...(after === undefined
      ? []
      : [h('p', `Compared with ${after}; versions between them may have made the changes.`)]),
    ...(changes.length > 0 ? [] : [h('p', isBaseline ? 'First version with a known API.' : 'No change of the API.')]),
    ...others.flatMap(changeNodes),
    ...(names.length === 0
      ? []
      : [
          h(
            'p',
            'First names: ',
            ...joined(
              names.map(({ name, ref }) => [linked(name, ref)]),
              ', ',
            ),
          ),
        ]),
  ]
}

function linked(name: string, ref: number | undefined): HastNode {
  return ref === undefined ? code(name) : refLink(ref, code(name))
}

/** One change: what happened to which symbol, whom it breaks, its declarations and the proof. */
export function changeNodes(change: ApiChange): HastNode[] {
  const { name, ref, specifier, before, after, witness, level, strict, role } = change
  const verdict =
    level === 'major'
      ? `breaks ${role ?? 'users'}`
      : strict === 'major'
        ? `may break ${role ?? 'users'}`
        : 'breaks nothing'
  return [
    h('h3', linked(name, ref)),
    h('p', `${change.change}, ${verdict}`, ...(specifier === undefined ? [] : [' in ', code(specifier)])),
    ...(before.length > 0 ? [h('p', 'Before'), tsBlock(before.map(signatureText).join('\n'))] : []),
    ...(after.length > 0 ? [h('p', 'After'), tsBlock(after.map(signatureText).join('\n'))] : []),
    ...(witness === undefined ? [] : [h('p', 'Compiled before, and no longer does'), tsBlock(witness)]),
  ]
}
