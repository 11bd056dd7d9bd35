export type Unit = 'px' | 'em'
