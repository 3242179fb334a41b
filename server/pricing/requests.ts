import type { ParsedInput } from '@/contract/schemas'
import { OPER_TYPE, type Selection } from '@/domain/addon/types'
import type { AddonsAsked } from './queries/addon-packages'
import type { CardNamed } from './queries/on-card'
import type { ChoiceAsked } from './queries/real-time-price'

interface CardWire {
  readonly cardNumber?: string | undefined
  readonly fromComboId?: string | undefined
  readonly contactsId?: string | undefined
}

/** On a card where one is named. */
type OnCard<Input> = Input & CardWire

export const cardNamed = ({ cardNumber, fromComboId, contactsId }: CardWire): CardNamed | undefined =>
  cardNumber === undefined ? undefined : { cardNumber, fromComboId, contactsId }

export const selectionOf = (chosen: ParsedInput<'addon.quote'>['customAddPackage']): Selection =>
  chosen.map(({ addPackageId: packageId, itemCodeList: itemCodes }) => ({ packageId, itemCodes }))

export const addonsAsked = ({ reqMap, ...input }: OnCard<ParsedInput<'addon.packages'>>): AddonsAsked => ({
  productCode: input.productCode,
  branchCode: input.orgCode,
  date: input.rtime,
  person: reqMap?.idCardNum ? { idType: reqMap.idCardType, idNumber: reqMap.idCardNum } : null,
  exceptItemCodes: input.exceptItemCodes ?? [],
  onCard: cardNamed(input)
})

/** A package toggled as a whole names no item. */
export const choiceAsked = ({ toggled, ...input }: OnCard<ParsedInput<'addon.quote'>>): ChoiceAsked => ({
  productCode: input.productCode,
  branchCode: input.orgCode,
  date: input.rtime,
  addons: selectionOf(input.customAddPackage),
  exchangeId: input.addItemConfigId ?? null,
  onCard: cardNamed(input),
  toggled:
    toggled && toggled.itemCode !== null
      ? { packageId: toggled.packageId, itemCode: toggled.itemCode }
      : null,
  operType: input.operType === OPER_TYPE.remove ? OPER_TYPE.remove : OPER_TYPE.add
})
