import { color, type ColorScheme } from '@signpost/theme'
import {
  DATA_SECTION_ATTRIBUTE,
  websiteFamilies,
  websiteTheme,
  WebsiteSection,
  type WebsiteTheme,
} from '@signpost/website-theme'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactElement } from 'react'
import { describe, describeStory } from './parts/describe.ts'
import { Facts } from './parts/facts.tsx'
import { Rules } from './parts/rules.tsx'
import { Swatch } from './parts/swatch.tsx'

const meta: Meta = {
  title: 'website-theme',
  parameters: describe(
    'website-theme',
    `The colours, spacing and typography of Signpost's own site, as tokens and as CSS: readable in every section, light and
    dark.

    This workbench uses it: choose a scheme and a section in the toolbar, and stories, docs pages and the frame follow.`,
  ),
}

export default meta

const variable = (path: string): string =>
  `--${path.replaceAll('.', '-').replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
const classOf = (path: string): string => `token${variable(path)}`
const isColor = (path: string): boolean => /^(?:oklch|#|rgb)/.test(websiteTheme.resolve(path as WebsiteTheme.Path))
const paths: readonly string[] = websiteTheme.paths
const groups: readonly (readonly [title: string, paths: readonly string[]])[] = [
  ['Page', paths.filter((path) => isColor(path) && !path.includes('.'))],
  ['Kinds of symbols', paths.filter((path) => path.startsWith('kind.'))],
  ['Words of code', paths.filter((path) => path.startsWith('code.'))],
]

/** The contrast with the page, light and dark. */
const contrasts = (path: string): string =>
  (['light', 'dark'] as const satisfies ColorScheme[])
    .map(
      (scheme) =>
        `${color.contrastRatio(websiteTheme.resolve(path as WebsiteTheme.Path, scheme), websiteTheme.resolve('paper', scheme)).toFixed(1)} ${scheme}`,
    )
    .join(', ')

export const Colours: StoryObj = {
  parameters: describeStory(
    'Every colour as the chosen scheme and section have it. The figures are the contrast with the page in each scheme.',
  ),
  render: () => (
    <div className="stack">
      <Rules
        rules={Object.fromEntries(
          groups
            .flatMap(([, group]) => group)
            .map((path) => [`.${classOf(path)}`, { background: `var(${variable(path)})` }]),
        )}
      />
      {groups.map(([title, group]) => (
        <section key={title} className="stack tight">
          <h2>{title}</h2>
          <div className="grid">
            {group.map((path) => (
              <Swatch key={path} className={classOf(path)} name={path}>
                {path === 'underline' ? 'seen through' : contrasts(path)}
              </Swatch>
            ))}
          </div>
        </section>
      ))}
    </div>
  ),
}

const typeSizes = ['page', 'part', 'text', 'code', 'note'] as const

export const Type: StoryObj = {
  parameters: describeStory('Two typefaces and five sizes. The size of page headings grows with the window.'),
  render: () => (
    <div className="stack">
      <Rules
        rules={Object.fromEntries(
          typeSizes.map((name) => [
            `.sheet .size-${name}`,
            {
              fontFamily: name === 'code' ? 'var(--mono)' : 'var(--sans)',
              fontSize: `var(--size-${name})`,
              lineHeight: 1.35,
            },
          ]),
        )}
      />
      {typeSizes.map((name) => (
        <div key={name} className="stack tight">
          <p className="note">
            <code>{`size.${name}`}</code> {websiteTheme.resolve(`size.${name}`)}
          </p>
          <p className={`size-${name}`}>
            {name === 'code'
              ? 'observe(value: number): Subscription // 0O 1lI'
              : 'From a source line to a page, în română: „ș ț ă â î”'}
          </p>
        </div>
      ))}
    </div>
  ),
}

function SectionCard({ section }: { readonly section: `${WebsiteSection}` }): ReactElement {
  return (
    <section className="panel" {...{ [DATA_SECTION_ATTRIBUTE]: section }}>
      <h2>{section}</h2>
      <p>
        A <a href={`#${section}`}>link in its accent</a> and what is chosen:
      </p>
      <div className="row">
        <button type="button" className="button primary">
          Read on
        </button>
        <button type="button" className="button">
          Not now
        </button>
      </div>
      <p className="note">
        <code>{`accent ${websiteFamilies.pick(section).resolve('accent', 'light')}`}</code>
      </p>
    </section>
  )
}

export const Sections: StoryObj = {
  parameters: describeStory(
    'Each section of the site changes the six colours that go with its accent, here on parts of one page.',
  ),
  render: () => (
    <div className="grid wide">
      {Object.values(WebsiteSection).map((section) => (
        <SectionCard key={section} section={section} />
      ))}
    </div>
  ),
}

const words = [
  ['keyword', 'export function'],
  ['function', 'resolve'],
  ['parameter', 'path'],
  ['type', 'TokenPath'],
  ['string', "'code.keyword'"],
  ['constant', 'true'],
  ['comment', '// as it is on the page'],
] as const

export const Code: StoryObj = {
  parameters: describeStory('Code on its own background: each word has a contrast of 4.5 at least.'),
  render: () => (
    <div className="stack">
      <Rules rules={Object.fromEntries(words.map(([name]) => [`.word-${name}`, { color: `var(--code-${name})` }]))} />
      <pre className="printed">
        {words.map(([name, text]) => (
          <span key={name} className={`word-${name}`}>{`${text}  `}</span>
        ))}
      </pre>
      <Facts
        caption="Words of code"
        columns={['token', 'light', 'dark']}
        rows={words.map(([name]) => [
          `code.${name}`,
          websiteTheme.resolve(`code.${name}`, 'light'),
          websiteTheme.resolve(`code.${name}`, 'dark'),
        ])}
      />
    </div>
  ),
}
