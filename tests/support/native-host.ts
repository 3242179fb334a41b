import type { Asked } from '@/platform/door/bridge/protocol'

export type App = 'ios' | 'android' | 'bank'

export const AGENT = {
  ios: 'Mozilla/5.0 (iPhone) tjb-ios/7.1',
  android: 'Mozilla/5.0 (Android) tjb-android/7.1',
  bank: 'Mozilla/5.0 CMBC/9'
}
const EVERYTHING = ['hideTitle', 'closePanel', 'login', 'customer', 'pay', 'share', 'scan']

/** What a host answers to an action; null: nothing at all. */
type Answer = ((asked: Asked) => object | null) | object | null

export interface FakeHost {
  /** What the page posted, in order. */
  readonly heard: Asked[]
  /** Of these, what was asked for after the greeting. */
  readonly actions: () => string[]
  readonly last: (action: string) => Asked | undefined
  /** From now on; an action that is not named here is not answered. */
  readonly answers: Record<string, Answer>
  /** Posts into the page as this app does, or as another origin would. */
  say(message: unknown, origin?: string): void
  remove(): void
}

interface HostOptions {
  readonly abilities?: readonly string[]
  readonly version?: number
  readonly insets?: object
}

/** One host for all apps: only how it is posted to and how it posts differ. */
export function fakeHost(
  app: App,
  { abilities = EVERYTHING, version = 1, insets = {} }: HostOptions = {}
): FakeHost {
  const heard: Asked[] = []
  const answers: Record<string, Answer> = {
    hello: { result: { version, abilities, insets } },
    hideTitle: { result: {} }
  }
  function say(message: unknown, origin = app === 'android' ? '' : window.location.origin) {
    const data = typeof message === 'string' ? message : JSON.stringify(message)
    window.dispatchEvent(new MessageEvent('message', { data, origin }))
  }
  const channel = {
    postMessage(text: string) {
      const asked = JSON.parse(text) as Asked
      heard.push(asked)
      const answer = answers[asked.action]
      const given = typeof answer === 'function' ? (answer as (one: Asked) => object | null)(asked) : answer
      if (given) say({ v: 1, id: asked.id, ...given })
    }
  }
  if (app === 'ios') window.webkit = { messageHandlers: { tjb: channel } }
  else window[app === 'bank' ? 'CMBCNative' : 'TjbNative'] = channel
  return {
    heard,
    actions: () => heard.flatMap(({ action }) => (action && action !== 'hello' ? [action] : [])),
    last: (action) => heard.findLast((one) => one.action === action),
    answers,
    say,
    remove() {
      delete window.webkit
      delete window.CMBCNative
      delete window.TjbNative
    }
  }
}
