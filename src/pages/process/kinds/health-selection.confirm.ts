import { COMPLETIONS } from '@/contract/completions'
import type { InputOf } from '@/contract/catalogue'
import { healthSelectionForms as forms } from '@/domain/kinds/health-selection.form'
import type { GoodsFacts, GoodsPlan } from './plan'

const TYPE = 'health-selection'

/** The body of `/entity/user/complete` (§7 Goods, and what the reference adds). */
function bodyOf(facts: GoodsFacts): InputOf<(typeof COMPLETIONS)[typeof TYPE]> {
  const { choice, person, address, invoice } = facts
  const lottery = facts.items.get('lotteryId')
  return {
    receiveName: person.name,
    receivePhone: person.mobile,
    receiveCity: address?.region ?? '',
    receiveAddress: address?.detail ?? '',
    productCode: facts.productCode,
    skuId: choice.skuId,
    quantity: choice.quantity,
    couponCode: facts.couponCodes.join(','),
    needInvoice: invoice ? 1 : 0,
    invoice,
    remark: facts.remark,
    staId: lottery?.activityId ?? '',
    staCome: lottery?.staCome ?? '',
    priceVersion: facts.priceVersion
  }
}

export const healthSelectionConfirm: GoodsPlan<typeof TYPE> = {
  type: TYPE,
  kind: TYPE,
  call: COMPLETIONS[TYPE],
  form: (category) => forms.byCategory?.[category] ?? forms.form,
  body: bodyOf
}
