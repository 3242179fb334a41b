import type { BranchTerms } from '@/domain/card/branch-terms'
import { toFen } from '@/domain/money'
import { idTypeOf } from '@/domain/person/codes'
import { hashPassword } from '../../account/password-hash'
import { issueCard, type Registered } from '../../card/commands/issue-card'
import { hashPerson } from '../person-hash'
import { contacts, employers, EMPLOYER_WAYS } from '../schema'
import type { Tx } from '../transact'
import cardData from './cards.json'
import type { SeedContext } from './context'
import { templateInstant } from './template-date'

type Contact = typeof contacts.$inferSelect

/** Cards of every sort: with a balance, with uses, of companies with packages, quota and a share for the family; some not bound yet. */
export async function seedCards(tx: Tx, { now }: SeedContext): Promise<void> {
  const people = new Map((await tx.select().from(contacts)).map((row) => [row.id, row]))
  const boundTo = async (contact: Contact | undefined, at: Date) =>
    contact === undefined
      ? {}
      : {
          userId: contact.userId,
          contactsId: contact.id,
          holderHash: await hashPerson(tx, now, contact),
          boundAt: at
        }
  for (const { cardNumber, cardName, password, ...card } of cardData.personal) {
    const [startsAt, expiresAt] = [templateInstant('T-400', now), templateInstant(card.expire, now)]
    await issueCard(
      tx,
      {
        card: {
          ...{ cardNumber, name: cardName, kind: 'personal', startsAt, expiresAt },
          ...{ requirePackageIds: [], withinPackageIds: [] },
          passwordHash: await hashPassword(password),
          ...(await boundTo(people.get(card.ownerContactsId ?? ''), startsAt))
        },
        quotaFen: 0,
        balanceFen: toFen(card.balance ?? 0),
        rights: card.rights.map((right) => ({ ...right, startsAt, expiresAt })),
        person: null
      },
      startsAt
    )
  }
  await tx.insert(employers).values(
    cardData.employers.map(({ employerId, name, ways, branches }) => ({
      ...{ id: employerId, name, createdAt: now },
      ways: EMPLOYER_WAYS.filter((way) => ways.includes(way)),
      branchTerms: branches.map(({ orgCode, fee }): BranchTerms =>
        fee ? { orgCode, signed: true, feeName: fee.name, feeFen: toFen(fee.price) } : { orgCode, signed: false }
      )
    }))
  )
  for (const { cardNumber, employerId, person, bound, ...card } of cardData.enterprise) {
    const company = cardData.employers.find((one) => one.employerId === employerId)?.name ?? ''
    const [from = 'T-30', until = 'T+180'] = card.window
    const [startsAt, expiresAt] = [templateInstant(from, now), templateInstant(until, now)]
    const contact = people.get(person.contactsId)
    await issueCard(
      tx,
      {
        card: {
          ...{ cardNumber, name: company, company, kind: 'enterprise', employerId, startsAt, expiresAt },
          ...{ requirePackageIds: card.requirePackages, withinPackageIds: card.withinPackages },
          ...(await boundTo(bound ? contact : undefined, startsAt))
        },
        quotaFen: toFen(card.quota),
        balanceFen: 0,
        rights: card.rights.map((right) => ({ ...right, startsAt, expiresAt })),
        person: contact ? registered(contact, employerId, person.workNo) : null
      },
      startsAt
    )
  }
}

const registered = (contact: Contact, employerId: string, workNo: string): Registered => ({
  ...{ employerId, workNo, name: contact.name, mobile: contact.mobile, idNumber: contact.idNumber },
  idType: idTypeOf(contact.idType)
})
