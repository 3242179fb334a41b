import { creditPrize } from '../activity/draws/commands/credit-prize'
import { issueBy } from '../invoice/commands/issue'
import { demoIssuer } from '../invoice/issuer'
import { notifyUser } from '../notification/commands/notify-user'
import { sendSubscribedBy } from '../subscription/commands/send-subscribed'
import { subscriptionSender } from '../subscription/sender'
import { workOff } from '../outbox/work-off'
import type { Job } from './ticker'

/** What transactions have left to do, by its topic. */
export const workOffOutbox: Job = {
  name: 'work-off-outbox',
  everyMs: 2_000,
  run: (context) =>
    workOff(context, {
      order: notifyUser,
      invoice: issueBy(demoIssuer),
      prize: creditPrize,
      subscription: sendSubscribedBy(subscriptionSender(context.config, context.db))
    })
}
