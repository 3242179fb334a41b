import { rulesOf } from '@/domain/kinds'
import { navigate } from '@/routes/navigate'
import { askRebook } from '@/services/order/orders'
import type { Root } from '@/stores/root'
import { orderTexts as texts } from './texts'

/**
 * 再次预约 (§4 Re-order): the server says whether the product can still be booked; then its booking screen opens with
 * the earlier order's number, which waits there for the add-on screen to ask what is carried over.
 */
export async function bookAgain(root: Root, orderNum: string): Promise<void> {
  const { call, feedback, presentError } = root
  try {
    const check = await askRebook(call, orderNum)
    if (!check.ok) {
      const look = await feedback.confirm({
        title: texts.againRefused,
        text: check.reason,
        confirmText: texts.toShop,
        cancelText: texts.knowIt
      })
      if (look) navigate('shop')
      return
    }
    const { kind, productCode } = check
    if (rulesOf(kind).booking) navigate('booking', { type: kind, id: productCode, again: orderNum })
    else navigate('selling', { type: kind, id: productCode })
  } catch (error) {
    presentError(error)
  }
}
