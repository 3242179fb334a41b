import { eq } from 'drizzle-orm'
import { ErrorCode } from '@/contract/errors'
import { balanceOf, type LaterDue } from '@/domain/order/instalments'
import { allowsAction } from '@/domain/order/status-table'
import { isExpired, payDeadline } from '@/domain/order/timers'
import { instalments, payOrders } from '../../../db/schema'
import { transact, type Tx } from '../../../db/transact'
import { requireUser, type RequestContext } from '../../../http/context'
import { Refusal } from '../../../http/refusal'
import { PAY_ORDER_STATE } from '../../../money/pay-order'
import { instalmentsOfOrders, type OrderInstalment } from '../../../money/queries/instalments'
import { newPayOrderNum } from '../../order/order-number'
import { lockOwnOrder } from '../../order/queries/own-order'
import { ORDER_TEXTS } from '../../texts'

/**
 * The pay order under which an order's balance, change or added items are paid; that of what is paid already too. A balance has none
 * before the first try and is given a new time to pay once that of an earlier try is over. Refuses: 404 another's order, 0 an order
 * that owes nothing of it or whose state takes no money.
 */
export async function openBalance(
  context: RequestContext,
  orderNum: string,
  purpose: LaterDue
): Promise<string> {
  const now = context.now()
  const userId = requireUser(context).id
  return transact(context.db, async (tx) => {
    const { status } = await lockOwnOrder(tx, userId, orderNum)
    const own = (await instalmentsOfOrders(tx, [orderNum])).filter((due) => due.purpose === purpose)
    const owed = balanceOf(own)
    if (owed === null) {
      const paid = own.find(({ payState }) => payState === PAY_ORDER_STATE.paid)
      if (!paid?.payOrderNum) throw new Refusal(ErrorCode.business, ORDER_TEXTS.nothingOwed)
      return paid.payOrderNum
    }
    if (!allowsAction(status, 'payBalance')) throw new Refusal(ErrorCode.business, ORDER_TEXTS.nothingOwed)
    return payOrderFor(tx, owed, userId, now)
  })
}

async function payOrderFor(tx: Tx, owed: OrderInstalment, userId: string, now: Date): Promise<string> {
  const { id, payOrderNum, purpose, payState } = owed
  const open = {
    state: PAY_ORDER_STATE.open,
    deadline: new Date(payDeadline(now.getTime())),
    closedBy: null,
    closedNote: ''
  }
  if (payOrderNum === null) {
    const made = newPayOrderNum(now)
    await tx.insert(payOrders).values({ payOrderNum: made, userId, ...open })
    await tx.update(instalments).set({ payOrderNum: made }).where(eq(instalments.id, id))
    return made
  }
  const over = payState === PAY_ORDER_STATE.closed || (payState === PAY_ORDER_STATE.open && isOver(owed, now))
  if (purpose === 'balance' && over) {
    await tx.update(payOrders).set(open).where(eq(payOrders.payOrderNum, payOrderNum))
  }
  return payOrderNum
}

const isOver = ({ deadline }: OrderInstalment, now: Date): boolean =>
  deadline !== null && isExpired(deadline.getTime(), now.getTime())
