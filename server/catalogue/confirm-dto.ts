import type { Breakfast, Gift, PaperlessResults, PaperOption } from '@/contract/booking/dto/confirm'
import { toYuan } from '@/domain/money'
import type * as choices from './queries/confirm-choices'
import { pictureOf } from './queries/picture'
import type { BreakfastRow } from './queries/read-shop'

const optionDto = (option: choices.PaperOption | null): PaperOption | null =>
  option && {
    packageId: option.id,
    itemCode: option.code,
    addItemName: option.name,
    describe: option.detail,
    operType: option.chosen ? 1 : 0
  }

export const paperDto = (options: choices.PaperOptions | null): PaperlessResults[] => [
  {
    paperReport: options === null ? 0 : 1,
    addItemInfo: optionDto(options?.gift ?? null),
    addPublicItemInfo: optionDto(options?.donation ?? null)
  }
]

export const breakfastDto = ({ id, name, description }: BreakfastRow): Breakfast => ({
  id,
  breakfastName: name,
  breakFastDescription: description
})

export const giftDto = (gift: choices.GivenGift): Gift => ({
  productCategory: gift.category,
  productCode: gift.giftProductCode,
  productName: gift.name,
  productImage: pictureOf(gift.image).url,
  productPrice: toYuan(gift.priceFen),
  itemNum: gift.quantity
})
