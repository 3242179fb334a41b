import type { FlashSale } from '@/domain/quote/base-price'
import type { FlashFacts } from './facts'

/** The row as the domain's price rule takes it. */
export const toFlashSale = (row: FlashFacts | null): FlashSale | null =>
  row && {
    priceFen: row.priceFen,
    startAt: row.startAt.getTime(),
    endAt: row.endAt.getTime(),
    stock: row.remaining
  }
