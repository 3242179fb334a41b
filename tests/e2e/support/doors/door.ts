import type { Driver, PayEnd } from '../driver'
import type { Wire } from '../wire'

/** The hosts of the product (§1, §6), as `platform/door` names them. */
export type DoorOfTest = 'browser' | 'wechat' | 'miniWeb' | 'app-ios' | 'app-android' | 'bank' | 'miniProgram'

/** The product in one host: what a journey does by the host's own means, and what it finds of the host. */
export interface OpenDoor {
  readonly name: DoorOfTest
  readonly user: Driver
  readonly wire: Wire
  /** Opens the product as its host does; who is logged in by the host on the way is so. */
  enter(): Promise<void>
  /** At the place where a login is asked for; nothing where somebody is logged in. */
  logIn(): Promise<void>
  /** From the cashier, by the first way that is offered. */
  pay(end: PayEnd): Promise<void>
  /** The header of the page on top, and what the host draws over it. */
  header(title: string | RegExp): Promise<void>
  /** The page on top is shared by the host's own means. */
  share(page: { readonly title: string; readonly path: string }): Promise<void>
  /** By the button on the page on top, and the host's own scanner, which somebody closes, or which reads the bar code of a card. */
  scan(end: 'closed' | 'read'): Promise<void>
  /** The phone's own way back. */
  back(): Promise<void>
  /** Waits until the host was asked to close the page, or did what it has in place of that. */
  closed(): Promise<void>
  /** Where a number, a token or a word of the bank's stands that anybody could read: addresses, history, referers. */
  leaks(): Promise<string[]>
  close(): Promise<void>
}
