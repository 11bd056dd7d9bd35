// Of `signpost dev` only: new data on the open page.

export { LiveData } from './live-data.tsx'
