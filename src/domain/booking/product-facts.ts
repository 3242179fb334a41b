import { kindOfCategory } from '../kinds'
import { isGivenInDoses } from '../kinds/traits'
import { limitTexts } from '../person/limits'

/** What a booking screen says of a product, as `booking.list` gives it. */
export interface BookedProduct {
  sexLimit: number | null
  ageMin: number
  ageMax: number
  itemNum: number
  productCategory: number
  estimatedMinutes: number
  fasting: boolean
  persons: number
}

/** Before an injection nothing is asked of a meal, and nothing said of it. */
function isInjected(category: number): boolean {
  const kind = kindOfCategory(category)
  return kind !== null && isGivenInDoses({ kind, category })
}

/** 限男士 · 30–50岁 · 21项 · 约78分钟: in one place, since the first frame of the site paints it before any script. */
export function productFacts(product: BookedProduct): string {
  const { itemNum, estimatedMinutes, fasting, persons, productCategory } = product
  const facts = limitTexts(product)
  if (itemNum > 0) facts.push(`${itemNum}项`)
  if (estimatedMinutes > 0) facts.push(`约${estimatedMinutes}分钟`)
  if (fasting) facts.push('需空腹8小时')
  else if (itemNum === 0 && !isInjected(productCategory)) facts.push('不用空腹')
  if (persons > 1) facts.push(`${persons}人同检`)
  return facts.join(' · ')
}
