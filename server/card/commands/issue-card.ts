import type { Right } from '@/domain/card/rights'
import type { IdType } from '@/domain/person/codes'
import { normalizeIdNumber } from '@/domain/person/id-card'
import { hashPerson } from '../../db/person-hash'
import { boundCards, cardBalances, cardPeople, cardRights } from '../../db/schema'
import type { Tx } from '../../db/transact'
import { ACCOUNT } from '../../money/accounts'
import { postTransfers } from '../../money/commands/post-transfers'
import { mobileHash, workHash } from '../registered-hash'
import { writeMovements } from './write-movements'

type NewRight = Pick<
  Right,
  'comboIds' | 'holder' | 'relations' | 'familyAgeMin' | 'startsAt' | 'expiresAt' | 'uses'
> & { readonly name: string; readonly withAddons: boolean }

/** Whom a company registers for a card. */
export interface Registered {
  readonly employerId: string
  readonly workNo: string
  readonly name: string
  readonly idType: IdType
  readonly idNumber: string
  readonly mobile: string
}

type CardRow = typeof boundCards.$inferInsert

export interface NewCard {
  readonly card: Omit<CardRow, 'quotaFen' | 'quotaGrantedFen' | 'quotaUsedFen'>
  readonly quotaFen: number
  readonly balanceFen: number
  readonly rights: readonly NewRight[]
  readonly person: Registered | null
}

/** A card with all that is granted on it: entitlements, quota and money, each with its first movement. */
export async function issueCard(
  tx: Tx,
  { card, quotaFen, balanceFen, rights, person }: NewCard,
  at: Date
): Promise<void> {
  const { cardNumber } = card
  await tx.insert(boundCards).values({ ...card, quotaGrantedFen: quotaFen, quotaFen })
  if (person) {
    await tx.insert(cardPeople).values({
      ...person,
      cardNumber,
      idNumber: normalizeIdNumber(person.idNumber),
      workHash: await workHash(tx, at, person.employerId, person.workNo),
      personHash: await hashPerson(tx, at, person),
      mobileHash: await mobileHash(tx, at, person.mobile)
    })
  }
  const rows = rights.map(
    ({ uses, comboIds, relations, name, holder, familyAgeMin, withAddons, startsAt, expiresAt }, index) => ({
      ...{ name, holder, familyAgeMin, withAddons, startsAt, expiresAt },
      id: `${cardNumber}-${index + 1}`,
      cardNumber,
      no: index + 1,
      comboIds: [...comboIds],
      relations: [...relations],
      granted: uses,
      uses
    })
  )
  if (rows.length > 0) await tx.insert(cardRights).values(rows)
  await writeMovements(
    tx,
    'right',
    'grant',
    rows.map(({ id, granted }) => ({ resource: id, amount: granted })),
    at
  )
  await writeMovements(tx, 'quota', 'grant', [{ resource: cardNumber, amount: quotaFen }], at)
  if (balanceFen === 0) return
  const money = { no: cardNumber, userId: card.userId, expiresAt: card.expiresAt }
  await tx.insert(cardBalances).values({ ...money, grantedFen: balanceFen, amountFen: balanceFen })
  await writeMovements(tx, 'balance', 'grant', [{ resource: cardNumber, amount: balanceFen }], at)
  const to = ACCOUNT.tender('cardBalance', cardNumber)
  await postTransfers(
    tx,
    [{ cause: `issue:${cardNumber}`, from: ACCOUNT.issuer, to, amountFen: balanceFen }],
    at
  )
}
