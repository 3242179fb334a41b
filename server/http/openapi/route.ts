import type { FastifyInstance } from 'fastify'

/** What the calls are, for who builds on them. Its library is loaded once somebody asks. */
export function addOpenApi(app: FastifyInstance): void {
  let text: Promise<string> | null = null
  app.get('/openapi.json', async (_request, reply) => {
    text ??= import('./document').then(({ openApiText }) => openApiText())
    return reply.type('application/json; charset=utf-8').send(await text)
  })
}
