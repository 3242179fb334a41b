import { regionParts } from '@/domain/address/region'
import { fulfilmentOf } from '@/domain/kinds'
import { formOf } from '@/domain/kinds/forms'
import type { PersonField } from '@/domain/person/form-fields'
import { ID_TYPE } from '@/domain/person/codes'
import { validatePerson } from '@/domain/person/person-form'
import { isRegion } from '../../../catalogue/queries/regions'
import type { OrderPerson } from '../../../db/schema/ordering/order'
import type { CurrentUser } from '../../../http/context'
import { badInput } from '../../../http/refusal'
import type { PricedGoods } from '../../../pricing/queries/price-goods'
import { personUnfit } from '../../refusals'
import { ORDER_TEXTS } from '../../texts'
import type { GoodsRequest } from '../request'

/** The wire's names of the form's fields. */
const WIRE: Partial<Readonly<Record<PersonField, string>>> = {
  buyerName: 'buyerName',
  idNumber: 'idCard',
  name: 'receiveName',
  mobile: 'receivePhone',
  region: 'receiveCity',
  address: 'receiveAddress'
}

interface Recipient {
  readonly recipient: OrderPerson
  /** Who orders, where that is asked for. */
  readonly buyer: (OrderPerson & Required<Pick<OrderPerson, 'idType' | 'idNumber'>>) | null
}

/**
 * Who receives goods or a service, by the form's own rules (§5). Refuses with 20001 and the field, an address where nothing is
 * sent among them, and with 27006 a service that is for somebody else than who is logged in.
 */
export function checkRecipient(
  user: CurrentUser,
  { recipient: typed, buyer }: Pick<GoodsRequest, 'recipient' | 'buyer'>,
  { product, sent }: Pick<PricedGoods, 'product' | 'sent'>
): Recipient {
  if (!sent && (typed.region !== '' || typed.address !== '')) {
    throw badInput(ORDER_TEXTS.addressNotAsked, { field: 'receiveAddress' })
  }
  const checked = validatePerson(
    {
      ...typed,
      idType: ID_TYPE.idCard,
      idNumber: buyer?.idNumber ?? '',
      buyerName: buyer?.name ?? '',
      gender: null
    },
    { form: formOf(product.kind, product.category) }
  )
  if (!checked.ok) {
    const [first] = checked.errors
    throw badInput(first?.message ?? ORDER_TEXTS.addressNotAsked, { field: WIRE[first?.field ?? 'name'] })
  }
  const { name, mobile, region = '', address = '', buyerName = '', idNumber } = checked.value
  const parts = regionParts(region)
  if (sent && (!parts || !isRegion(parts))) throw badInput(ORDER_TEXTS.regionWrong, { field: 'receiveCity' })
  const fulfilment = fulfilmentOf(product.kind, product.category)
  if (fulfilment?.by === 'code' && fulfilment.selfOnly && mobile !== user.phone) {
    throw personUnfit('mobile', ORDER_TEXTS.selfOnly)
  }
  return {
    recipient: { contactsId: null, name, mobile, ...(sent ? { region, address } : {}) },
    buyer: buyer ? { contactsId: null, name: buyerName, mobile, idType: ID_TYPE.idCard, idNumber } : null
  }
}
