/** Whom an order of the mini-program's own pages is for (§7 'Mini-program order info'), as a form takes it. */
import { CallError, ErrorCode } from '@/contract/errors'
import { genderOf, ID_TYPE } from '@/domain/person/codes'
import { idNumberError } from '@/domain/person/id-card'
import type { PersonForm } from '@/domain/person/person-form'
import type { Call } from '../http/call'

export type OrderPerson = Pick<PersonForm, 'name' | 'mobile' | 'idType' | 'idNumber' | 'gender'>

/** @throws CallError when there is no such order, or it is somebody else's */
export async function orderPerson(call: Call, orderNum: string): Promise<OrderPerson> {
  const [person] = await call('order.info', { orderNum })
  if (!person) throw new CallError(ErrorCode.badAnswer, '')
  const { name, mobile, id_number: idNumber, sex } = person
  // The answer does not say which document it is, and may have its digits masked; the order itself knows.
  const digits = idNumber.replace(/\*/g, '0')
  const isCard = idNumberError({ idType: ID_TYPE.idCard, idNumber: digits }) === null
  return { name, mobile, idNumber, idType: isCard ? ID_TYPE.idCard : ID_TYPE.other, gender: genderOf(sex) }
}
