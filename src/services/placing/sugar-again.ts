/** Whom an earlier order was for (§7 'Sugar-order repurchase info'), as the form of the next one takes it. */
import { genderOf, idTypeOf } from '@/domain/person/codes'
import type { PersonForm } from '@/domain/person/person-form'
import type { Call } from '../http/call'

export type BoughtFor = Pick<PersonForm, 'name' | 'mobile' | 'idType' | 'idNumber' | 'gender'>

/** @throws CallError when there is no such order, or it is somebody else's */
export async function boughtFor(call: Call, orderNum: string): Promise<BoughtFor | undefined> {
  const [person] = await call('order.sugarAgain', { orderNum })
  if (!person) return undefined
  const { userName, telNo, cardType, idCard, gender } = person
  return {
    name: userName,
    mobile: telNo,
    idType: idTypeOf(cardType),
    idNumber: idCard,
    gender: genderOf(gender)
  }
}
