import { countTypeOf, type StaticItem } from '@/domain/entry/entry-query'
import type { Call } from '../http/call'

/** R4.72: nobody waits for it, and its failure is nobody's business. */
export function countOrder(call: Call, orderNum: string, item: StaticItem | undefined): void {
  const countType = item ? countTypeOf(item) : null
  if (!item || countType === null) return
  const report = {
    countType,
    orderNum,
    teleCiphertext: item.encryptStr ?? '',
    activityId: item.activityId ?? '',
    orderChannel: item.promoteChannel ?? '',
    platForm: item.appType ?? ''
  }
  void call('order.count', report).catch(() => undefined)
}
