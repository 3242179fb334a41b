import { closeHeld } from '../../back-guard/index.h5'
import type { BankCustomer } from '../../bank-app/types'
import { host } from '../../host/index.h5'
import { addressOf, browser, browserShare } from '../browser.h5'
import { outcomeOf, type PayOutcome } from '../pay'
import type { Scanned } from '../scan'
import type { ShareCard } from '../share'
import type { AppSession } from '../types'
import { hostChannel, hostHas, hostState } from './host-channel.h5'
import {
  codeIn,
  customerIn,
  heardIn,
  hostInfoOf,
  mayTell,
  pxOf,
  tokenIn,
  VERSION,
  type Ability,
  type Asked,
  type Heard,
  type HostInfo
} from './protocol'
import { Requests, type End, type Patience } from './requests'
import { keepClear, showField } from './room.h5'
import { texts } from './texts'

/** A host that lives takes a request at once, ms. */
const TAKEN_MS = 3000
/** What nobody decides is done in the same time. */
const AT_ONCE: Patience = { taken: TAKEN_MS, done: TAKEN_MS }
const MINUTE_MS = 60_000

const PATIENCE: Readonly<Record<Ability, Patience>> = {
  hideTitle: AT_ONCE,
  closePanel: AT_ONCE,
  login: { taken: TAKEN_MS, done: 10 * MINUTE_MS },
  customer: { taken: TAKEN_MS, done: MINUTE_MS / 2 },
  pay: { taken: TAKEN_MS, done: 2 * MINUTE_MS },
  share: { taken: TAKEN_MS, done: 2 * MINUTE_MS },
  scan: { taken: TAKEN_MS, done: 2 * MINUTE_MS }
}

const post = (message: object) => hostChannel()?.postMessage(JSON.stringify(message))

const requests = new Requests({
  post,
  after(ms, run) {
    const timer = window.setTimeout(run, ms)
    return () => window.clearTimeout(timer)
  },
  page: Math.random().toString(36).slice(2, 10)
})

/** The host's own bars; a keyboard stands in for the one at the bottom while it is open. */
let room: Pick<HostInfo, 'top' | 'bottom'> = { top: 0, bottom: 0 }

function enter(next: typeof room): void {
  room = next
  keepClear(room.top, room.bottom)
}

/** Of the open page among those of this visit, as the router counts them. */
function placeInHistory(): number {
  const state: unknown = window.history.state
  const place: unknown = typeof state === 'object' && state !== null && 'idx' in state ? state.idx : 0
  return typeof place === 'number' ? place : 0
}

/** The key of the phone. Not handled where nothing is left to go back to: the host closes then. */
function back(): { handled: boolean } {
  if (closeHeld()) return { handled: true }
  const handled = placeInHistory() > 0
  if (handled) window.history.back()
  return { handled }
}

/** What a host may ask of the page, and what it is answered. */
const ASKED: Readonly<Record<string, (params: Asked['params']) => object>> = {
  back,
  insets({ top, bottom }) {
    enter({ top: pxOf(top), bottom: pxOf(bottom) })
    return {}
  },
  /** A keyboard that lies over the page; 0 once it is away. */
  keyboard({ height }) {
    const px = pxOf(height)
    keepClear(room.top, Math.max(px, room.bottom))
    if (px > 0) showField()
    return {}
  }
}

function hear(heard: Heard): void {
  const { id } = heard
  if (heard.kind === 'told') return requests.hear(id, heard.told)
  const asked = Object.prototype.hasOwnProperty.call(ASKED, heard.action) ? ASKED[heard.action] : undefined
  post({ v: VERSION, id, ...(asked ? { result: asked(heard.params) } : { error: { code: 'lacking' } }) })
}

window.addEventListener('message', ({ origin, data }: MessageEvent<unknown>) => {
  const heard = mayTell(origin, window.location.origin) && heardIn(data)
  if (heard) hear(heard)
})

/** The answer to `hello` by the host's end of the bridge: a host that puts up another one is asked anew. */
const greeted = new WeakMap<object, Promise<HostInfo | End>>()

function greeting(): Promise<HostInfo | End> {
  const channel = hostChannel()
  if (!channel) return Promise.resolve({ kind: 'lacking' })
  const known = greeted.get(channel)
  if (known) return known
  const asked = greet().then((info) => {
    // Silent: it may have been busy, and is asked again with the next request.
    if ('kind' in info && info.kind === 'silent') greeted.delete(channel)
    return info
  })
  greeted.set(channel, asked)
  return asked
}

async function greet(): Promise<HostInfo | End> {
  const end = await requests.ask('hello', { versions: [VERSION], page: window.location.origin }, AT_ONCE)
  if (end.kind === 'silent') return end
  const info = end.kind === 'done' ? hostInfoOf(end.result) : null
  hostState.abilities = info?.abilities ?? []
  if (!info) return { kind: 'lacking' }
  enter(info)
  return info
}

/** Asks the host, once it has said that it can. Never rejects, and ends after the host's time at the latest. */
async function ask(ability: Ability, params: Asked['params'] = {}): Promise<End> {
  const info = await greeting()
  if ('kind' in info) return info
  if (!hostHas(ability)) return { kind: 'lacking' }
  const end = await requests.ask(ability, params, PATIENCE[ability])
  // It lacks what it said it had: from now on it is taken at this word, and what stands in is offered.
  if (end.kind === 'lacking')
    hostState.abilities = hostState.abilities?.filter((one) => one !== ability) ?? []
  return end
}

/** A title bar that stays costs room and nothing else: nobody is told. */
export const hideTitle = (): void => void ask('hideTitle')

const tell = (text: string) => hostState.teller?.toast({ text })

export async function close(): Promise<void> {
  if ((await ask('closePanel')).kind === 'done') return
  if (window.history.length > 1) browser.chrome.close()
  else tell(texts.noClose)
}

/** By the app's login; where it gives no token, or one that is worth no session, ours stands in from then on. */
export async function login(session: AppSession, openLogin: () => void, loggedIn: () => void): Promise<void> {
  const end = await ask('login')
  if (end.kind === 'cancelled') return
  const token = end.kind === 'done' ? tokenIn(end.result) : null
  hostState.loginFailed = true
  if (token !== null) {
    session.enter({ comefrom: session.comefrom, accessToken: token, inviteIds: null })
    // A session that a token did not bring has told why by itself.
    await session.ready().catch(() => undefined)
    hostState.loginFailed = !session.isLoginedUser
    if (session.isLoginedUser) loggedIn()
    return
  }
  tell(end.kind === 'lacking' ? texts.noLogin : texts.loginFailed)
  openLogin()
}

/** Who the partner bank's customer is, by a request that the server made for its app; null where the app says nothing of use. */
export async function customer(request: string): Promise<BankCustomer | null> {
  const end = await ask('customer', { request })
  return end.kind === 'done' ? customerIn(end.result) : null
}

/** By the app, else by the browser's sheet, else as a link that is copied. */
export async function share(card: ShareCard): Promise<boolean> {
  const { title, text, path, imgUrl } = card
  const end = await ask('share', { title, text, url: addressOf(path), imgUrl: addressOf(imgUrl) })
  if (end.kind === 'done' || end.kind === 'cancelled') return end.kind === 'done'
  if (browserShare.canOpen()) return browserShare.share(card)
  const copied = await host.copy(addressOf(path))
  tell(copied ? texts.linkCopied : texts.noShare)
  return copied
}

/** The app's own payment. A host that is silent may be paying all the same: the server knows. */
export async function payInHost(params: Readonly<Record<string, string>>): Promise<PayOutcome> {
  const end = await ask('pay', params)
  switch (end.kind) {
    case 'done':
      return outcomeOf(String(end.result['state']))
    case 'silent':
      return 'left'
    default:
      return end.kind
  }
}

/** The app's own scanner. */
export async function scan(): Promise<Scanned> {
  const end = await ask('scan')
  if (end.kind === 'lacking') return 'lacking'
  const text = end.kind === 'done' ? codeIn(end.result) : null
  return text === null ? 'none' : { text }
}
