import type { Channel } from '@/contract/channels'
import type { LoginCapability } from './login'
import type { ShareCapability } from './share'

/** The hosts that the product is opened in (§1, §6); `miniWeb` is a page of ours in a mini-program's web-view. */
export type DoorName = 'browser' | 'wechat' | 'miniWeb' | 'app-ios' | 'app-android' | 'bank' | 'miniProgram'

/** Shows a person what the host cannot say by itself. */
export interface Teller {
  toast(toast: { readonly text: string }): void
}

/** Of who uses the product, as far as an app's login begins it. */
export interface AppSession {
  readonly comefrom: string
  readonly isLoginedUser: boolean
  enter(entry: { readonly comefrom: string; readonly accessToken: string; readonly inviteIds: null }): void
  ready(): Promise<void>
}

/** What stands around the pages: the host's own title, its way out, its own login. */
interface Chrome {
  /** A page is on top: an app or bank container is asked to hide its own title bar, and tells by `teller` what it lacks. */
  pageShown(teller: Teller): void
  /** Closes the container's panel; goes back where there is none. */
  close(): void
  /**
   * Opens the app's own login; false where the host has none. The token that it gives is traded for a session; where it gives none
   * `openLogin` opens ours. Nothing is done for a person who has left it.
   */
  login(session: AppSession, openLogin: () => void, loggedIn?: () => void): boolean
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
