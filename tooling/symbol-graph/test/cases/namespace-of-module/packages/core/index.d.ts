export * as ns from './x.js';
