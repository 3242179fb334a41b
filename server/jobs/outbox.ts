import { creditPrize } from '../activity/draws/commands/credit-prize'
import { issueBy } from '../invoice/commands/issue'
import { demoIssuer } from '../invoice/issuer'
import { notifyUser } from '../notification/commands/notify-user'
import { sendSubscribedBy } from '../subscription/commands/send-subscribed'
import { subscriptionSender } from '../subscription/sender'
import { followParcel } from '../courier/follow'
import { COURIER_TOPIC } from '../ordering/parcels/courier-entry'
import { SHIPPING_TOPIC } from '../money/shipping'
import { workOff } from '../outbox/work-off'
import { tellWechat } from '../shipping/tell-wechat'
import type { Job } from './ticker'

/** What transactions have left to do, by its topic. */
export const workOffOutbox: Job = {
  name: 'work-off-outbox',
  everyMs: 2_000,
  run: (context) =>
    workOff(context, {
      order: notifyUser,
      invoice: issueBy(demoIssuer),
      [COURIER_TOPIC]: followParcel(context.config),
      [SHIPPING_TOPIC]: tellWechat(context.config),
      prize: creditPrize,
      subscription: sendSubscribedBy(subscriptionSender(context.config, context.db, context.now))
    })
}
