import fs from 'node:fs'
import http from 'node:http'
import net from 'node:net'
import { fileURLToPath } from 'node:url'
import { LOOKS, PHONES } from './phones.mjs'

const read = (name) => fs.readFileSync(fileURLToPath(new URL(name, import.meta.url)), 'utf8')

const TYPES = { html: 'text/html', css: 'text/css', js: 'text/javascript', mjs: 'text/javascript' }
/** What the page of the six phones is made of. */
const OWN = {
  '/': 'page/index.html',
  '/page.css': 'page/page.css',
  '/page.mjs': 'page/page.mjs',
  '/answers.mjs': 'answers.mjs',
  '/phones.mjs': 'phones.mjs'
}
/** In the way of a page that lies in a frame, with a script of ours. */
const DROPPED = ['content-security-policy', 'x-frame-options', 'content-length', 'content-encoding']
const DISGUISE = '/__disguise.js'

/** Whose page is asked for: each phone is a host of its own, so that it has a storage and cookies of its own. */
const phoneOf = (host = '') => PHONES.find(({ name }) => host.startsWith(`${name}.`)) ?? null

/**
 * The six phones over a site that runs already: `<phone>.doors.localhost` is the site in this phone's disguise, any other name the page
 * with all of them. They are one site for a browser, so that a frame keeps its cookies.
 * @param {{ host: string, port: number }} site
 */
export function doorServer(site) {
  const server = http.createServer((request, response) => {
    const phone = phoneOf(request.headers.host)
    const path = request.url ?? '/'
    if (!phone && OWN[path]) return send(response, OWN[path], read(OWN[path]))
    if (phone && path === DISGUISE) return send(response, DISGUISE, disguiseOf(phone, request))
    pass(site, request, response, phone)
  })
  // What the dev server tells a page of a change.
  server.on('upgrade', (request, socket, head) => {
    const up = net.connect(site.port, site.host, () => {
      const lines = Object.entries(request.headers).map(([name, value]) => `${name}: ${value}`)
      up.write(`${request.method} ${request.url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`)
      up.write(head)
      up.pipe(socket).pipe(up)
    })
    up.on('error', () => socket.destroy())
    socket.on('error', () => up.destroy())
  })
  return server
}

function send(response, name, text) {
  const type = TYPES[name.split('.').pop()] ?? 'text/plain'
  response.writeHead(200, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' })
  response.end(text)
}

/** The script that a page runs first. */
function disguiseOf(phone, { headers }) {
  const port = headers.host?.split(':')[1]
  const panel = `http://doors.localhost${port ? `:${port}` : ''}`
  return read('page/disguise.js').replace('FACTS', () => JSON.stringify({ phone, looks: LOOKS, panel }))
}

function pass(site, request, response, phone) {
  const headers = { ...request.headers, ...(phone ? { 'user-agent': phone.userAgent } : {}) }
  if (phone) headers['accept-encoding'] = 'identity'
  const asked = http.request({ ...site, path: request.url, method: request.method, headers }, (answer) => {
    const isPage = phone && String(answer.headers['content-type']).startsWith('text/html')
    const kept = Object.entries(answer.headers).filter(([name]) => !(isPage && DROPPED.includes(name)))
    response.writeHead(answer.statusCode ?? 502, Object.fromEntries(kept))
    if (!isPage) return answer.pipe(response)
    const parts = []
    answer.on('data', (part) => parts.push(part))
    answer.on('end', () => response.end(disguised(Buffer.concat(parts).toString('utf8'))))
  })
  asked.on('error', () => {
    if (!response.headersSent) response.writeHead(502, { 'content-type': 'text/plain; charset=utf-8' })
    response.end('站点没有启动，或还在编译：稍等后刷新')
  })
  request.pipe(asked)
}

const disguised = (html) =>
  html.replace(/<head[^>]*>/i, (head) => `${head}<script src="${DISGUISE}"></script>`)
