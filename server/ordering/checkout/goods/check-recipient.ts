import type { UnfitPerson } from '@/contract/dto/place-order'
import { ErrorCode } from '@/contract/errors'
import type { ParsedInput } from '@/contract/schemas'
import { regionParts } from '@/domain/address/address'
import { fulfilmentOf } from '@/domain/kinds'
import { formOf } from '@/domain/kinds/forms'
import type { PersonField } from '@/domain/person/form-fields'
import { ID_TYPE } from '@/domain/person/codes'
import { validatePerson } from '@/domain/person/person-form'
import { isRegion } from '../../../catalogue/queries/regions'
import type { OrderPerson } from '../../../db/schema/order'
import type { CurrentUser } from '../../../http/context'
import { badInput, Refusal } from '../../../http/refusal'
import type { PricedGoods } from '../../../pricing/queries/price-goods'
import { ORDER_TEXTS } from '../../texts'

type Input = Pick<
  ParsedInput<'order.completeGoods'>,
  'receiveName' | 'receivePhone' | 'receiveCity' | 'receiveAddress'
> & { readonly buyer?: Buyer }

/** Who orders goods from abroad, as customs want to know it. */
interface Buyer {
  readonly name: string
  readonly idNumber: string
}

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
  input: Input,
  { product, sent }: Pick<PricedGoods, 'product' | 'sent'>
): Recipient {
  const { receiveCity, receiveAddress } = input
  if (!sent && (receiveCity !== '' || receiveAddress !== '')) {
    throw badInput(ORDER_TEXTS.addressNotAsked, { field: 'receiveAddress' })
  }
  const checked = validatePerson(
    {
      name: input.receiveName,
      mobile: input.receivePhone,
      idType: ID_TYPE.idCard,
      idNumber: input.buyer?.idNumber ?? '',
      buyerName: input.buyer?.name ?? '',
      gender: null,
      region: receiveCity,
      address: receiveAddress
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
    const reason = ORDER_TEXTS.selfOnly
    throw new Refusal(ErrorCode.personUnfit, reason, [{ field: 'mobile', reason } satisfies UnfitPerson])
  }
  return {
    recipient: { contactsId: null, name, mobile, ...(sent ? { region, address } : {}) },
    buyer: input.buyer
      ? { contactsId: null, name: buyerName, mobile, idType: ID_TYPE.idCard, idNumber }
      : null
  }
}
