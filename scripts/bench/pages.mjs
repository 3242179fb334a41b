import fs from 'node:fs'
import http from 'node:http'
import os from 'node:os'
import path from 'node:path'
import zlib from 'node:zlib'
import { findBrowser } from '../find-browser.mjs'
import { visit } from './lighthouse.mjs'
import { atLeast, atMost, median, shown } from './rows.mjs'
import { servedSite } from './site.mjs'
import { bookAsVisitor, frozen, openVisitor } from './visitor.mjs'

const RUNS = Number(process.env.BENCH_RUNS ?? 3)
const KEYS = ['score', 'fcp', 'lcp', 'tbt', 'cls', 'index']
/** Blocking below this is no measure of anything, ms. */
const LEAST_TBT = 50
const PACKAGE = 'CK1003'

/** Two buttons in the same build, without anything of ours around them: what no processor changes is how much more a page takes. */
const BARE = { name: 'bare', path: '/bare' }

/** The pages of the journey; those with `known` are visited by somebody who has logged in and holds a slot. */
const PAGES = [
  { name: 'home', path: '/' },
  { name: 'list', path: '/shop' },
  { name: 'detail', path: `/selling/checkup/${PACKAGE}` },
  { name: 'booking', path: `/process/booking/checkup/${PACKAGE}` },
  { name: 'add-ons', path: `/process/addon/checkup/${PACKAGE}`, known: true },
  { name: 'confirm', path: `/process/confirm/checkup/${PACKAGE}`, known: true },
  { name: 'article', path: '/news-detial/9004' }
]

/** Serves documents at their paths and passes their pictures on: what no page with scripts can be faster than. */
async function serveLimits(documents, origin) {
  const server = http.createServer(async (request, response) => {
    const html = documents[request.url]
    if (html !== undefined) {
      const packed = zlib.gzipSync(html)
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'gzip' })
      response.end(packed)
      return
    }
    const answer = await fetch(origin + request.url, { headers: { 'accept-encoding': 'identity' } })
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' })
    response.end(Buffer.from(await answer.arrayBuffer()))
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { origin: `http://127.0.0.1:${server.address().port}`, close: () => server.close() }
}

/** Profile of somebody in the middle of the journey, and home and an article as plain HTML by their paths. */
async function prepare(origin, folder) {
  const browser = await openVisitor(folder)
  try {
    const home = await browser.newPage()
    await home.goto(origin, { waitUntil: 'networkidle' })
    await home.getByText('以后再说').tap()
    await home.getByText('以后再说').waitFor({ state: 'hidden' })
    const { path: article } = PAGES.find(({ name }) => name === 'article')
    const text = await browser.newPage()
    await text.goto(origin + article, { waitUntil: 'networkidle' })
    const documents = { '/': await frozen(home), [article]: await frozen(text) }
    await bookAsVisitor(home, origin, PACKAGE)
    return documents
  } finally {
    await browser.close()
  }
}

/** Visits all in turn, A B C A B C, so that a slow spell of the machine hits every page; medians by name. */
async function interleaved(targets) {
  const results = new Map(targets.map(({ name }) => [name, []]))
  for (let round = 0; round < RUNS; round += 1) {
    for (const { name, url, visitor } of targets) {
      const figures = await visit(url, { visitor })
      if (figures.url !== new URL(url).pathname) throw new Error(`${name} led to ${figures.url}`)
      results.get(name).push(figures)
      console.error(
        `${name}: ${KEYS.map((key) => `${key} ${Math.round(figures[key] * 1000) / 1000}`).join(', ')}` +
          ` ${figures.lcpNode ?? ''}` +
          (figures.shifts.length > 0 ? `; moved ${figures.shifts.join(', ')}` : '')
      )
    }
  }
  return Object.fromEntries(
    [...results].map(([name, runs]) => [
      name,
      Object.fromEntries(KEYS.map((key) => [key, median(runs.map((run) => run[key]))]))
    ])
  )
}

const seconds = (ms) => Math.round(ms / 10) / 100

function rowsOf(found) {
  const { limit, articleLimit, bare, ...pages } = found
  const { home, booking, article } = pages
  const overBare = ({ tbt }) => Math.round((tbt / Math.max(bare.tbt, LEAST_TBT)) * 100) / 100
  return [
    shown('processor, by Lighthouse’s own index', Math.round(limit.index)),
    shown('static limit of home: LCP', seconds(limit.lcp), 's'),
    shown('static limit of home: TBT', Math.round(limit.tbt), 'ms'),
    atMost('home LCP over the limit’s', Math.round((home.lcp / limit.lcp) * 100) / 100, '×', 1.4, 1.25),
    shown('static limit of an article: LCP', seconds(articleLimit.lcp), 's'),
    atMost(
      'article LCP over its limit’s',
      Math.round((article.lcp / articleLimit.lcp) * 100) / 100,
      '×',
      1.2
    ),
    atMost('home FCP', seconds(home.fcp), 's', 0.9, 0.7),
    ...Object.entries(pages).map(([name, { lcp }]) => atMost(`${name} LCP`, seconds(lcp), 's', 1.8)),
    shown('bare page of two buttons: TBT', Math.round(bare.tbt), 'ms'),
    ...Object.entries(pages).map(([name, page]) =>
      atMost(`${name} TBT over the bare page’s`, overBare(page), '×', 2)
    ),
    ...Object.entries(pages).map(([name, { tbt }]) =>
      shown(`${name} TBT over the limit’s`, Math.max(0, Math.round(tbt - limit.tbt)), 'ms')
    ),
    ...Object.entries(pages).map(([name, { cls }]) =>
      atMost(`${name} CLS`, Math.round(cls * 1000) / 1000, '', 0.02)
    ),
    atLeast('home, Lighthouse performance', home.score, '', 95),
    atLeast('booking, Lighthouse performance', booking.score, '', 95)
  ]
}

/** Lighthouse on the built site, as a phone on a slow network, beside the static limit in the same run. */
export async function measure() {
  process.env.CHROME_PATH = await findBrowser()
  const site = await servedSite()
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'visitor-'))
  try {
    const documents = await prepare(site.origin, folder)
    const limit = await serveLimits(documents, site.origin)
    try {
      const pages = [BARE, ...PAGES].map(({ name, path: href, known }) => ({
        name,
        url: site.origin + href,
        visitor: known ? folder : undefined
      }))
      const limits = Object.keys(documents).map((path) => ({
        name: path === '/' ? 'limit' : 'articleLimit',
        url: limit.origin + path
      }))
      return rowsOf(await interleaved([...limits, ...pages]))
    } finally {
      limit.close()
    }
  } finally {
    await site.stop()
    fs.rmSync(folder, { recursive: true, force: true })
  }
}
