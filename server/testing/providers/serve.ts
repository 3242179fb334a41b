import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Asked {
  readonly method: string
  readonly path: string
  readonly query: URLSearchParams
  /** Path and query as they were sent: signatures cover them so. */
  readonly target: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

export interface Said {
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body: string
  /** In place of the body, of a file that is no text. */
  readonly bytes?: Buffer
}

/** `null`: the connection breaks off, after whatever the provider has done. */
type Answer = (asked: Asked) => Said | null | Promise<Said | null>

export interface Served {
  readonly origin: string
  close(): Promise<void>
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(Buffer.from(part as Uint8Array))
  return Buffer.concat(parts).toString('utf8')
}

/** A provider's stand-in at an address of its own, as the shop finds it by PROVIDER_ORIGINS. */
export async function serveProvider(answer: Answer): Promise<Served> {
  const server = createServer((request, response) => {
    void (async () => {
      const target = request.url ?? '/'
      const { pathname, searchParams } = new URL(target, 'http://provider')
      const headers = Object.fromEntries(
        Object.entries(request.headers).map(([name, value]) => [name, String(value)])
      )
      const asked = {
        ...{ method: request.method ?? 'GET', path: pathname, query: searchParams, target, headers },
        body: await bodyOf(request)
      }
      const said = await answer(asked)
      if (said === null) return void request.socket.destroy()
      response.writeHead(said.status ?? 200, { 'content-type': 'application/json', ...said.headers })
      response.end(said.bytes ?? said.body)
    })()
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      })
  }
}

export const NO_BODY: Said = { status: 204, body: '' }

export const json = (body: unknown, status = 200): Said => ({ status, body: JSON.stringify(body) })
