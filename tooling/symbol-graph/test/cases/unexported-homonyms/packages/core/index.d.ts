export * from './b'
export * from './a'
