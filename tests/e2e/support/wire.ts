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
  /** The next such call never reaches the server; ends once it is lost. */
  loseRequest(path: RegExp): Promise<void>
  /** The next such call reaches the server, its answer does not reach the phone. */
  loseAnswer(path: RegExp): void
  /** The next such call reaches the server, its answer waits until it is let go. */
  holdAnswer(path: RegExp): HeldAnswer
  /** Each such call is answered so, and never reaches the server, until the answer is taken back. */
  answerWith(path: RegExp, answer: { status: number; body: unknown }): { calls(): number; stop(): void }
  /** The newest request of any kind with such a path; '' when there was none. */
  newest(path: RegExp): string
  /** Calls that reached the server since the wire was opened. */
  count(path: RegExp): number
  /** Asks the server beside the phone, with the login that the phone used last. */
  ask<Results>(path: string): Promise<Results>
  close(): Promise<void>
}

/** An answer on its way: `arrived` once the server has given it. */
interface HeldAnswer {
  readonly arrived: Promise<void>
  /** Ends when the phone has the answer, or has gone away. */
  release(): Promise<void>
}

const CALLS = /^\/(api|wxappapi)\//

function signal() {
  let give: () => void = () => undefined
  const given = new Promise<void>((resolve) => (give = resolve))
  return { given, give }
}

/** Opens a wire to a server. */
export async function openWire(target: string): Promise<Wire> {
  const { hostname, port } = new URL(target)
  const reached: string[] = []
  let isOffline = false
  let delayMs = 0
  let lostRequest: { path: RegExp; lost(): void } | null = null
  let lostAnswer: RegExp | null = null
  let held: { path: RegExp; arrive(): void; letGo: Promise<void>; gone(): void } | null = null
  let stand: { path: RegExp; status: number; body: unknown; calls: number } | null = null
  const asked: string[] = []
  let token = ''

  const proxy = http.createServer((request, response) => {
    const path = request.url ?? '/'
    const isCall = CALLS.test(path)
    asked.push(path)
    if (stand?.path.test(path)) {
      stand.calls += 1
      request.resume()
      response.writeHead(stand.status, { 'content-type': 'application/json', connection: 'close' })
      response.end(JSON.stringify(stand.body))
      return
    }
    if (isCall && lostRequest?.path.test(path)) {
      lostRequest.lost()
      lostRequest = null
      return request.socket.destroy()
    }
    if (isCall && isOffline) return request.socket.destroy()
    const loses = isCall && (lostAnswer?.test(path) ?? false)
    if (loses) lostAnswer = null
    const waiting = isCall && held?.path.test(path) ? held : null
    if (waiting) held = null
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
        const pass = () => {
          // On a connection that served before, a browser would silently send a lost call again.
          response.writeHead(answer.statusCode ?? 502, { ...answer.headers, connection: 'close' })
          answer.pipe(response)
        }
        if (waiting) {
          response.once('close', waiting.gone)
          waiting.arrive()
          void waiting.letGo.then(pass)
        } else setTimeout(pass, wait)
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
    loseRequest(path) {
      const { given, give } = signal()
      lostRequest = { path, lost: give }
      return given
    },
    loseAnswer: (path) => void (lostAnswer = path),
    holdAnswer(path) {
      const [arrived, over, letGo] = [signal(), signal(), signal()]
      held = { path, arrive: arrived.give, gone: over.give, letGo: letGo.given }
      return {
        arrived: arrived.given,
        release: () => {
          letGo.give()
          return over.given
        }
      }
    },
    answerWith(path, { status, body }) {
      const standing = { path, status, body, calls: 0 }
      stand = standing
      return { calls: () => standing.calls, stop: () => void (stand = null) }
    },
    newest: (path) => asked.filter((url) => path.test(url)).at(-1) ?? '',
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
