import type { ParsedInput } from '@/contract/schemas'
import { toFen } from '@/domain/money'
import { cardNamed, selectionOf } from '../pricing/requests'
import type { AmountRequest, CouponRequest } from './queries/coupon-list'

export function couponRequest(input: ParsedInput<'coupon.list'>): CouponRequest {
  const { status, productCode, goods } = input
  if (goods !== undefined) return { of: 'goods', goods }
  if (productCode === undefined) return { of: 'wallet', status }
  return {
    of: 'order',
    order: {
      productCode,
      branchCode: input.orgCode,
      skuId: input.skuId,
      quantity: input.quantity ?? 1,
      addons: selectionOf(input.customAddPackage ?? []),
      exchangeId: input.addItemConfigId ?? null,
      onCard: cardNamed(input.onCard ?? {})
    }
  }
}

export const amountRequest = ({
  merchandiseId,
  hospitalId,
  price
}: ParsedInput<'coupon.amount'>): AmountRequest => ({
  productCode: merchandiseId,
  branchCode: hospitalId,
  amountFen: toFen(price)
})
