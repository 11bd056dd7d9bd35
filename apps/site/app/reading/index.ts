// Aids for reading, loaded when they are first used: the cards of links, and the filters of lists and signatures.

export { LateAids } from './late-aids.tsx'
