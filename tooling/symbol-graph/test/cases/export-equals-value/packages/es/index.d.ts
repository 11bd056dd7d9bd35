export { default as add } from './add'
