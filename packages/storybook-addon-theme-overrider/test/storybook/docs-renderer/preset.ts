import { fileURLToPath } from 'node:url'

export const previewAnnotations = (entries: string[] = []): string[] => [
  ...entries,
  fileURLToPath(new URL('preview.ts', import.meta.url)),
]

/** Without this, Storybook lists no docs pages. */
export const docs: { readonly defaultName: string } = { defaultName: 'Docs' }
