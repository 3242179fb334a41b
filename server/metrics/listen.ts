import { createServer, type Server } from 'node:http'
import { once } from 'node:events'
import type { Metrics } from './metrics'

const CONTENT_TYPE = 'text/plain; version=0.0.4; charset=utf-8'

/** `/metrics` on a port of its own, which is for the monitoring alone: what is counted there is nobody else's. */
export async function listenForMetrics(
  metrics: Metrics,
  host: string,
  port: number
): Promise<{ readonly port: number; close(): Promise<void> }> {
  const server: Server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url?.split('?')[0] !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    metrics.text().then(
      (text) => response.writeHead(200, { 'content-type': CONTENT_TYPE }).end(text),
      () => response.writeHead(500).end()
    )
  })
  server.listen(port, host)
  await once(server, 'listening')
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : port,
    close: async () => {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    }
  }
}
