import { enter } from '@/entry'
import type { DoorName } from '@/platform/door/types'
import type { StorageCapability } from '@/platform/storage/types'
import { renewSession } from '@/services/account/account'
import type { HttpRequest } from '@/services/http/http-types'
import { createRoot, type Root } from '@/stores/root'
import type { TestApp } from '../../server/testing/test-app'
import { settings, testDoor, testHost } from './device'
import { memoryStorage } from './storage'

export interface Opening {
  readonly door?: DoorName
  readonly native?: boolean
  readonly address?: string
  readonly storage?: StorageCapability
  /** The mini-program's login credential. */
  readonly code?: string
  /** Stands in for the network. */
  readonly line?: (request: HttpRequest) => void
  readonly city?: { lat: number; lon: number } | null
}

export interface Device {
  readonly root: Root
  readonly sent: HttpRequest[]
  /** What the product did to the host and which pages it opened, in order. */
  readonly done: string[]
  readonly cookies: (string | null)[]
  readonly storage: StorageCapability
  readonly paths: () => string[]
  open(): Promise<void>
}

/** The product on a device, over the real server. */
export function deviceOn(server: TestApp, query: Record<string, string>, opening: Opening = {}): Device {
  const { native = false, address, code = null, line } = opening
  const { host, done } = testHost(query, address ? { address } : {})
  const door = testDoor(opening.door, { code, done, native })
  const cookies: (string | null)[] = []
  const storage = {
    ...(opening.storage ?? memoryStorage()),
    setTokenCookie: (value: string | null) => void cookies.push(value)
  }
  const sent: HttpRequest[] = []
  const root = createRoot({
    door,
    storage,
    host,
    settings,
    async send(request) {
      sent.push(request)
      line?.(request)
      const answer = await server.app.inject({
        method: request.method,
        url: request.url,
        headers: request.headers,
        ...(request.body === undefined ? {} : { payload: request.body })
      })
      return { status: answer.statusCode, json: answer.json(), serverTime: server.clock.now().getTime() }
    },
    locate: async () => opening.city ?? null,
    randomBytes: async (size) => crypto.getRandomValues(new Uint8Array(size)),
    renew: renewSession,
    newDeviceToken: () => 'device-token-of-a-test',
    deviceNow: () => server.clock.now().getTime(),
    openLogin: () => void done.push('login')
  })
  return {
    root,
    sent,
    done,
    cookies,
    storage,
    paths: () => sent.map(({ url }) => url.split('?')[0] ?? ''),
    async open() {
      await enter(root, { host, door, openLogin: (url) => void done.push(`login ${url}`) })
    }
  }
}
