export { measure, title } from './recall/run.js'
