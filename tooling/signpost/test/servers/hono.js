import { serve } from '@hono/node-server'
import { createHandler } from '@signpost/signpost'
import { Hono } from 'hono'

const docs = await createHandler({ out: 'site' })
const app = new Hono()
app.get('/health', (context) => context.text('fine'))
app.all(`${docs.base}*`, (context) => docs(context.req.raw))

serve({ fetch: app.fetch, port: Number(process.env.PORT ?? 3000), hostname: '127.0.0.1' }, ({ port }) => {
  console.log(`http://localhost:${port}${docs.base}`)
})
