/** What the cards of an account are good for, and what became of them, in our own words and fen. */
import { kindOfCategory, type ProductKind } from '@/domain/kinds'
import { toFen } from '@/domain/money'
import type { Call } from '../http/call'

export interface CardCombo {
  readonly productCode: string
  readonly name: string
  /** null: of a kind that is not sold. */
  readonly kind: ProductKind | null
  /** It can be booked here. */
  readonly bookable: boolean
}

export interface ServiceCard {
  readonly number: string
  readonly name: string
  readonly ofCompany: boolean
  /** 'YYYY-MM-DD' */
  readonly until: string
  /** What the company pays of add-ons, still. */
  readonly quotaLeftFen: number
  readonly familyAllowed: boolean
  readonly combos: readonly CardCombo[]
}

export interface CardUse {
  readonly cardNumber: string
  readonly company: string
  readonly name: string
  /** '' when it was never used. */
  readonly orderNum: string
  readonly kind: ProductKind | null
  readonly state: string
  readonly date: string
}

export interface CardServices {
  readonly cards: readonly ServiceCard[]
  readonly uses: readonly CardUse[]
}

export async function listCardServices(call: Call): Promise<CardServices> {
  const [services, history] = await Promise.all([call('card.services', {}), call('card.history', {})])
  const numbers = [...new Set(services.map(({ cardNumber }) => cardNumber))]
  const cards = numbers.flatMap((number) => {
    const own = services.filter(({ cardNumber }) => cardNumber === number)
    const [first] = own
    if (!first) return []
    return [
      {
        number,
        name: first.company || first.cardName,
        ofCompany: first.cardType === 1,
        until: first.endDate,
        quotaLeftFen: toFen(first.quotaLeft),
        familyAllowed: first.familyAllowed === 1,
        combos: own.map(({ productCode, comboName, productCategory, bookable }) => ({
          productCode,
          name: comboName,
          kind: kindOfCategory(productCategory),
          bookable: bookable === 1
        }))
      }
    ]
  })
  const uses = history.map(
    ({ cardNumber, company, cardName, comboName, orderNum, orderType, statusName, date }) => ({
      cardNumber,
      company: company || cardName,
      name: comboName,
      orderNum,
      kind: kindOfCategory(orderType),
      state: statusName,
      date
    })
  )
  return { cards, uses }
}
