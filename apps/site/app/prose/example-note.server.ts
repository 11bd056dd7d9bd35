import { blockKey, plainCode } from '@signpost/examples/reader'
import { exampleAnswers, targetPlace } from '#app/data/index.server.ts'
import type { ServerTranslation } from '#app/languages/index.server.ts'
import { hrefOf } from '#app/urls/index.ts'
import type { ExampleNote } from './example-note.ts'

/**
 * The compiler's answer about a block; `undefined` for one that was not checked as it is shown.
 *
 * @param packageName - Package of the page with the block; absent for docs.
 */
export function exampleNote(
  code: string,
  packageName: string | undefined,
  { locale, t }: Pick<ServerTranslation, 'locale' | 't'>,
): ExampleNote | undefined {
  const answers = exampleAnswers()
  if (answers.manifest === null) return undefined
  const plain = plainCode(code)
  const found = answers.block(blockKey(plain), packageName)
  if (found === undefined) return undefined
  const { block, in: about } = found
  // Readers of a published site see no mark on an example that fails; its author does.
  if (block.failures !== undefined)
    return process.env['SIGNPOST_LIVE'] === '1' ? { failures: block.failures.join('\n'), links: [] } : undefined
  const own = about.version === undefined || about.isDocs ? [] : [`${about.name} ${about.version}`]
  const versions = [...own, ...(block.with ?? []), `TypeScript ${about.typescript}`].join(', ')
  const linked = block.links.flatMap(([line, column, length, index]) => {
    const target = answers.target(index)
    const place = target && targetPlace(target)
    return place === undefined ? [] : [{ line: line + plain.before, column: column + plain.indent, length, place }]
  })
  const types = Object.entries(block.types ?? {}).flatMap(([type, places]) =>
    places.map(([line, column, length]) => ({
      line: line + plain.before,
      column: column + plain.indent,
      length,
      type,
    })),
  )
  return {
    ...(block.checked && { checked: t('example.checked', { versions }) }),
    ...(block.copy !== undefined && { copy: block.copy }),
    ...(block.playground !== undefined && { playground: block.playground }),
    links: linked.map(({ place, ...where }) => ({
      ...where,
      href: hrefOf(locale, { at: 'symbol', page: place.page }, place.anchor),
    })),
    types: types.sort((a, b) => a.line - b.line || a.column - b.column),
    targets: linked.map(({ place }) => place),
  }
}
