import http from 'node:http'
import type { AddressInfo } from 'node:net'

/** The network between a phone and the server, as bad as a test wants it; the same for both targets. */
export interface Wire {
  /** What the phone calls. */
  readonly origin: string
  /** Calls fail until it is switched off again; pages and pictures still load. */
  offline(on: boolean): void
  /** Every answer comes so much later, in ms. */
  slow(ms: number): void
  /** The next such call never reaches the server. */
  loseRequest(path: RegExp): void
  /** The next such call reaches the server, its answer does not reach the phone. */
  loseAnswer(path: RegExp): void
  /** Calls that reached the server since the wire was opened. */
  count(path: RegExp): number
  /** Asks the server beside the phone, with the login that the phone used last. */
  ask<Results>(path: string): Promise<Results>
  close(): Promise<void>
}

const CALLS = /^\/(api|wxappapi)\//

/** Opens a wire to a server. */
export async function openWire(target: string): Promise<Wire> {
  const { hostname, port } = new URL(target)
  const reached: string[] = []
  let isOffline = false
  let delayMs = 0
  let lostRequest: RegExp | null = null
  let lostAnswer: RegExp | null = null
  let token = ''

  const proxy = http.createServer((request, response) => {
    const path = request.url ?? '/'
    const isCall = CALLS.test(path)
    if (isCall && lostRequest?.test(path)) {
      lostRequest = null
      return request.socket.destroy()
    }
    if (isCall && isOffline) return request.socket.destroy()
    const loses = isCall && (lostAnswer?.test(path) ?? false)
    if (loses) lostAnswer = null
    if (isCall) reached.push(`${request.method} ${path}`)
    const used = request.headers['token']
    if (typeof used === 'string' && used !== '') token = used
    const wait = isCall ? delayMs : 0
    const forward = http.request(
      { hostname, port, path, method: request.method, headers: request.headers },
      (answer) => {
        if (loses) {
          answer.resume().on('end', () => request.socket.destroy())
          return
        }
        setTimeout(() => {
          // On a connection that served before, a browser would silently send a lost call again.
          response.writeHead(answer.statusCode ?? 502, { ...answer.headers, connection: 'close' })
          answer.pipe(response)
        }, wait)
      }
    )
    forward.on('error', () => request.socket.destroy())
    request.pipe(forward)
  })
  await new Promise<void>((listening) => proxy.listen(0, '127.0.0.1', listening))
  const address = proxy.address() as AddressInfo

  return {
    origin: `http://127.0.0.1:${address.port}`,
    offline: (on) => void (isOffline = on),
    slow: (ms) => void (delayMs = ms),
    loseRequest: (path) => void (lostRequest = path),
    loseAnswer: (path) => void (lostAnswer = path),
    count: (path) => reached.filter((call) => path.test(call)).length,
    async ask<Results>(path: string) {
      const answer = await fetch(target + path, { headers: { token } })
      const { code, message, results } = (await answer.json()) as {
        code: number
        message: string
        results: Results
      }
      if (code !== 1) throw new Error(`${path}: ${code} ${message}`)
      return results
    },
    close: () =>
      new Promise((closed) => {
        proxy.close(() => closed())
        proxy.closeAllConnections()
      })
  }
}
