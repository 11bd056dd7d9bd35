/** Words of the live editor. */
export interface EditorWords {
  readonly preset: string
  readonly code: string
  /** Before the name of the command. */
  readonly after: string
  readonly take: string
  readonly loading: string
  readonly failed: (reason: string) => string
  readonly summary: (reports: number, chosen: number) => string
}

const romanian = new Intl.PluralRules('ro')
const reportsInRomanian: Readonly<Record<string, string>> = { one: 'raport', few: 'rapoarte', other: 'de rapoarte' }

const english: EditorWords = {
  preset: 'Configuration',
  code: 'Your styles',
  after: 'After',
  take: 'Take these fixes',
  loading: 'Loading ESLint …',
  failed: (reason) => `ESLint could not be loaded: ${reason}. Reload the page.`,
  summary: (reports, chosen) =>
    reports === 0
      ? 'Nothing to report.'
      : `${reports} ${reports === 1 ? 'report' : 'reports'}, ${chosen} with a suggestion, which may change the page.`,
}

const words: Readonly<Record<string, EditorWords>> = {
  ro: {
    preset: 'Configurație',
    code: 'Stilurile dumneavoastră',
    after: 'După',
    take: 'Preia aceste corecturi',
    loading: 'Se încarcă ESLint …',
    failed: (reason) => `ESLint nu a putut fi încărcat: ${reason}. Reîncărcați pagina.`,
    summary: (reports, chosen) =>
      reports === 0
        ? 'Nimic de raportat.'
        : `${reports} ${reportsInRomanian[romanian.select(reports)]}, ${chosen} cu o sugestie, care poate schimba pagina.`,
  },
}

/** Words in a language; English for one without. */
export const editorWords = (language: string): EditorWords => words[language] ?? english
