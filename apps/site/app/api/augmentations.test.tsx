// @vitest-environment jsdom
import type { Augmentation, PackageIndex } from '@signpost/graph-model'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { createTranslate } from '#app/languages/translate.ts'
import api from '#app/locales/en/api.json'
import site from '#app/locales/en/site.json'
import { ContentProvider } from '#app/prose/content-context.tsx'
import { graphFixture } from '../../test/graph-fixture.ts'
import { augmentationHeadings } from './augmentations.tsx'
import { PackageArticle } from './package-article.tsx'

afterEach(cleanup)

const t = createTranslate('en', { ...site, ...api })
const index = graphFixture.package('observable')!
const [facet] = graphFixture.byId('observable!Observable')!.facets

function added(name: string, module = 'global'): Augmentation {
  const [signature] = facet!.signatures
  const anchor = `~${module}.${name}`
  return { name, module, facet: { ...facet!, members: [], signatures: [{ ...signature!, anchor }] } }
}

function page(of: Partial<PackageIndex>): HTMLElement {
  const shown = { ...index, name: 'youtube', typesPackage: '@types/youtube', ...of }
  const { container } = render(
    <ContentProvider value={{ locale: 'en', t, refs: [] }}>
      <PackageArticle
        index={shown}
        readme={{
          content: [
            ['hr', 0],
            ['p', 0, 'About.'],
          ],
          headings: [],
          refs: [],
          title: '',
        }}
        release={undefined}
        versions={undefined}
      />
    </ContentProvider>,
  )
  return container
}

/** Positions of texts in the order of the page. */
function inOrder(container: HTMLElement, ...texts: string[]): boolean {
  const places = texts.map((text) => container.textContent.indexOf(text))
  return places.every((place, at) => place > (places[at - 1] ?? -1))
}

const three = [added('YT.Player'), added('open', 'ext'), added('YT.Size')]

test('declarations of a script are a list above the README, by module, each folded under its name', () => {
  const container = page({ symbols: [], augments: three })
  expect(inOrder(container, 'Global scope', 'YT.Player', 'YT.Size', 'ext', 'open', 'About.')).toBe(true)
  expect(container.querySelectorAll('details:not([open])')).toHaveLength(3)
  expect(container.querySelector('details [id="~global.YT.Size"]')).not.toBeNull()
  expect(screen.queryByText('npm install youtube')).toBeNull()
  expect(screen.getByText('npm install --save-dev @types/youtube')).toBeTruthy()
  expect(container.textContent).not.toContain('0 symbols')
})

test('declarations that a module adds to others follow the README, open when they are few', () => {
  const container = page({ augments: three.slice(0, 2) })
  expect(inOrder(container, 'npm install youtube', 'About.', 'Global scope')).toBe(true)
  expect(container.querySelectorAll('.unexported details[open]')).toHaveLength(2)
})

test('the contents have each declaration, unless there are too many', () => {
  expect(augmentationHeadings([], t)).toEqual([])
  expect(augmentationHeadings(three, t).map(({ text }) => text)).toEqual([
    'Augmentations',
    'YT.Player',
    'open',
    'YT.Size',
  ])
  expect(
    augmentationHeadings(
      Array.from({ length: 80 }, (_, at) => added(`n${at}`)),
      t,
    ),
  ).toHaveLength(1)
})
