import type { Found } from './types'

/** What is used of Baidu's JavaScript API 3.0. Another service is put behind the same names by a script of one's own. */
interface MapsGlobal {
  Geolocation: new () => {
    getCurrentPosition(
      done: (result: MapsResult | null) => void,
      options: { timeout: number; maximumAge: number }
    ): void
    getStatus(): number
  }
}
interface MapsResult {
  readonly point?: { readonly lat: number; readonly lng: number }
  /** `city_code` is 131 for Beijing, and 0 when only the position is known. */
  readonly address?: { readonly city_code?: number | string }
}

const STATUS = { success: 0, permissionDenied: 6 } as const
/** The global function that the script calls once it has set itself up. */
const READY = 'onMapsScriptReady'
const CACHED_MS = 300_000

declare global {
  interface Window {
    BMap?: MapsGlobal
    [READY]?: () => void
  }
}

let loading: Promise<MapsGlobal | null> | null = null

/** Once a visit; a script that failed is asked for again by the next location. */
export function loadMaps(url: string): Promise<MapsGlobal | null> {
  loading ??= new Promise((resolve) => {
    const address = new URL(url)
    address.searchParams.set('callback', READY)
    const script = document.createElement('script')
    window[READY] = () => resolve(window.BMap ?? null)
    script.onerror = () => {
      loading = null
      script.remove()
      resolve(null)
    }
    script.src = address.href
    script.async = true
    // The service lets a key be used from the sites that are registered with it.
    script.referrerPolicy = 'origin'
    document.head.append(script)
  })
  return loading
}

/** Asks the maps service where the user is. A code of the city comes along when the service knows it. */
export function askMaps(maps: MapsGlobal, timeoutMs: number): Promise<Found | 'refused' | null> {
  return new Promise((resolve) => {
    const service = new maps.Geolocation()
    const done = (result: MapsResult | null) => {
      const status = service.getStatus()
      if (status === STATUS.permissionDenied) return resolve('refused')
      if (status !== STATUS.success || !result?.point) return resolve(null)
      const code = Number(result.address?.city_code ?? 0)
      const position = fromBd09(result.point)
      resolve(code > 0 ? { ...position, mapCityCode: String(code) } : position)
    }
    service.getCurrentPosition(done, { timeout: timeoutMs, maximumAge: CACHED_MS })
  })
}

const BD09_TURN = (Math.PI * 3000) / 180

/** The service's own coordinates (BD-09) to those of our branches (GCJ-02); they lie up to a kilometre apart. */
function fromBd09({ lat, lng }: { lat: number; lng: number }): Found {
  const x = lng - 0.0065
  const y = lat - 0.006
  const distance = Math.hypot(x, y) - 0.00002 * Math.sin(y * BD09_TURN)
  const angle = Math.atan2(y, x) - 0.000003 * Math.cos(x * BD09_TURN)
  return { lat: distance * Math.sin(angle), lon: distance * Math.cos(angle) }
}
