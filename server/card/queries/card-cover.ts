import { ErrorCode } from '@/contract/errors'
import { feeAt, takesCard, type BranchFee, type BranchTerms } from '@/domain/card/branch-terms'
import { comboProblem, inOrderOfUse, personProblem, usable, type CardPerson } from '@/domain/card/rights'
import { dateOf, instantAt } from '@/domain/date'
import { genderOf } from '@/domain/person/codes'
import type { ProductRow, Shop } from '../../catalogue/queries/read-shop'
import type { Db } from '../../db/client'
import { Refusal } from '../../http/refusal'
import { cardUnfit, rightGone } from '../refusals'
import { CARD_TEXTS } from '../texts'
import { branchTermsOf } from './branch-terms'
import { cardPersonOf, type AskedPerson } from './card-person'
import { ownCard, type CardRow, type RightRow } from './own-card'

/** What is asked of a card that somebody books with. */
export interface CardAsked {
  readonly cardNumber: string
  /** The card's combo in whose place the product is wanted; undefined: the product is on the card. */
  readonly fromComboId?: string | undefined
  /** null: the holder. */
  readonly person: AskedPerson | null
  /** Day of the visit, where it is chosen. */
  readonly date?: string | undefined
  /** Where, once it is chosen. */
  readonly orgCode?: string | undefined
}

/** The entitlement that pays for a product. */
export interface CardCover {
  readonly card: CardRow
  readonly right: RightRow
  /** What it is worth against the product's price, in fen; null: it pays all of it. */
  readonly worthFen: number | null
  /** What its company has agreed with branches. */
  readonly terms: readonly BranchTerms[]
  /** What the named branch asks beside; null nothing, or no branch was named. */
  readonly fee: BranchFee | null
  /** The first moment at which nothing of the card pays for the product any more. */
  readonly until: Date
}

/**
 * The entitlement by which a product is booked with an own card. Refuses with 404 another's card, with 27303 one that has run out, with
 * 27301 one that is lost, has not begun or does not have the product, or that the branch does not take, with 27006 somebody it is not for, with 27007 an entitlement that
 * is used up, was taken back or does not count on the day.
 */
export async function cardCover(
  db: Db,
  { shop, userId, product }: { readonly shop: Shop; readonly userId: string; readonly product: ProductRow },
  { cardNumber, fromComboId, person: asked, date, orgCode }: CardAsked,
  now: Date
): Promise<CardCover> {
  const refuse = (text: string) => new Refusal(ErrorCode.cardRefused, text)
  const card = await ownCard(db, userId, cardNumber, now)
  if (card.lostAt !== null) throw refuse(CARD_TEXTS.lost)
  const comboId = fromComboId ?? product.comboId
  const named = card.rights.filter((right) => comboId !== null && right.comboIds.includes(comboId))
  if (named.length === 0) throw refuse(CARD_TEXTS.notCovered)
  const terms = await branchTermsOf(db, card)
  if (orgCode !== undefined && !takesCard(terms, orgCode)) throw refuse(CARD_TEXTS.notSigned)
  const today = dateOf(now.getTime())
  const on = date ?? today
  const person = await cardPersonOf(db, card, asked, now)
  const theirs = named.filter((right) => personProblem(right, person, on) === null)
  if (!person.isHolder && !person.named) throw cardUnfit(unnamed(named))
  if (theirs.length === 0) throw cardUnfit(whyNot(named, person, on))
  const worthFen = fromComboId === undefined ? null : worthOf(shop, product, fromComboId, { person, on })
  const visit = date === undefined ? now : new Date(Math.max(now.getTime(), instantAt(date)))
  const right = inOrderOfUse(theirs, person).find((one) => usable(one, now, visit))
  if (!right) throw rightGone(card, theirs, { now, visit })
  const counting = theirs.filter((one) => usable(one, now)).map(({ expiresAt }) => expiresAt.getTime())
  return {
    ...{ card, right, worthFen, terms },
    fee: orgCode === undefined ? null : feeAt(terms, orgCode),
    until: new Date(Math.max(right.expiresAt.getTime(), ...counting))
  }
}

const unnamed = (rights: readonly RightRow[]): string =>
  rights.some(({ relations }) => relations.length > 0) ? CARD_TEXTS.notNamed : CARD_TEXTS.holderOnly

const whyNot = (rights: readonly RightRow[], person: CardPerson, on: string): string => {
  const forFamily = rights.find(({ relations }) => relations.length > 0)
  if (!forFamily || person.isHolder) return person.isHolder ? CARD_TEXTS.familyOnly : CARD_TEXTS.holderOnly
  return personProblem(forFamily, person, on) ?? CARD_TEXTS.holderOnly
}

/** The sale price of the combo that is given up: one of the same kind, which suits who is examined. */
function worthOf(
  shop: Shop,
  product: ProductRow,
  comboId: string,
  { person, on }: { readonly person: CardPerson; readonly on: string }
): number {
  const given = [...shop.products.values()].find((one) => one.comboId === comboId)
  if (given?.kind !== product.kind) throw new Refusal(ErrorCode.cardRefused, CARD_TEXTS.otherKind)
  const limits = { ...given, sexLimit: genderOf(given.sexLimit) }
  if (comboProblem(limits, person, on) !== '') throw cardUnfit(CARD_TEXTS.givenUnfit(given.name))
  return given.salePriceFen
}
