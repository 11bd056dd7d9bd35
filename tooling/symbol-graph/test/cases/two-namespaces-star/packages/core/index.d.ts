export * as one from './x'
export * as two from './x'
