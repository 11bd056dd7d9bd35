interface Hidden {
  c: string
}
export declare function fc(h: Hidden): Hidden
export { fb } from './b'
