import type { PrepPlan } from '@/contract/dto/order'
import { host } from '@/platform/host'
import type { Root } from '@/stores/root'
import { orderTexts } from './texts'

/** Hands the visit to the host's calendar and says how it went. */
export async function addToCalendar(root: Pick<Root, 'feedback'>, plan: PrepPlan): Promise<void> {
  const { title, location, startsAt, endsAt, ics } = plan
  const added = await host.addToCalendar({ title, location, startsAt, endsAt, ics })
  if (added) root.feedback.toast({ text: orderTexts.calendarDone, icon: 'success' })
  else root.feedback.toast({ text: orderTexts.calendarFailed })
}
