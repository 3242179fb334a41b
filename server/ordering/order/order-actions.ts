import { isOpen } from '@/contract/completions'
import { ORDER_STATUS, type OrderAction, type OrderStatus } from '@/domain/order/codes'
import { balanceOf } from '@/domain/order/instalments'
import { fulfilmentOf } from '../fulfilment'
import type { OrderNow } from '../fulfilment/fulfilment'
import type { WholeOrder } from './whole-order'

/** Actions that have a page or a call; others are not drawn. */
const OFFERED: readonly OrderAction[] = [
  'pay',
  'payBalance',
  'cancel',
  'refreshPay',
  'contact',
  'navigate',
  'calendar',
  'book',
  'rebook',
  'reschedule',
  'useCode',
  'refund',
  'refundDetail',
  'prepare',
  'declare',
  'logistics',
  'report',
  'confirmReceive',
  'invoice',
  'comment',
  'again',
  'delete'
]

/** Nothing is owed any more, or the order itself goes on: paying and buying again are ways on. */
const ENDED: readonly OrderStatus[] = [
  ORDER_STATUS.unpaid,
  ORDER_STATUS.cancelled,
  ORDER_STATUS.closed,
  ORDER_STATUS.refunded
]

type Acted = OrderNow & Pick<WholeOrder, 'kind' | 'orderType' | 'dues' | 'reviewedAt'>

/** The actions of an order, those of the part that it stands for, the most wanted first; what is paid and not ended can at least be asked about, and invoices are offered by a shop that has an issuer. */
export function actionsOf(
  order: Acted,
  at: Date,
  { invoices }: { readonly invoices: boolean }
): OrderAction[] {
  const actions = fulfilmentOf(order)
    .actions(order, at)
    .filter((action) => isOffered(order, action) && (invoices || action !== 'invoice'))
  return ENDED.includes(order.status) || actions.includes('contact') ? actions : [...actions, 'contact']
}

function isOffered({ kind, dues, reviewedAt }: Acted, action: OrderAction): boolean {
  switch (action) {
    case 'comment':
      return reviewedAt === null
    case 'payBalance': {
      const owed = balanceOf(dues)
      return owed !== null && owed.purpose !== 'atBranch'
    }
    case 'reschedule':
      // One that waits for its difference is paid or withdrawn first.
      return balanceOf(dues)?.purpose !== 'change'
    case 'again':
      return isOpen(kind)
    default:
      return OFFERED.includes(action)
  }
}
