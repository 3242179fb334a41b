/** The page stands by then, and nobody waits for it any more, ms. */
const AFTER_MS = 5000

/** The browser keeps the files of the site, so that it starts without network; a page of another origin than a safe one cannot. */
export function keepSite(): void {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined
  if (!workers) return
  window.setTimeout(() => {
    const used = () => performance.getEntriesByType('resource').map(({ name }) => name)
    workers
      .register('/offline.js')
      .then(() => workers.ready)
      // What was fetched before it ran has passed it by.
      .then(({ active }) => active?.postMessage(used()))
      .catch(() => undefined)
  }, AFTER_MS)
}
