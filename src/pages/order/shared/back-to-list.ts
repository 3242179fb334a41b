import { useShell } from '@/components/ui/page-shell/shell'
import { isApart } from '@/components/order/to-order'
import type { ProductKind } from '@/domain/kinds'
import { backTo } from '@/routes/navigate'

/**
 * Back on a page that orders of several kinds share, also where a link led straight to it: to the list that has the order (§2).
 * @param kind of its order; undefined before that is known
 */
export function useBackToList(kind: ProductKind | null | undefined): { onBack?: () => void } {
  const { onBack } = useShell()
  return onBack && isApart(kind) ? { onBack: () => backTo('sugarOrders') } : {}
}
