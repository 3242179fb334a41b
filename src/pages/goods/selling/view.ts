import { fulfilmentOf } from '@/domain/kinds'
import { limitTexts } from '@/domain/person/limits'
import type { DetailedProduct } from '@/services/catalogue/product-detail'
import type { ShownOffer } from '@/services/catalogue/products'
import { kitTexts } from './kit-texts'
import { texts } from './texts'

/** Hours without food before blood is drawn, as the notice of the products says. */
const FASTING_HOURS = 8

export interface PriceView {
  payFen: number
  /** The amount struck through: the normal price in an offer, else the sum of the single items; 0 for none. */
  struckFen: number
  struckLabel: string
  /** 0 for none. */
  savedFen: number
}

/** An offer whose price holds. */
export interface OfferView extends ShownOffer {
  readonly priceFen: number
}

const holds = (offer: ShownOffer, now: number): offer is OfferView =>
  offer.priceFen !== null && offer.endsAt > now && offer.left !== 0

/** The offer while its window is open by the server's time and stock remains, else null. */
export function offerOf({ offer }: Pick<DetailedProduct, 'offer'>, now: number): OfferView | null {
  return offer && holds(offer, now) ? offer : null
}

/** What is paid, what is struck through beside it and the difference: an offer's price comes before the sale price. */
export function priceOf(
  { saleFen, itemsFen }: Pick<DetailedProduct, 'saleFen' | 'itemsFen'>,
  offer: OfferView | null
): PriceView {
  const payFen = offer?.priceFen ?? saleFen
  const formerFen = offer ? saleFen : itemsFen
  const savedFen = Math.max(0, formerFen - payFen)
  return {
    payFen,
    struckFen: savedFen > 0 ? formerFen : 0,
    struckLabel: offer ? texts.daily : texts.itemsValue,
    savedFen
  }
}

export interface Fact {
  value: string
  name: string
}

/** It is sent home, and comes back for a report. */
export function isKit({ kind, category }: Pick<DetailedProduct, 'kind' | 'category'>): boolean {
  const fulfilment = fulfilmentOf(kind, category)
  return fulfilment?.by === 'parcel' && fulfilment.report
}

function kitFacts({ minutes, reportWorkdays, params }: DetailedProduct): readonly Fact[] {
  return [
    { value: kitTexts.minutes(minutes), name: kitTexts.atHome },
    ...params.filter(({ name }) => name === kitTexts.sites),
    { value: kitTexts.days(reportWorkdays), name: kitTexts.toReport }
  ]
}

/** Somebody comes for it once: before an injection or a service nothing is asked of a meal, and nothing said of it. */
function isTreatment({ kind, category }: Pick<DetailedProduct, 'kind' | 'category'>): boolean {
  const fulfilment = fulfilmentOf(kind, category)
  return fulfilment?.by === 'visit' && fulfilment.visits !== 'perDose'
}

const NO_FASTING: Fact = { value: texts.noFasting, name: texts.mealsAsUsual }

/** The facts of a service at a glance; what a product does not have is left out, goods have none. */
export function factsOf(product: DetailedProduct): readonly Fact[] {
  const { itemCount, minutes, reportWorkdays, fasting } = product
  if (isKit(product)) return kitFacts(product)
  const facts: Fact[] = []
  if (itemCount > 0) facts.push({ value: String(itemCount), name: texts.factItems })
  if (minutes > 0)
    facts.push({ value: texts.about(minutes), name: product.doses ? texts.eachTime : texts.wholeTime })
  if (reportWorkdays > 0) facts.push({ value: texts.workdays(reportWorkdays), name: texts.toReport })
  if (facts.length === 0) return facts
  if (fasting) return [...facts, { value: texts.fasting(FASTING_HOURS), name: texts.beforehand }]
  return itemCount + reportWorkdays > 0 || isTreatment(product) ? [...facts, NO_FASTING] : facts
}

/** Whom the product takes, in short: sex, age, number of people. */
export function limitsOf(product: DetailedProduct): readonly string[] {
  const { persons } = product
  return persons > 1 ? [...limitTexts(product), texts.persons(persons)] : limitTexts(product)
}
