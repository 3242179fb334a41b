import type { Owed } from '@/services/order/orders'
import { orderTexts } from './texts'

/** What is owed after an order, by how it is called. */
export const owedName = ({ purpose }: Owed): string => orderTexts.owed[purpose]
