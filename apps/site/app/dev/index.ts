// Development only: new data and findings on the open page.

export { LiveData } from './live-data.tsx'
export { PageFindings } from './page-findings.tsx'
