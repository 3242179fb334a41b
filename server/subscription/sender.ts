import type { Config } from '../config'
import type { Db } from '../db/client'
import { sandboxSender } from './sandbox'
import type { SubscriptionSender } from './sending'

/** WeChat's needs an access token of the shop's account, and is to be connected here; the demo plays it. Without one nobody is asked. */
export const subscriptionSender = ({ demo }: Pick<Config, 'demo'>, db: Db): SubscriptionSender | null =>
  demo ? sandboxSender(db) : null
