import { presets, readThemeGlobals, writeThemeGlobals } from '@signpost/theme-storybook'
import { websiteOptions } from '../.storybook/website-options.ts'
import { websiteFamilies } from '@signpost/website-theme'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactElement } from 'react'
import { describe, describeStory } from './parts/describe.ts'
import { Facts } from './parts/facts.tsx'
import { Rules } from './parts/rules.tsx'

const meta: Meta = {
  title: 'theme-storybook',
  parameters: describe(
    'theme-storybook',
    `Shows a theme in Storybook: choose schemes and families in the toolbar, applied to every story and to the manager.

    One line of this workbench's \`main.ts\` adds the *Scheme* and *Family* menus above, and the colours of every story and the frame
    around it: \`withThemeConfig(config, { theme, families })\`.`,
  ),
}

export default meta

const options = websiteOptions

function Chosen({ globals }: { readonly globals: Readonly<Record<string, unknown>> }): ReactElement {
  const { scheme, family = 'base' } = readThemeGlobals(globals, options)
  const values = websiteFamilies.pick(family)
  return (
    <div className="stack">
      <Facts
        caption="What is chosen"
        columns={['chosen', 'value', 'where it is']}
        rows={[
          ['scheme', <strong key="value">{scheme}</strong>, <code key="where">{`<html data-theme="${scheme}">`}</code>],
          [
            'family',
            <strong key="value">{family}</strong>,
            <code key="where">{`<html data-section="${family}">`}</code>,
          ],
        ]}
      />
      <section className="panel">
        <h2>In these colours</h2>
        <p>
          A <a href="#chosen">link</a>, a button, and the accent by its values:{' '}
          <code>{values.resolve('accent', 'light')}</code> in the light, <code>{values.resolve('accent', 'dark')}</code>{' '}
          in the dark.
        </p>
        <div className="row">
          <button type="button" className="button primary">
            Read on
          </button>
        </div>
      </section>
    </div>
  )
}

export const FromTheToolbar: StoryObj = {
  name: 'From the toolbar',
  parameters: describeStory(
    '`readThemeGlobals(globals, options)` tells a story what the toolbar has. Choose another scheme or family to see it change.',
  ),
  render: (_args, { globals }) => <Chosen globals={globals} />,
}

export const SetByTheStory: StoryObj = {
  name: 'Set by the story',
  globals: writeThemeGlobals({ scheme: 'dark', family: 'guides' }),
  parameters: describeStory(
    'A story may set the theme itself, with `globals: writeThemeGlobals({ scheme: "dark", family: "guides" })`. Its menus are disabled then. On this page, which has one theme for all, it is as the others: open it by itself.',
  ),
  render: (_args, { globals }) => <Chosen globals={globals} />,
}

const { families } = presets.playground()
const samples = (['light', 'dark'] as const).flatMap((scheme) =>
  families!.names.map((family) => ({
    scheme,
    family,
    className: `sample-${scheme}-${family}`,
    values: families!.pick(family),
  })),
)

export const Playground: StoryObj = {
  parameters: describeStory(
    '`presets.playground()`: three tokens, two schemes, three families, to try the addon with. All six are on this page.',
  ),
  render: () => (
    <div className="grid">
      <Rules
        rules={Object.fromEntries(
          samples.flatMap(({ scheme, className, values }) => [
            [
              `.sheet .${className}`,
              { background: values.resolve('paper', scheme), color: values.resolve('ink', scheme) },
            ],
            [`.${className} strong`, { color: values.resolve('accent', scheme) }],
          ]),
        )}
      />
      {samples.map(({ scheme, family, className }) => (
        <section key={className} className={`panel ${className}`}>
          <h2>{family}</h2>
          <p>
            {`${scheme}, `}
            <strong>with its accent</strong>
          </p>
        </section>
      ))}
    </div>
  ),
}
