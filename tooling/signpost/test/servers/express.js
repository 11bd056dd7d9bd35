import { createHandler, nodeListener } from '@signpost/signpost'
import express from 'express'

const docs = await createHandler({ out: 'site' })
const app = express()
app.get('/health', (request, response) => response.send('fine'))
// Last: with the base `/` it answers every address.
app.use(nodeListener(docs))

const server = app.listen(process.env.PORT ?? 3000, '127.0.0.1', () => {
  console.log(`http://localhost:${server.address().port}${docs.base}`)
})
