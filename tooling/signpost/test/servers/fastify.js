import { createHandler, nodeListener } from '@signpost/signpost'
import Fastify from 'fastify'

const docs = await createHandler({ out: 'site' })
const listener = nodeListener(docs)
const app = Fastify()
app.get('/health', () => 'fine')
app.all(`${docs.base}*`, (request, reply) => {
  reply.hijack()
  listener(request.raw, reply.raw)
})

await app.listen({ port: Number(process.env.PORT ?? 3000), host: '127.0.0.1' })
console.log(`http://localhost:${app.server.address().port}${docs.base}`)
