import { calendar } from '@/platform/calendar'
import { host } from '@/platform/host'
import type { VisitPlan } from '@/services/booking/visit-plan'
import type { Root } from '@/stores/root'
import { orderTexts } from './texts'

/** Hands the visit to the host's calendar and says how it went. Who refused it before is led to the settings. */
export async function addToCalendar(root: Pick<Root, 'feedback'>, plan: VisitPlan): Promise<void> {
  const { title, location, startsAt, endsAt, days, ics } = plan
  const add = () => calendar.add({ title, location, startsAt, endsAt, days, ics })
  let end = await add()
  if (end === 'denied' && host.openSettings) {
    const { calendarTitle, calendarText: text, toSettings: confirmText } = orderTexts
    if (!(await root.feedback.confirm({ title: calendarTitle, text, confirmText, opens: 'settings' }))) return
    end = await add()
  }
  if (end === 'added') root.feedback.toast({ text: orderTexts.calendarDone, icon: 'success' })
  else root.feedback.toast({ text: orderTexts.calendarFailed })
}
