import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import * as launcher from 'chrome-launcher'
import lighthouse from 'lighthouse'

const FLAGS = [
  '--no-sandbox',
  '--headless=new',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Only loopback has an address: a page that asks for an outside host fails at once.
  '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1 , EXCLUDE localhost'
]
/** Folders of a browser profile that would spare a first visit its downloads. */
const CACHES = ['Cache', 'Code Cache', 'GPUCache']

/** A copy of a visitor's profile whose caches are empty; a fresh profile without one. */
function freshProfile(visitor) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'visit-'))
  if (visitor) fs.cpSync(visitor, folder, { recursive: true })
  for (const cache of CACHES) {
    for (const inside of ['', 'Default'])
      fs.rmSync(path.join(folder, inside, cache), { recursive: true, force: true })
  }
  return folder
}

/**
 * One visit of a phone on a slow network, as Lighthouse simulates it (mobile, performance only).
 * @param {string} url
 * @param {{ visitor?: string }} options visitor: folder of a browser profile whose storage the visit has
 * @returns {Promise<{ score: number, fcp: number, lcp: number, tbt: number, cls: number, index: number, lcpNode: string | undefined, shifts: string[] }>}
 *   times in ms; throws when the page does not load or a figure is missing
 */
export async function visit(url, options = {}) {
  try {
    return await visitOnce(url, options)
  } catch (error) {
    // Its trace is sometimes without the page's beginning; a page at fault fails a second time.
    console.error(String(error))
    return visitOnce(url, options)
  }
}

async function visitOnce(url, { visitor } = {}) {
  const profile = freshProfile(visitor)
  const chrome = await launcher.launch({
    chromePath: process.env.CHROME_PATH,
    chromeFlags: FLAGS,
    userDataDir: profile,
    logLevel: 'silent'
  })
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      throttlingMethod: 'simulate',
      onlyCategories: ['performance'],
      disableStorageReset: true,
      output: 'json',
      logLevel: 'error'
    })
    const { lhr } = result
    if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.code} ${lhr.runtimeError.message}`)
    return { ...figuresOf(lhr), url: new URL(lhr.finalDisplayedUrl).pathname }
  } finally {
    chrome.kill()
    fs.rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  }
}

function figuresOf(lhr) {
  const number = (id) => {
    const value = lhr.audits[id]?.numericValue
    if (!Number.isFinite(value)) throw new Error(`${lhr.finalDisplayedUrl}: no ${id}`)
    return value
  }
  return {
    score: Math.round(lhr.categories.performance.score * 100),
    fcp: number('first-contentful-paint'),
    lcp: number('largest-contentful-paint'),
    tbt: number('total-blocking-time'),
    cls: number('cumulative-layout-shift'),
    index: lhr.environment.benchmarkIndex,
    lcpNode: lhr.audits['largest-contentful-paint-element']?.details?.items?.[0]?.items?.[0]?.node?.selector,
    shifts: (lhr.audits['layout-shifts']?.details?.items ?? []).map(
      ({ node, score }) => `${score.toFixed(4)} ${node?.selector ?? ''}`
    )
  }
}
