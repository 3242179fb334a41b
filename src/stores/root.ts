import { CallError, ErrorCode, LOGIN_NOTICE } from '@/contract/errors'
import { cityOfLine } from '@/domain/city/first-city'
import { DEFAULT_CITY, TOAST_MS } from '@/domain/constants'
import { TOKEN_KEYS } from '@/domain/entry/entry-query'
import type { Door } from '@/platform/door/types'
import type { HostCapability } from '@/platform/host/types'
import type { Locate } from '@/platform/location/types'
import type { StorageCapability } from '@/platform/storage/types'
import type { Session } from '@/services/account/account'
import { createCall, type Call, type CallDeps } from '@/services/http/call'
import { cityAt } from '@/services/catalogue/city'
import { ServerClock } from '@/services/http/clock'
import { createPresentErrors, type PresentErrors } from '@/services/http/present-error'
import { createSecureChannel } from '@/services/http/secure-channel'
import { CartStore } from './cart'
import { keepEntry, sessionEntryOf } from './entry-query'
import { FeedbackStore } from './feedback'
import { HistoryStore } from './history'
import { keeping } from './keeping'
import { LocationStore } from './location'
import { MessageStore } from './messages'
import { ProcessStore } from './process'
import { SessionStore } from './session'
import { SessionItems } from './session-items'
import { SettingsStore } from './settings'

/** What the world outside gives the product; a test hands in its own in one line. */
export interface RootDeps {
  readonly storage: StorageCapability
  readonly host: Pick<
    HostCapability,
    'origin' | 'entryQuery' | 'forgetParams' | 'prefersDark' | 'openExternal'
  >
  readonly door: Pick<Door, 'name' | 'defaultChannel' | 'chrome'>
  readonly send: CallDeps['send']
  readonly locate: Locate
  readonly randomBytes: (size: number) => Promise<Uint8Array>
  /** A random text made once for this device. */
  readonly newDeviceToken: () => string
  readonly deviceNow: () => number
  /** Another access token for a session that ran out (§8, code 2). */
  readonly renew: (call: Call, refreshToken: string, comefrom: string) => Promise<Session>
  /** Opens the login page; set by the routes. */
  readonly openLogin: () => void
  readonly settings: {
    readonly authorizeUrl: string
    readonly realNameCodes: readonly number[]
    readonly mapUrl: string
    readonly servicePhone: string
    readonly shopCity: string
  }
}

/** Drops what it has of the person. @returns may put it back when the same person returns */
interface SessionEnding {
  sessionEnded(): (() => void) | void
}

export interface Root {
  readonly call: Call
  readonly clock: ServerClock
  readonly presentError: PresentErrors['presentError']
  readonly presentLoadError: PresentErrors['presentLoadError']
  readonly feedback: FeedbackStore
  readonly session: SessionStore
  readonly settings: SettingsStore
  readonly location: LocationStore
  readonly items: SessionItems
  readonly process: ProcessStore
  readonly history: HistoryStore
  readonly cart: CartStore
  /** Put aside from the cart. */
  readonly favourites: CartStore
  readonly messages: MessageStore
  /** Phone of 人工客服 that is known before any call; '' where none is configured. */
  readonly servicePhone: string
  /** Random text, for idempotency keys. */
  readonly newKey: () => Promise<string>
  /** Page of a map, see the build's settings. */
  readonly mapUrl: string
}

/** What a part of the root keeps: something of a person, which ends with the session, something of the phone, or nothing. */
interface Keeps {
  call: 'nothing'
  clock: 'phone'
  presentError: 'nothing'
  presentLoadError: 'nothing'
  feedback: 'person'
  session: 'itself'
  settings: 'phone'
  location: 'phone'
  items: 'person'
  process: 'person'
  history: 'person'
  cart: 'person'
  favourites: 'person'
  messages: 'person'
  servicePhone: 'nothing'
  newKey: 'nothing'
  mapUrl: 'nothing'
}

type PersonPart = { [K in keyof Root]: Keeps[K] extends 'person' ? K : never }[keyof Root]

/** Only what several pages share and what the spec persists; a page's own state is its `model.ts`. */
export function createRoot(deps: RootDeps): Root {
  const { storage, host } = deps
  const clock = new ServerClock(deps.deviceNow, storage.local)
  const now = clock.now
  const query = host.entryQuery()
  const { name, defaultChannel, chrome } = deps.door
  // In the mini-program each launch begins on its own channel; what is kept as a session there outlives it.
  const kept = name === 'miniProgram' ? 0 : Number(storage.session.get('comefrom'))
  const entry = sessionEntryOf(query, kept || defaultChannel)
  storage.session.set('comefrom', entry.comefrom)

  const appLogin = () => chrome.login(session, deps.openLogin)
  const feedback = new FeedbackStore()
  /** Failures that ended a session, whose notice stands already; true when the app's own login was opened. */
  const told = new WeakMap<CallError, boolean>()
  const session: SessionStore = new SessionStore({
    storage,
    now,
    ...entry,
    newDeviceToken: deps.newDeviceToken,
    refresh: (refreshToken) => deps.renew(call, refreshToken, session.comefrom),
    async trade(token) {
      const { tradeEntry } = await import('./entry-token').catch(() => {
        throw new CallError(ErrorCode.network, '')
      })
      await tradeEntry({ call, feedback, session }, token)
    },
    traded: () => host.forgetParams(TOKEN_KEYS),
    lost(failure) {
      feedback.toast({ text: LOGIN_NOTICE })
      told.set(failure, appLogin())
    }
  })
  const secure = createSecureChannel({
    secret: () => session.secret,
    agree: (x) => call('auth.keys', { x }),
    randomBytes: deps.randomBytes,
    now
  })
  const call: Call = createCall({
    origin: host.origin,
    send: keeping(deps.send, { storage: storage.local, now, feedback }, () => session.era),
    session,
    secure,
    clock,
    loading: { begin: feedback.beginLoading, end: feedback.endLoading }
  })
  const items = new SessionItems(storage, now)
  keepEntry(items, query)
  // §6: an app logs in by itself wherever a login is asked for, not only once a session is over.
  if (name.startsWith('app')) items.set('useAppLogin', true)
  const process = new ProcessStore(storage, now)
  const ofPerson: Pick<Root, PersonPart> = {
    items,
    process,
    feedback,
    history: new HistoryStore(storage, now),
    cart: new CartStore(storage, now),
    favourites: new CartStore(storage, now, 'favourites'),
    messages: new MessageStore(session, now)
  }
  for (const part of Object.values<SessionEnding>(ofPerson)) session.onEnd(part.sessionEnded)
  const settings = new SettingsStore(storage, now, host.prefersDark())
  session.onEnd(settings.readMeasuring)

  const { authorizeUrl, realNameCodes, mapUrl, servicePhone, shopCity } = deps.settings
  const errors = createPresentErrors(
    {
      toast: (text, ms, icon) => feedback.toast({ text, ms, voice: 'alert', ...(icon ? { icon } : {}) }),
      alert: (title, text) => feedback.alert({ title, text }),
      logout(text, failure) {
        if (session.isLoginedUser) session.end()
        if (!told.has(failure)) feedback.toast({ text })
        if (!(told.get(failure) ?? appLogin())) deps.openLogin()
      },
      openAuthorize(message) {
        if (authorizeUrl === '') {
          void feedback.alert({ title: '温馨提示', text: `${message}（服务暂未配置）` })
          return
        }
        feedback.toast({ text: message })
        setTimeout(() => host.openExternal(authorizeUrl), TOAST_MS)
      },
      closePanel: chrome.close,
      bankLogin: deps.openLogin
    },
    realNameCodes
  )

  return {
    call,
    clock,
    ...errors,
    ...ofPerson,
    session,
    settings,
    location: new LocationStore({
      storage,
      now,
      locate: deps.locate,
      first: cityOfLine(shopCity) ?? DEFAULT_CITY,
      async mapsScript() {
        const [maps] = await call('city.maps', {})
        return maps?.scriptUrl ?? null
      },
      async convert(found) {
        const city = await cityAt(call, found)
        if (!city) throw new CallError(ErrorCode.notFound, '')
        return city
      }
    }),
    mapUrl,
    servicePhone,
    newKey: async () =>
      Array.from(await deps.randomBytes(16), (byte) => byte.toString(16).padStart(2, '0')).join('')
  }
}
