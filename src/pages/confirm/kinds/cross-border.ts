import { COMPLETIONS } from '@/contract/completions'
import type { InputOf } from '@/contract/catalogue'
import { regionParts } from '@/domain/address/address'
import { crossBorderForms as forms } from '@/domain/kinds/cross-border.form'
import type { GoodsFacts, GoodsPlan } from './plan'

const TYPE = 'cross-border'

/** The body of `/entity/rms/user/complete` (§7 Cross-border, and what the reference adds). */
function bodyOf(facts: GoodsFacts): InputOf<(typeof COMPLETIONS)[typeof TYPE]> {
  const { choice, person, address, buyer } = facts
  const { province = '', city = '', area = '' } = regionParts(address?.region ?? '') ?? {}
  const lottery = facts.items.get('lotteryId')
  return {
    receivePhone: person.mobile,
    receiveName: person.name,
    quantity: choice.quantity,
    productCode: facts.productCode,
    skuId: choice.skuId,
    buyerName: buyer?.name ?? '',
    idCard: buyer?.idNumber ?? '',
    province,
    city,
    area,
    address: address?.detail ?? '',
    couponCode: facts.couponCodes.join(','),
    remark: facts.remark,
    staId: lottery?.activityId ?? '',
    staCome: lottery?.staCome ?? '',
    priceVersion: facts.priceVersion
  }
}

export const crossBorderConfirm: GoodsPlan<typeof TYPE> = {
  type: TYPE,
  kind: TYPE,
  call: COMPLETIONS[TYPE],
  form: () => forms.form,
  body: bodyOf
}
