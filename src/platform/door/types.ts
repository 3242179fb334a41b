import type { Channel } from '@/contract/channels'
import type { LoginCapability } from './login'

/** The hosts that the product is opened in (§1, §6). */
export type DoorName = 'browser' | 'wechat' | 'app-ios' | 'app-android' | 'bank' | 'miniProgram'

/** One host, as the product is opened in it. */
export interface Door {
  readonly name: DoorName
  /** In force until the address names another, or this visit began with another. */
  readonly defaultChannel: Channel
  readonly login: LoginCapability
}
