import type { Order } from '@/services/order/orders'
import { orderTexts as texts } from './texts'

/** What was chosen of goods, and how many; '' for a visit. */
export const piecesOf = ({ spec, quantity }: Pick<Order, 'spec' | 'quantity'>): string =>
  spec === '' ? '' : texts.pieces(spec, quantity)

/** A visit is booked again, goods are bought again. */
export const againText = ({ spec }: Pick<Order, 'spec'>): string =>
  spec === '' ? texts.again : texts.buyAgain
