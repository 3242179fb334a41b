/**
 * node throw.mjs <file> [--again] <origin> [origin ...]: throws prepared calls at servers over raw sockets, one list a connection, each after
 * the answer to the one before; lists go to the servers in turn. With `--again`, who is told that the server is busy asks the same
 * again, as people do. A process of its own, so that it does not slow the one that measures. Prints `{ perSecond, took, p50, p99, most, busy, codes }` (ms; `took`
 * from before the first connects to the last answer, `most` of one answer; `busy` answers were asked again; the others by their `code`).
 */
import fs from 'node:fs'
import net from 'node:net'
import { performance } from 'node:perf_hooks'
import { percentile } from './rows.mjs'

/** serviceUnavailable of the contract's codes, and when the page of a sale asks again, ms: half of it at least. */
const BUSY = '503'
const AGAIN_MS = 3_000

const [, , file, ...others] = process.argv
const again = others[0] === '--again'
const origins = again ? others.slice(1) : others
const servers = origins.map((origin) => new URL(origin))

/** A whole answer has its head and as many bytes as that says. */
function wholeAnswer(bytes) {
  const head = bytes.indexOf('\r\n\r\n')
  if (head < 0) return null
  const length = /\r\ncontent-length: (\d+)/i.exec(bytes)
  if (!length) throw new Error(`an answer without a length: ${bytes.slice(0, 200)}`)
  const end = head + 4 + Number(length[1])
  return bytes.length < end ? null : bytes.slice(head + 4, end)
}

const written = (host, { method, url, headers, payload = '' }) =>
  Buffer.from(
    [
      `${method} ${url} HTTP/1.1`,
      `host: ${host}`,
      ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
      `content-length: ${Buffer.byteLength(payload)}`,
      '',
      payload
    ].join('\r\n')
  )

function throwAll({ hostname, port, host }, calls, times, codes) {
  const requests = calls.map((call) => written(host, call))
  return new Promise((resolve, reject) => {
    const socket = net.connect(Number(port), hostname)
    socket.setNoDelay(true)
    let next = 0
    let started = 0
    let read = ''
    const send = () => {
      if (next === requests.length) {
        socket.end()
        resolve()
        return
      }
      read = ''
      started = performance.now()
      socket.write(requests[next])
      next += 1
    }
    socket.on('connect', send)
    socket.on('error', reject)
    socket.on('close', () => reject(new Error('the server hung up')))
    socket.on('data', (chunk) => {
      read += chunk.toString('latin1')
      const body = wholeAnswer(read)
      if (body === null) return
      times.push(performance.now() - started)
      const code = /"code":(\d+)/.exec(body)?.[1] ?? 'none'
      if (again && code === BUSY) {
        busy += 1
        next -= 1
        setTimeout(send, AGAIN_MS * (1 - Math.random() / 2))
        return
      }
      codes[code] = (codes[code] ?? 0) + 1
      send()
    })
  })
}

const lists = JSON.parse(fs.readFileSync(file, 'utf8'))
const times = []
const codes = {}
let busy = 0
const started = performance.now()
await Promise.all(lists.map((list, index) => throwAll(servers[index % servers.length], list, times, codes)))
const took = performance.now() - started
times.sort((a, b) => a - b)
console.log(
  JSON.stringify({
    perSecond: times.length / (took / 1000),
    took,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    most: times.at(-1),
    busy,
    codes
  })
)
