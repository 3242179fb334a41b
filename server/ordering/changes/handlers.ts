import type { ChangedVisit } from '@/contract/order/dto/change'
import { toFen, toYuan } from '@/domain/money'
import { MAX_CHANGES } from '@/domain/order/change'
import { requireUser, type Handlers } from '../../http/context'
import { changeVisit, type MadeChange } from './commands/change-visit'
import { changeTerms } from './commands/validate-change'
import { withdrawChange } from './commands/withdraw-change'
import { wholeOrder } from '../order/queries/order-parts'
import { ownOrder } from '../order/queries/own-order'
import { doseClinics, doseVisits } from '../visits/dose-handlers'

export const changeHandlers = {
  'vaccine.list': (input, context) => doseClinics(context, input),
  'order.changeVisit': async (input, context) => [
    changedVisit(
      await changeVisit(context, input.orderNum, {
        ...seatOf(input),
        branchCode: input.hospitalId,
        timespan: input.timespanStr,
        agreedFen: toFen(input.difference)
      })
    )
  ],
  'order.changeVaccine': async (input, context) => [
    changedVisit(
      await doseVisits(context, input.orderNum, {
        ...seatOf(input),
        branchCode: input.hospId,
        timespan: input.startTimeSpan,
        agreedFen: toFen(input.difference),
        as: 'date'
      })
    )
  ],
  'order.otherDatePrice': async ({ orderNum, orgCode, rtime, visitNo }, context) => {
    const { db, now } = context
    const order = await wholeOrder(db, await ownOrder(db, requireUser(context).id, orderNum))
    const wanted = { no: visitNo, as: undefined, date: rtime, orgCode }
    const { differenceFen } = await changeTerms(db, order, wanted, now())
    return [
      {
        ...{ orderNum, rtime, orgCode },
        userPayPrice: toYuan(order.payableFen),
        newUserPayPrice: toYuan(order.payableFen + differenceFen),
        difference: toYuan(differenceFen),
        ...differencePrices(differenceFen)
      }
    ]
  },
  'order.withdrawChange': async (input, context) => {
    await withdrawChange(context, input)
    return {}
  },
  'order.bookVaccine': async (input, context) => [
    changedVisit(
      await doseVisits(context, input.originOrderNumber, {
        ...seatOf(input),
        branchCode: input.orgCode,
        timespan: input.startTimeSpan,
        agreedFen: 0,
        as: 'book'
      })
    )
  ]
} satisfies Partial<Handlers>

/** Day and time, as each of these calls names them. */
const seatOf = (input: {
  readonly regDate: string
  readonly timeSpanId: number
  readonly doctorId?: string | undefined
  readonly holdId?: string | undefined
  readonly visitNo?: number | undefined
}) => ({
  date: input.regDate,
  slotId: input.timeSpanId,
  doctorId: input.doctorId ?? '',
  holdId: input.holdId ?? '',
  visitNo: input.visitNo
})

/** What is paid more for a change, or goes back. */
const differencePrices = (differenceFen: number) => ({
  payPrice: toYuan(Math.max(0, differenceFen)),
  refundPrice: toYuan(Math.max(0, -differenceFen))
})

function changedVisit({ order, change, payOrderNum }: MadeChange): ChangedVisit {
  const { differenceFen, expiresAt, visitId } = change
  const visit = order.visits.find(({ id }) => id === visitId)
  return {
    orderNum: order.orderNum,
    payOrderNum: payOrderNum ?? '',
    orderType: order.orderType,
    orderStatus: order.status,
    ...differencePrices(differenceFen),
    expiresAt: payOrderNum === null ? null : (expiresAt?.getTime() ?? null),
    changesLeft: Math.max(0, MAX_CHANGES - (visit?.changeCount ?? 0))
  }
}
