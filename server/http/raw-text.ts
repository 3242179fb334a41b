import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyRequest {
    /** The body as it was sent: signatures cover the text, not what it parses to. '' without a JSON body. */
    rawText: string
  }
}

/** Parses JSON bodies as Fastify does (prototype poisoning refused) and keeps their text. */
export function keepRawText(app: FastifyInstance): void {
  app.decorateRequest('rawText', '')
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = typeof body === 'string' ? body : body.toString('utf8')
    request.rawText = text
    if (text === '') done(null, undefined)
    else void parse(request, text, done)
  })
}
