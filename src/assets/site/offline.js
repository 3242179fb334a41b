/**
 * Keeps what the site starts from without network: its page, and the files of the build and pictures that were used. What calls answered
 * is kept by the site itself. With a network everything comes from there.
 */
const CACHE = 'site'
const PAGE = '/'
const FILES = /^\/(js|css|static|seed-img)\//

const isFile = (address) => {
  const { origin, pathname } = new URL(address)
  return origin === self.location.origin && FILES.test(pathname)
}

/** Of another deployment all files have other names: the old ones go. */
async function keepPage(page) {
  const text = await page.clone().text()
  const kept = await caches.match(PAGE)
  if (kept && (await kept.text()) !== text) await caches.delete(CACHE)
  await (await caches.open(CACHE)).put(PAGE, page)
}

async function keepFile(request, response) {
  const cache = await caches.open(CACHE)
  if (await cache.match(request)) return
  if (response) await cache.put(request, response)
  else await cache.add(request)
}

const orKept = async (kept, error) => {
  const found = await caches.match(kept)
  if (found) return found
  throw error
}

async function pageOf(event) {
  try {
    return (await event.preloadResponse) || (await fetch(event.request))
  } catch (error) {
    return orKept(PAGE, error)
  }
}

async function fileOf(event) {
  try {
    const response = await fetch(event.request)
    if (response.status === 200)
      event.waitUntil(keepFile(event.request, response.clone()).catch(() => undefined))
    return response
  } catch (error) {
    return orKept(event.request, error)
  }
}

self.addEventListener('install', () => self.skipWaiting())

self.addEventListener('activate', (event) => {
  const { navigationPreload } = self.registration
  // Otherwise each page would wait until this runs.
  event.waitUntil(Promise.all([self.clients.claim(), navigationPreload && navigationPreload.enable()]))
})

/** The page tells what it has used before this ran. */
self.addEventListener('message', (event) => {
  const keep = async () => {
    await keepPage(await fetch(PAGE))
    await Promise.all(event.data.filter(isFile).map((file) => keepFile(file).catch(() => undefined)))
  }
  event.waitUntil(keep().catch(() => undefined))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method !== 'GET') return
  if (request.mode === 'navigate') event.respondWith(pageOf(event))
  else if (isFile(request.url)) event.respondWith(fileOf(event))
})
