import { rulesOf, type ProductKind } from '@/domain/kinds'
import { navigate, type NavigateOptions } from '@/routes/navigate'

/** Of kinds whose orders have a list and a page of their own (§2). */
export const isApart = (kind: ProductKind | null | undefined): boolean =>
  kind != null && rulesOf(kind).ordersApart === true

/** Where an order's page is. @param kind null: of one that is not sold any more */
export const orderPage = (kind: ProductKind | null) => (isApart(kind) ? 'sugarOrderDetail' : 'orderDetail')

/** To an order's page. */
export const toOrder = (orderNum: string, kind: ProductKind | null, options?: NavigateOptions): void =>
  navigate(orderPage(kind), { orderNum }, options)
