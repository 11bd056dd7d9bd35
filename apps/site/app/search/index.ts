// The search in the frame of every page; its dialog and results page are loaded on demand.

export { SearchButton } from './search-button.tsx'
export { SearchForm } from './search-form.tsx'
export { SearchHost } from './search-host.tsx'
