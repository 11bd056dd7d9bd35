import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './workspaces.ts'

test('the site lists the libraries that have stories, by their folders', async () => {
  const { config } = (await import(join(root, 'apps/site/site.config.ts'))) as {
    config: { workbench: { packages: string[] } }
  }
  const stories = join(root, 'apps/storybook/stories')
  const titles = readdirSync(stories)
    .filter((name) => name.endsWith('.stories.tsx'))
    .map((name) => /^ {2}title: '([^']+)'/m.exec(readFileSync(join(stories, name), 'utf8'))?.[1] ?? name)
  expect(titles.sort()).toEqual(config.workbench.packages)
  expect(titles.filter((title) => !existsSync(join(root, 'packages', title)))).toEqual([])
})
