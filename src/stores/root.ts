import { CallError, ErrorCode } from '@/contract/errors'
import { lotteryOf, pickAccessToken, promotionOf, resolveChannel } from '@/domain/entry/entry-query'
import type { HostCapability } from '@/platform/host/types'
import type { Locate } from '@/platform/location/types'
import type { StorageCapability } from '@/platform/storage/types'
import { createCall, type Call, type CallDeps } from '@/services/call'
import { ServerClock } from '@/services/clock'
import { createPresentError } from '@/services/present-error'
import { createSecureChannel } from '@/services/secure-channel'
import { CartStore } from './cart'
import { FeedbackStore } from './feedback'
import { HistoryStore } from './history'
import { LocationStore } from './location'
import { ProcessStore } from './process'
import { SessionStore } from './session'
import { SessionItems } from './session-items'
import { SettingsStore } from './settings'

/** What the world outside gives the product; a test hands in its own in one line. */
export interface RootDeps {
  readonly storage: StorageCapability
  readonly host: Pick<HostCapability, 'origin' | 'entryQuery' | 'prefersDark' | 'closePanel' | 'nativeLogin'>
  readonly send: CallDeps['send']
  readonly locate: Locate
  readonly randomBytes: (size: number) => Promise<Uint8Array>
  /** A random text made once for this device. */
  readonly newDeviceToken: () => string
  readonly deviceNow: () => number
  /** Opens the login page; set by the routes. */
  readonly openLogin: () => void
}

export interface Root {
  readonly call: Call
  readonly clock: ServerClock
  readonly presentError: (error: unknown) => void
  readonly feedback: FeedbackStore
  readonly session: SessionStore
  readonly settings: SettingsStore
  readonly location: LocationStore
  readonly items: SessionItems
  readonly process: ProcessStore
  readonly history: HistoryStore
  readonly cart: CartStore
  /** Random text, for idempotency keys. */
  readonly newKey: () => Promise<string>
}

/** Only what several pages share and what the spec persists; a page's own state is its `model.ts`. */
export function createRoot(deps: RootDeps): Root {
  const { storage, host } = deps
  const clock = new ServerClock(deps.deviceNow, storage.local)
  const now = clock.now
  const query = host.entryQuery()
  const storedChannel = Number(storage.session.get('comefrom')) || undefined
  const channel = resolveChannel(query, storedChannel)
  storage.session.set('comefrom', String(channel))

  const feedback = new FeedbackStore()
  const session: SessionStore = new SessionStore({
    storage,
    now,
    comefrom: String(channel),
    newDeviceToken: deps.newDeviceToken,
    refresh: (refreshToken) => call('auth.refresh', { refreshToken }),
    accessToken: pickAccessToken(query, null)
  })
  const secure = createSecureChannel({
    secret: () => session.secret,
    agree: (x) => call('auth.keys', { x }),
    randomBytes: deps.randomBytes,
    now
  })
  const call: Call = createCall({
    origin: host.origin,
    send: deps.send,
    session,
    secure,
    clock,
    loading: { begin: feedback.beginLoading, end: feedback.endLoading }
  })
  const items = new SessionItems(storage, now)
  const promotion = promotionOf(query)
  if (promotion) items.set('staticItem', promotion)
  const lottery = lotteryOf(query)
  if (lottery) items.set('lotteryId', lottery)
  session.onEnd(items.sessionEnded)

  const presentError = createPresentError({
    toast: (text, ms, icon) => feedback.toast({ text, ms, ...(icon ? { icon } : {}) }),
    alert: (title, text) => feedback.alert({ title, text }),
    logout(text) {
      if (session.isLoginedUser) session.end()
      feedback.toast({ text })
      if (!host.nativeLogin()) deps.openLogin()
    },
    openAuthorize: deps.openLogin,
    closePanel: host.closePanel,
    bankLogin: deps.openLogin
  })

  return {
    call,
    clock,
    presentError,
    feedback,
    session,
    settings: new SettingsStore(storage, now, host.prefersDark()),
    location: new LocationStore({
      storage,
      now,
      locate: deps.locate,
      async convert({ lat, lon }) {
        const [city] = await call('city.convert', { lat, lon })
        if (!city) throw new CallError(ErrorCode.notFound, '')
        return city
      }
    }),
    items,
    process: new ProcessStore(storage, now),
    history: new HistoryStore(storage, now),
    cart: new CartStore(storage, now),
    newKey: async () =>
      Array.from(await deps.randomBytes(16), (byte) => byte.toString(16).padStart(2, '0')).join('')
  }
}
