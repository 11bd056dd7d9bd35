const languages: Readonly<Record<string, string>> = {
  ts: 'typescript',
  mts: 'typescript',
  cts: 'typescript',
  tsx: 'tsx',
  js: 'javascript',
  mjs: 'javascript',
  cjs: 'javascript',
  jsx: 'jsx',
}

/** Language of a file for the highlighter, by its ending; `text` for any other. */
export function languageOf(path: string): string {
  return languages[/\.(\w+)$/.exec(path)?.[1]?.toLowerCase() ?? ''] ?? 'text'
}
