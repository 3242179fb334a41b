import * as v from 'valibot'
import { toFen, toYuan } from '@/domain/money'
import { depositOf, type PayTerms } from '@/domain/order/instalments'
import type { ProductRow } from './read-shop'

const told = v.object({
  payTypes: v.optional(v.array(v.picklist(['all', 'deposit']))),
  payMode: v.optional(v.picklist(['full', 'deposit'])),
  depositPrice: v.optional(v.nullable(v.number()), null),
  /** The rest can be paid at the branch alone. */
  balanceAtBranch: v.optional(v.boolean(), false)
})

/** How a product lets itself be paid, as its row tells; without a word all at once. */
export function payTermsOf({ extra }: Pick<ProductRow, 'extra'>): PayTerms {
  const { payTypes, payMode, depositPrice, balanceAtBranch } = v.parse(told, extra)
  return {
    payTypes: payTypes ?? [payMode === 'deposit' ? 'deposit' : 'all'],
    depositFen: toFen(depositPrice ?? 0),
    rest: balanceAtBranch ? 'atBranch' : 'balance'
  }
}

/** What is paid first of a product, as screens are told; null: all at once. */
export function depositView(product: Pick<ProductRow, 'extra'>) {
  const terms = payTermsOf(product)
  const deposit = depositOf(terms, 'deposit')
  return (
    deposit && { price: toYuan(deposit.fen), rest: deposit.rest, optional: terms.payTypes.includes('all') }
  )
}
