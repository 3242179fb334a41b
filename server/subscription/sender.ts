import type { Config } from '../config'
import type { Db } from '../db/client'
import { sandboxSender } from './sandbox'
import type { SubscriptionSender } from './sending'
import { wechatSender } from './wechat'

type Settings = Pick<Config, 'demo' | 'providers'>

/** Whether anybody would send it: what nobody sends is not asked for. */
export const canSend = ({ demo, providers }: Settings): boolean => demo || providers.wechat.mini !== null

/** WeChat, by the mini-program's account; without that the demo plays it. */
export function subscriptionSender(
  config: Settings & Pick<Config, 'wxTemplateFields' | 'production'>,
  db: Db,
  now: () => Date
): SubscriptionSender | null {
  const { mini } = config.providers.wechat
  if (mini) return wechatSender({ config, db, now }, mini)
  return config.demo ? sandboxSender(db) : null
}
