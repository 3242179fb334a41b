import type { Channel } from '@/contract/channels'
import type { LoginCapability } from './login'
import type { ShareCapability } from './share'

/** The hosts that the product is opened in (§1, §6). */
export type DoorName = 'browser' | 'wechat' | 'app-ios' | 'app-android' | 'bank' | 'miniProgram'

/** What stands around the pages: the host's own title, its way out, its own login. */
export interface Chrome {
  /** Asks an app or bank container to hide its own title bar; nothing elsewhere. */
  hideTitle(): void
  /** Closes the container's panel; goes back where there is none. */
  close(): void
  /** Opens the app's own login; false where the host has none. */
  login(): boolean
}

/** One host, as the product is opened in it. */
export interface Door {
  readonly name: DoorName
  /** In force until the address names another, or this visit began with another. */
  readonly defaultChannel: Channel
  readonly login: LoginCapability
  readonly share: ShareCapability
  readonly chrome: Chrome
}
