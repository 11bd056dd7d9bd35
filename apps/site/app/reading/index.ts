// Aids for reading, loaded when they are first used: cards of links, filters of lists and signatures, wrapping of code, and tabs.

export { LateAids } from './late-aids.tsx'
