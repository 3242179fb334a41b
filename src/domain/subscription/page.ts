import { rulesOf, type ProductKind } from '../kinds'

/** Pages of the mini-program that show one order; a test holds them against the table of routes. */
const PAGES = {
  order: 'pages/order/order-detail/index',
  apart: 'pages/order/sugar-order-detail/index'
} as const

/** The mini-program's page, with its query, that a message of WeChat about an order opens. */
export const orderPageOf = (kind: ProductKind, orderNum: string): string =>
  `${PAGES[rulesOf(kind).ordersApart === true ? 'apart' : 'order']}?orderNum=${orderNum}`
