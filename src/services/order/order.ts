/** One order with all that is told of it (§7 Orders), in our own words and fen. */
import type { OrderDetail as WireDetail } from '@/contract/order/dto/order'
import { toFen } from '@/domain/money'
import { payVerdict, type PayVerdict } from '@/domain/order/pay-verdict'
import type { PriceLine } from '@/domain/quote/lines'
import type { Call } from '../http/call'
import { toOrder, toPaidOrder, toSum, type Order, type PaidOrder, type Sum } from './orders'
import { toLines } from './price-lines'
import type { Prep } from '../booking/visit-plan'

/** A step of an order's way so far and to come. */
interface Step {
  readonly title: string
  readonly text: string
  readonly time: string
  readonly state: 'done' | 'now' | 'next'
  /** Of a kit's way: the drawing that stands for it. */
  readonly picture?: string | undefined
}

/** Add-ons that were taken from one package. */
interface OrderedPackage {
  readonly name: string
  readonly items: readonly string[]
}

/** One of the doses that an order is given in. */
export interface Dose {
  /** 1 is the first. */
  readonly no: number
  readonly state: WireDetail['doses'][number]['state']
  /** 'YYYY-MM-DD'; '' before it has a day. */
  readonly date: string
  readonly timespan: string
  readonly branchId: string
  readonly branchName: string
  /** Days between which it has to be; '' where there is no bound. */
  readonly from: string
  readonly to: string
  /** Days that have to lie between it and the one before it. */
  readonly interval: number
  /** What can be done about it now: given its day, or another one; '' nothing. */
  readonly action: 'book' | 'date' | ''
}

/** With one code one piece, or a part of it, is used at a branch. */
export interface OrderCode {
  readonly id: string
  readonly lineId: string
  readonly state: WireDetail['codes'][number]['state']
  /** In groups of four; '' once it cannot be used any more. */
  readonly text: string
  /** What goes back with it. */
  readonly fen: number
  /** ms since 1970; null: it is good for ever. */
  readonly expiresAt: number | null
  /** Where and when it was used, '' before. */
  readonly usedAt: string
  readonly usedTime: string
}

/** By what a sum was paid. */
interface PaidWay {
  readonly name: string
  readonly fen: number
}

type Paid = Pick<Sum, 'name' | 'fen' | 'note'> & {
  /** They add up to it. */
  readonly ways: readonly PaidWay[]
}
type Payment = Paid & Pick<WireDetail['payments'][number], 'number' | 'time'>

export interface OrderDetail extends Order {
  /** All orders of its payment that are still shown, this one too; empty when it is paid alone. */
  readonly together: readonly PaidOrder[]
  readonly payment: PayVerdict
  /** What was paid last, with all that was paid by the same payment; null before. */
  readonly lastPaid: (Paid & Pick<NonNullable<WireDetail['payment']>, 'purpose'>) | null
  /** Each payment of it: what for and by what, under which number and when; empty before. */
  readonly payments: readonly Payment[]
  readonly createdAt: string
  readonly branch: {
    readonly id: string
    readonly address: string
    readonly openHours: string
    readonly transit: string
    readonly lat: number
    readonly lon: number
  }
  /** Masked by the rules of §5. */
  readonly person: { readonly name: string; readonly mobile: string; readonly idNumber: string }
  /** Whom the visit is to, with their title; '' nobody in particular. */
  readonly doctor: string
  readonly doctorId: string
  readonly breakfast: string
  readonly paperReport: string
  /** Where the paper report or the goods are sent to; both empty when nothing is. */
  readonly receive: { readonly region: string; readonly address: string }
  /** What was taken at a lower price beside add-ons; '' for nothing. */
  readonly exchange: string
  readonly gifts: readonly { readonly name: string; readonly count: number }[]
  /** In the order in which they were taken. */
  readonly packages: readonly OrderedPackage[]
  /** Check items of the product itself, and those that were added. */
  readonly itemCount: number
  readonly addedCount: number
  /** They add up to `payFen`. */
  readonly lines: readonly PriceLine[]
  readonly timeline: readonly Step[]
  /** Shown at the branch; null before the booking stands. `expiresAt` in ms. */
  readonly credential: { readonly code: string; readonly number: string; readonly expiresAt: number } | null
  /** What to do before the visit. */
  readonly prep: readonly Prep[]
  /** What is said of goods that were chosen; null for a visit. */
  readonly goods: { readonly note: string } | null
  /** How it goes: the hours at the branch, or how the goods are used; '' without a picture, 0 minutes not told. */
  readonly guide: WireDetail['guide']
  /** For whom an invoice is made out, by how it is called; '' without one. */
  readonly invoice: string
  readonly remark: string
  /** How often the day was changed. */
  readonly changeCount: number
  /** What another day costs more now, below 0 less. */
  readonly changeFen: number
  /** The product wants an empty stomach. */
  readonly fasting: boolean
  readonly cancelReason: string
  /** When its parcel leaves (ms since 1970) and comes ('YYYY-MM-DD'); null and '' what is not said. */
  readonly parcel: WireDetail['parcel']
  /** Its number and its sample's way back; null of an order without a kit. */
  readonly kit: WireDetail['kit']
  /** Until when goods from abroad are declared to customs, ms since 1970; null once they are, and of other goods. */
  readonly declareBefore: number | null
  /** Empty unless it is given in doses. */
  readonly doses: readonly Dose[]
  /** Empty unless it is used by codes, and before it is paid. */
  readonly codes: readonly OrderCode[]
  /** By what it can be paid; null: nobody says, and all are tried. */
  readonly payChannels: readonly string[] | null
  /** ms since 1970 */
  readonly serverTime: number
}

function byPackage(items: WireDetail['addItems']): readonly OrderedPackage[] {
  const names = [...new Set(items.map(({ packageName }) => packageName))]
  return names.map((name) => ({
    name,
    items: items.filter(({ packageName }) => packageName === name).map(({ itemName }) => itemName)
  }))
}

const toPaid = <Of extends Pick<WireDetail['payments'][number], 'name' | 'amount' | 'note' | 'ways'>>({
  ways,
  ...sum
}: Of) => ({ ...toSum(sum), ways: ways.map(({ name, amount }) => ({ name, fen: toFen(amount) })) })

const toDetail = (wire: WireDetail): OrderDetail => ({
  ...toOrder(wire),
  together: wire.together.map(toPaidOrder),
  payment: payVerdict(wire),
  lastPaid: wire.payment && toPaid(wire.payment),
  payments: wire.payments.map(toPaid),
  createdAt: wire.orderCreateDate,
  branch: {
    id: wire.hospitalId,
    address: wire.hospAddress,
    openHours: wire.openHours,
    transit: wire.transit,
    lat: wire.lat,
    lon: wire.lon
  },
  person: wire.person,
  doctor: wire.doctor,
  doctorId: wire.doctorId,
  breakfast: wire.breakfastName,
  paperReport: wire.paperReport,
  receive: { region: wire.receiveCity, address: wire.receiveAddress },
  exchange: wire.exchange?.productName ?? '',
  gifts: wire.gifts.map(({ productName, itemNum }) => ({ name: productName, count: itemNum })),
  packages: byPackage(wire.addItems),
  itemCount: wire.baseItemNum,
  addedCount: wire.addItems.length,
  lines: toLines(wire.lines),
  timeline: wire.timeline,
  credential: wire.credential,
  prep: wire.prep,
  guide: wire.guide,
  goods: wire.goods,
  invoice: wire.invoice,
  remark: wire.remark,
  changeCount: wire.changeCount,
  changeFen: toFen(wire.changeDifference),
  fasting: wire.fasting,
  cancelReason: wire.cancelReason,
  parcel: wire.parcel,
  kit: wire.kit,
  declareBefore: wire.declareBefore,
  doses: wire.doses.map(({ hospitalId, hospitalName, ...dose }) => ({
    ...dose,
    branchId: hospitalId,
    branchName: hospitalName
  })),
  codes: wire.codes.map(({ code: text, price, ...code }) => ({ ...code, text, fen: toFen(price) })),
  payChannels: wire.payChannels ?? null,
  serverTime: wire.serverTime
})

/** @throws CallError when there is no such order, or it is somebody else's */
export const readOrder = async (
  call: Call,
  number: string,
  /** Of the kind of page that shows it (§7 '/order/...Detail/{id}'); one answer stands behind all. */
  by: 'order.detail' | 'order.sugarDetail' | 'order.geneDetail' = 'order.detail'
): Promise<OrderDetail> => toDetail(await call(by, { id: number }))
