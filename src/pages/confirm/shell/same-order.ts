import { toOrder } from '@/components/order/to-order'
import { kindOfCategory } from '@/domain/kinds'
import { navigate } from '@/routes/navigate'
import { cancelOrder } from '@/services/order/cancel-order'
import { singleFlight } from '@/services/http/throttle'
import type { Root } from '@/stores/root'
import type { SubmitModel } from './submit'

/** What the user does about an order that stands already (27008). */
export const sameOrderWays = (root: Root, submit: SubmitModel) => ({
  /** 去支付 or 查看订单: the order that stands already. */
  openOld(): void {
    const order = submit.sameOrder
    if (!order) return
    submit.closeSameOrder()
    if (order.paid) toOrder(order.number, kindOfCategory(order.type))
    else navigate('goPay', { orderNo: order.number, orderType: String(order.type) })
  },

  /** 放弃旧单重新下单 cancels the unpaid one, 继续预约 leaves the paid one; then this one goes out under a new key. */
  goOn: singleFlight(async (): Promise<void> => {
    const order = submit.sameOrder
    if (!order) return
    try {
      if (order.paid) root.process.put(submit.model.key, { beside: { orderNum: order.number } })
      else await cancelOrder(root.call, order.number)
    } catch (error) {
      root.presentError(error)
      return
    }
    submit.closeSameOrder()
    await submit.submit()
  })
})
