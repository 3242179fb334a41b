import type { Teller } from '../types'
import type { Ability } from './protocol'

/** What a host puts on `window` to be posted to: an interface of Android's, a message handler of iOS'. */
interface HostChannel {
  postMessage(message: string): void
}

declare global {
  interface Window {
    webkit?: { messageHandlers?: Record<string, HostChannel | undefined> }
    TjbNative?: HostChannel
    CMBCNative?: HostChannel
  }
}

/** The host's end of the bridge; null where the page is in no host, or in one of before the bridge. */
export const hostChannel = (): HostChannel | null =>
  window.CMBCNative ?? window.TjbNative ?? window.webkit?.messageHandlers?.['tjb'] ?? null

/** Of the host, for who asks at once; written by the bridge, which is fetched in a host alone. */
export const hostState: {
  abilities: readonly string[] | null
  /** Its login gave nothing that is worth a session: ours stands in from then on. */
  loginFailed: boolean
  teller: Teller | undefined
} = { abilities: null, loginFailed: false, teller: undefined }

/** Whether the host does it; what has not said what it does yet is believed to, and asked. */
export const hostHas = (ability: Ability): boolean =>
  hostChannel() !== null && (hostState.abilities?.includes(ability) ?? true)
