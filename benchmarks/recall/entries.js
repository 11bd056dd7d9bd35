import { entryFiles } from './comments.js'

console.log(JSON.stringify({ files: entryFiles(process.argv[2]) }))
