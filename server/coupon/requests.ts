import type { ParsedInput } from '@/contract/schemas'
import { toFen } from '@/domain/money'
import type { AmountRequest, CouponRequest } from './queries/coupon-list'

export function couponRequest(input: ParsedInput<'coupon.list'>): CouponRequest {
  const { status, productCode, goods } = input
  if (goods !== undefined) return { of: 'goods', goods }
  if (productCode === undefined) return { of: 'wallet', status }
  const addons = (input.customAddPackage ?? []).map(
    ({ addPackageId: packageId, itemCodeList: itemCodes }) => ({ packageId, itemCodes })
  )
  return {
    of: 'order',
    order: {
      productCode,
      branchCode: input.orgCode,
      skuId: input.skuId,
      quantity: input.quantity ?? 1,
      addons,
      exchangeId: input.addItemConfigId ?? null
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
