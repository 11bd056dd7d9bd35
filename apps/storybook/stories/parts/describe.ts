interface Description {
  readonly docs: { readonly description: { readonly component: string } }
}

/**
 * The text of a package's docs page, with the way to its reference at the end.
 *
 * The workbench is served in a folder of the site, so that `../api/theme` is the package's page there.
 *
 * @param slug - The folder of the package.
 * @param text - Markdown.
 */
export function describe(slug: string, text: string): Description {
  const lines = text
    .trim()
    .split('\n')
    .map((line) => line.trim())
  const link = `<a href="../api/${slug}" target="_blank">API reference of ${slug}</a>`
  return {
    docs: {
      description: {
        component: [
          ...lines,
          '',
          `Every export, with examples: ${link}. Its source and README are in \`packages/${slug}\``,
        ].join('\n'),
      },
    },
  }
}

/** The text above a story on the docs page. */
export const describeStory = (story: string) => ({ docs: { description: { story } } })
