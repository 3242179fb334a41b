import type { FastifyInstance, FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyRequest {
    /** The body as it was sent: signatures cover the text, not what it parses to. '' without a JSON body. */
    rawText: string
  }
}

type Done = (error: Error | null, body?: unknown) => void

/** JSON as Fastify parses it, prototype poisoning refused, with its text kept. */
function jsonParser(app: FastifyInstance) {
  const parse = app.getDefaultJsonParser('error', 'error')
  return (request: FastifyRequest, body: string | Buffer, done: Done) => {
    const text = typeof body === 'string' ? body : body.toString('utf8')
    request.rawText = text
    if (text === '') done(null, undefined)
    else void parse(request, text, done)
  }
}

/** Parses JSON bodies and keeps their text. */
export function keepRawText(app: FastifyInstance): void {
  app.decorateRequest('rawText', '')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, jsonParser(app))
}

/** The same of JSON that calls itself text, on the routes of `scope` alone. */
export function takeTextAsJson(scope: FastifyInstance): void {
  scope.addContentTypeParser('text/plain', { parseAs: 'string' }, jsonParser(scope))
}
