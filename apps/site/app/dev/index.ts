// Development only: new data and findings on the open page.

export { dataChanged } from './data-changed.ts'
export { LiveData } from './live-data.tsx'
export { PageFindings } from './page-findings.tsx'
