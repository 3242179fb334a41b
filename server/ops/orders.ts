import { and, asc, desc, eq, isNull } from 'drizzle-orm'
import { formatDateTime, isDate } from '@/domain/date'
import { formatYuan } from '@/domain/money'
import { ORDER_STATUS, toOrderStatus } from '@/domain/order/codes'
import { orderStatusName } from '@/domain/order/status-table'
import { orderDeliveries, orderEvents, orders, orderVisits } from '../db/schema'
import { shipParcel, trackParcel } from '../ordering/commands/move-parcel'
import { serveVisit, type Served, type VisitAnswer } from '../ordering/commands/serve-visit'
import { standing } from './standing'
import { refused, type Command, type OpsContext, type Outcome } from './command'

const MOST = 200

async function tell(context: OpsContext, orderNum: string, served: Served): Promise<Outcome> {
  return served.ok ? standing(context, orderNum, served.from) : refused(served.reason)
}

const visitNo = (typed: string | undefined): number | null => {
  const no = Number(typed)
  return Number.isInteger(no) && no >= 1 ? no : null
}

const answer = (name: string, about: string, to: VisitAnswer): Command => ({
  name: `orders ${name}`,
  takes: '<order> [--visit 1]',
  about,
  changes: true,
  options: { visit: { type: 'string', default: '1' } },
  run: async (context, { words: [orderNum = ''], options }) => {
    const no = visitNo(options['visit'])
    if (no === null) return refused('--visit takes the number of a visit, from 1')
    return tell(context, orderNum, await serveVisit(context, { orderNum, no, answer: to }))
  }
})

const checkIn: Command = {
  name: 'orders check-in',
  takes: '<order> [--visit 1] [--undone DI005,TH003 --why 设备检修]',
  about:
    'somebody came; check items that were not done are told then or later, and the customer can have them back',
  changes: true,
  options: {
    visit: { type: 'string', default: '1' },
    undone: { type: 'string' },
    why: { type: 'string', default: '' }
  },
  run: async (context, { words: [orderNum = ''], options }) => {
    const no = visitNo(options['visit'])
    if (no === null) return refused('--visit takes the number of a visit, from 1')
    const why = (options['why'] ?? '').trim()
    const codes = options['undone']?.split(',').map((code) => code.trim())
    if (codes?.some((code) => !/^[A-Za-z0-9_-]{1,40}$/.test(code)) || why.length > 40) {
      return refused('--undone takes codes of check items with commas between, --why up to 40 characters')
    }
    const undone = codes && [...new Set(codes)].map((code) => ({ code, why }))
    return tell(context, orderNum, await serveVisit(context, { orderNum, no, answer: 'visited', undone }))
  }
}

const list: Command = {
  name: 'orders list',
  takes: '[--status 50] [--day 2026-12-01]',
  about:
    'orders of a status (50 to be sent, 30 to be confirmed), or with a visit on a day, the newest first, 200 at most',
  changes: false,
  options: { status: { type: 'string' }, day: { type: 'string' } },
  run: async ({ db }, { options: { status, day } }) => {
    const code = status === undefined ? null : toOrderStatus(Number(status))
    if (status !== undefined && code === null) {
      return refused(`--status is one of ${Object.values(ORDER_STATUS).join(', ')}`)
    }
    if (day !== undefined && !isDate(day)) return refused('--day is a date such as 2026-12-01')
    const found = await db
      .selectDistinct({
        ...{ num: orders.orderNum, status: orders.status, product: orders.productName },
        ...{ payableFen: orders.payableFen, createdAt: orders.createdAt }
      })
      .from(orders)
      .leftJoin(orderVisits, eq(orderVisits.orderNum, orders.orderNum))
      .where(
        and(
          isNull(orders.deletedAt),
          code === null ? undefined : eq(orders.status, code),
          day === undefined ? undefined : eq(orderVisits.date, day)
        )
      )
      .orderBy(desc(orders.createdAt))
      .limit(MOST)
    return {
      ok: true,
      rows: found.map(({ num, product, payableFen, createdAt, ...row }) => ({
        order: num,
        status: statusText(row.status),
        product,
        yuan: formatYuan(payableFen),
        created: formatDateTime(createdAt.getTime())
      }))
    }
  }
}

const statusText = (code: number): string => {
  const status = toOrderStatus(code)
  return status === null ? String(code) : `${status} ${orderStatusName(status)}`
}

const show: Command = {
  name: 'orders show',
  takes: '<order>',
  about: 'its visits, parcels and what happened to it; no names and numbers of people',
  changes: false,
  run: async ({ db }, { words: [orderNum = ''] }) => {
    const [order] = await db.select().from(orders).where(eq(orders.orderNum, orderNum))
    if (!order) return refused(`there is no order ${orderNum}`)
    const visits = await db
      .select()
      .from(orderVisits)
      .where(eq(orderVisits.orderNum, orderNum))
      .orderBy(asc(orderVisits.no))
    const parcels = await db.select().from(orderDeliveries).where(eq(orderDeliveries.orderNum, orderNum))
    const events = await db
      .select()
      .from(orderEvents)
      .where(eq(orderEvents.orderNum, orderNum))
      .orderBy(asc(orderEvents.id))
    return {
      ok: true,
      rows: [
        { what: 'order', state: statusText(order.status), detail: order.productName },
        ...visits.map(({ no, state, date, timespan, orgName }) => ({
          what: `visit ${no}`,
          state,
          detail: [date, timespan, orgName].filter((part) => part).join(' ')
        })),
        ...parcels.map(({ direction, state, courier, parcelNo }) => ({
          what: `parcel ${direction}`,
          state,
          detail: `${courier} ${parcelNo}`.trim()
        })),
        ...events.map(({ event, at }) => ({
          what: 'event',
          state: event,
          detail: formatDateTime(at.getTime())
        }))
      ]
    }
  }
}

const ship: Command = {
  name: 'orders ship',
  takes: '<order> --courier 顺丰速运 --parcel SF1042',
  about: 'the parcel is on its way; goods from abroad have to be declared to customs before',
  changes: true,
  options: { courier: { type: 'string' }, parcel: { type: 'string' } },
  run: async (context, { words: [orderNum = ''], options: { courier = '', parcel = '' } }) => {
    if (courier === '' || !/^[A-Za-z0-9-]{4,40}$/.test(parcel)) {
      return refused('--courier takes a name and --parcel its number, 4 to 40 letters and digits')
    }
    return tell(context, orderNum, await shipParcel(context, { orderNum, courier, parcelNo: parcel }))
  }
}

const track: Command = {
  name: 'orders track',
  takes: '<order> --title 运输中 --text 到达成都转运中心',
  about: 'where the parcel has been',
  changes: true,
  options: { title: { type: 'string', default: '' }, text: { type: 'string' } },
  run: async (context, { words: [orderNum = ''], options: { title = '', text = '' } }) => {
    if (text === '' || text.length > 200 || title.length > 20) {
      return refused('--text takes up to 200 characters, --title up to 20')
    }
    return tell(context, orderNum, await trackParcel(context, { orderNum, title, text }))
  }
}

export const orderCommands: readonly Command[] = [
  list,
  show,
  answer('confirm', 'a branch that has to say yes to a visit (30) says so', 'booked'),
  answer('refuse', 'a branch cannot take a visit: its seat goes back, the customer is told', 'failed'),
  checkIn,
  answer('no-show', 'nobody came', 'noShow'),
  ship,
  track
]
