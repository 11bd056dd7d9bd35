export * from './x'
