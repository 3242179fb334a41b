import { within } from '../scheduler/within'
import { askMaps, loadMaps } from './maps-script'
import type { Found, Locate } from './types'

const askBrowser = (timeoutMs: number) =>
  new Promise<Found | 'refused' | null>((resolve) => {
    if (!navigator.geolocation) return resolve(null)
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lat: coords.latitude, lon: coords.longitude }),
      ({ code, PERMISSION_DENIED }) => resolve(code === PERMISSION_DENIED ? 'refused' : null),
      { timeout: timeoutMs, maximumAge: 300_000 }
    )
  })

/** The maps service where its script is configured and loads within half of the time, else or when it fails the browser. */
async function ask(timeoutMs: number, mapsScript: () => Promise<string | null>) {
  const load = async () => {
    const url = await mapsScript()
    return url === null ? null : loadMaps(url)
  }
  const maps = await within(
    timeoutMs / 2,
    load().catch(() => null)
  )
  const found = maps && (await askMaps(maps, timeoutMs).catch(() => null))
  return found ?? askBrowser(timeoutMs)
}

/** The browser's own limit does not count the time of its question to the person. */
export const locate: Locate = (timeoutMs, mapsScript) => within(timeoutMs, ask(timeoutMs, mapsScript))
