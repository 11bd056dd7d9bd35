export { SearchButton } from './search-button.tsx'
export { SearchForm } from './search-form.tsx'
export { SearchHost } from './search-host.tsx'
