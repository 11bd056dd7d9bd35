// Node.js reads all of TypeScript for its exports when an ES module imports it, but not when CommonJS requires it.
const typescript = require('typescript')

module.exports = typescript
