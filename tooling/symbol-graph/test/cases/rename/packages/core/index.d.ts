export { Inner as Outer, make } from './inner.js';
