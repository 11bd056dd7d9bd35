export * as b from './b'
