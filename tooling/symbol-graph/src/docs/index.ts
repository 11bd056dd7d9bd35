export { readSample } from './read-sample.ts'
