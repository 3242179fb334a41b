import { doseTexts } from '@/components/dose/texts'
import { dateOf, daysBetween, isDate, monthDay } from '@/domain/date'
import { numberedVisit, visitWordsOf } from '@/domain/kinds/visit-words'
import { ORDER_STATUS } from '@/domain/order/codes'
import { appointmentText } from '@/domain/order/order-lines'
import { navigate } from '@/routes/navigate'
import type { Dose, OrderDetail } from '@/services/order/order'
import type { HeadAct } from '../../actions/bar-actions'
import { statusNote } from '../../status-note'
import type { SectionProps } from '../section'
import { actOf, type HeadFacts } from './facts'
import { headTexts as texts } from './texts'

/** Somebody comes to a branch, once or for each dose. */
export function visitHead(props: SectionProps): HeadFacts {
  const { order, model } = props
  const { come, making, done } = visitWordsOf(order.kind)
  const text = statusNote(order, model.now())
  const told = (title: string, next: string | HeadAct): HeadFacts => ({
    ...{ title, note: appointmentText(order.date, order.timespan) },
    foot: {
      ...{ title: order.branchName || order.productName, text },
      act: typeof next === 'string' ? actOf(props, next) : next
    }
  })
  const dose = bookable(order)
  if (dose) return doseHead(props, dose)
  switch (order.status) {
    case ORDER_STATUS.toVisit:
      return comingHead(props, text)
    case ORDER_STATUS.toBook:
      return told(texts.noDay(come), 'book')
    case ORDER_STATUS.awaitingGroup:
      // Without a number it is one's own.
      return told(texts.grouping, { text: texts.toGroup, onTap: () => navigate('groupBuy') })
    case ORDER_STATUS.awaitingOrg:
      return told(texts.awaiting, '')
    case ORDER_STATUS.noShow:
      return told(texts.missed, 'rebook')
    case ORDER_STATUS.bookingFailed:
      return told(texts.failed, 'rebook')
    case ORDER_STATUS.visited:
      return told(making || done, '')
    case ORDER_STATUS.reported:
      return told(texts.report, 'report')
    case ORDER_STATUS.done:
      return told(order.doses.length > 1 ? allDone(order) : done, 'comment')
    default:
      return told(order.statusName, '')
  }
}

/** The dose that can be given its day now, unless another one has its day already. */
function bookable({ doses }: OrderDetail): Dose | undefined {
  if (doses.length < 2 || doses.some(({ state }) => state === 'booked' || state === 'asked')) return undefined
  return doses.find(({ action }) => action === 'book')
}

/** Why a dose gets another day. */
const UNDONE: Readonly<Partial<Record<Dose['state'], string>>> = {
  noShow: texts.missed,
  failed: texts.failed
}

function doseHead({ order }: SectionProps, { no, from, state }: Dose): HeadFacts {
  const { kind, doses, branchName, person } = order
  const { come, done } = visitWordsOf(kind)
  const dose = numberedVisit(kind, no)
  const given = doses.filter(({ state }) => state === 'visited').at(-1)
  return {
    title: UNDONE[state] ?? (given ? texts.doseDone(numberedVisit(kind, given.no), done) : texts.noDay(come)),
    note: from === '' ? '' : texts.doseFrom(dose, monthDay(from), come),
    foot: {
      title: texts.doseNow(dose),
      text: [person.name, given?.branchName ?? branchName].filter((part) => part !== '').join(' · '),
      act: bookDose(order, dose, no)
    }
  }
}

const bookDose = ({ kind, productCode, number }: OrderDetail, dose: string, no: number): HeadAct => ({
  text: texts.bookDose(dose),
  onTap: () => navigate('booking', { type: kind, id: productCode, orderNum: number, visitNo: String(no) })
})

/** The visit is ahead: the day by its name, and whom it is to. */
function comingHead({ order, model }: SectionProps, text: string): HeadFacts {
  const { kind, date, timespan, branchName, branch, doses, doctor } = order
  const { come } = visitWordsOf(kind)
  const day = dayName(date, model.now())
  const [name = ''] = doctor.split(' ')
  const dose = doses.length > 1 ? doses.find(({ state }) => state === 'booked') : undefined
  const placed = branch.lat !== 0 || branch.lon !== 0
  return {
    title:
      day === ''
        ? order.statusName
        : name
          ? texts.meet(day, name)
          : dose
            ? texts.doseComes(numberedVisit(kind, dose.no), day, come)
            : texts.come(day, come),
    note: appointmentText(date, timespan),
    foot: {
      title: branchName,
      text,
      act: placed ? { text: texts.route, onTap: () => model.openMap() } : null
    }
  }
}

/** 今天, 明天, 后天, later 11月24日; '' once it is over. */
function dayName(date: string, now: number): string {
  if (!isDate(date)) return ''
  const days = daysBetween(dateOf(now), date)
  return days < 0 ? '' : (texts.day[days] ?? monthDay(date))
}

const allDone = ({ kind, doses }: OrderDetail): string => {
  const { come, unit } = visitWordsOf(kind)
  return texts.allDone(doseTexts.count(doses.length, unit), come)
}
