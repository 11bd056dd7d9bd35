export { measure, title } from './corpus/run.js'
