import { and, asc, desc, eq, isNull } from 'drizzle-orm'
import { formatDateTime, isDate } from '@/domain/date'
import { maskMobile, maskName } from '@/domain/mask'
import { formatYuan } from '@/domain/money'
import { KIT_CODE, kitCodeOf } from '@/domain/order/kit-code'
import { ORDER_STATUS, toOrderStatus } from '@/domain/order/codes'
import { orderStatusName } from '@/domain/order/status-table'
import { orderEvents, orders, orderVisits } from '../db/schema'
import { shipParcel, trackParcel } from '../ordering/parcels/commands/move-parcel'
import { answerVisit, type Served, type VisitAnswer } from '../ordering/visits/commands/answer-visit'
import { anyOrder, standing, statusNameOf } from './standing'
import { mayNot } from './rights'
import { ON, refused, type Command, type OpsContext, type Outcome } from './command'

const MOST = 200
/** A courier's number of a parcel. */
export const PARCEL_NO = /^[A-Za-z0-9-]{4,40}$/

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
    if (no === null) return refused('--visit 填第几次到检，从 1 开始')
    return tell(context, orderNum, await answerVisit(context, { orderNum, no, answer: to }))
  }
})

const list: Command = {
  name: 'orders list',
  takes: '[--status 50] [--day 2026-12-01]',
  about: '某个状态（50 待发货，30 待确认）或某天到检的订单，新的在前，最多 200 条',
  changes: false,
  options: { status: { type: 'string' }, day: { type: 'string' } },
  run: async ({ db }, { options: { status, day } }) => {
    const code = status === undefined ? null : toOrderStatus(Number(status))
    if (status !== undefined && code === null) {
      return refused(`--status 可以是 ${Object.values(ORDER_STATUS).join('、')}`)
    }
    if (day !== undefined && !isDate(day)) return refused('--day 填日期，如 2026-12-01')
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
  takes: '<order> [--personal]',
  about:
    '一个订单的人员、项目、到检、包裹、券码和经过；姓名和电话默认遮住，--personal 看明文（要有 personal 权限）',
  ...{ changes: false, watched: true },
  options: { personal: { type: 'boolean', default: false } },
  run: async (context, args) => {
    const forbidden = await mayNot(context, args)
    if (forbidden) return forbidden
    const { db } = context
    const [orderNum = ''] = args.words
    const personal = args.options['personal'] === ON
    const order = await anyOrder(db, orderNum)
    if (!order) return refused(`没有订单 ${orderNum}`)
    const { visits, deliveries: parcels, people, codes } = order
    const items = order.lines.flatMap((line) => line.items)
    const undone = visits.flatMap((visit) => visit.undone)
    const events = await db
      .select()
      .from(orderEvents)
      .where(eq(orderEvents.orderNum, orderNum))
      .orderBy(asc(orderEvents.id))
    return {
      ok: true,
      rows: [
        { what: 'order', state: `${order.status} ${statusNameOf(order)}`, detail: order.productName },
        ...people.map(({ role, person: { name, mobile } }) => ({
          what: 'person',
          state: role,
          detail: (personal ? [name, mobile] : [maskName(name), maskMobile(mobile)]).join(' ')
        })),
        ...items.map(({ code, name }) => {
          const left = undone.find((item) => item.code === code)
          return {
            what: 'item',
            state: code,
            detail: left ? `${name}（未做${left.why && `：${left.why}`}）` : name
          }
        }),
        ...codes.map(({ code, state }) => ({
          what: 'code',
          state,
          detail: personal ? code : `…${code.slice(-4)}`
        })),
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
        ...events.map(({ event, at, detail }) => ({
          what: 'event',
          state: event,
          detail: [formatDateTime(at.getTime()), lateNote(detail)].filter((part) => part).join(' ')
        }))
      ]
    }
  }
}

/** Why it was entered after its day. */
const lateNote = (detail: object | null): string =>
  detail && 'late' in detail && typeof detail.late === 'string' ? `补录：${detail.late}` : ''

const ship: Command = {
  name: 'orders ship',
  takes: '<order> --courier 顺丰速运 --parcel SF1042 [--kit GH7002A1,GH7002A2]',
  about: '包裹已发出；跨境商品要先申报清关；--kit 填每个采样盒的编号，不填由客户登记',
  changes: true,
  options: { courier: { type: 'string' }, parcel: { type: 'string' }, kit: { type: 'string' } },
  run: async (context, { words: [orderNum = ''], options: { courier = '', parcel = '', kit } }) => {
    if (courier === '' || !PARCEL_NO.test(parcel)) {
      return refused('--courier 填快递公司，--parcel 填运单号（4 到 40 个字母或数字）')
    }
    const kits = kit?.split(',').map(kitCodeOf)
    if (kits?.some((code) => !KIT_CODE.test(code)) || new Set(kits).size !== (kits?.length ?? 0)) {
      return refused('--kit 填采样盒编号，用逗号隔开，每个 6 到 20 位字母和数字')
    }
    const shipped = { orderNum, courier, parcelNo: parcel, kits }
    return tell(context, orderNum, await shipParcel(context, shipped))
  }
}

const track: Command = {
  name: 'orders track',
  takes: '<order> --title 运输中 --text 到达成都转运中心',
  about: '补一条物流轨迹',
  changes: true,
  options: { title: { type: 'string', default: '' }, text: { type: 'string' } },
  run: async (context, { words: [orderNum = ''], options: { title = '', text = '' } }) => {
    if (text === '' || text.length > 200 || title.length > 20) {
      return refused('--text 必填，最多 200 个字；--title 最多 20 个字')
    }
    return tell(context, orderNum, await trackParcel(context, { orderNum, title, text }))
  }
}

export const orderCommands: readonly Command[] = [
  list,
  show,
  answer('confirm', '分院确认可以到检（状态 30 的订单）', 'booked'),
  answer('refuse', '分院接待不了：名额退回，通知顾客', 'failed'),
  ship,
  track
]
