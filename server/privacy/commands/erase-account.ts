import { and, eq, inArray, isNull, lte, or } from 'drizzle-orm'
import { SELF } from '@/domain/person/contacts'
import type { Db } from '../../db/client'
import { hashPerson } from '../../db/person-hash'
import * as schema from '../../db/schema'
import { transact, type Tx } from '../../db/transact'
import { returnGiftMoney } from '../../money/commands/send-gift-money'
import { laterPayOrders } from '../../money/queries/instalments'
import { readerHash } from '../../report/queries/sharing'
import { countOpenOrders } from '../queries/leaving'
import { PRIVACY_TEXTS } from '../texts'

/**
 * Erases an account whose time has come: who it was, whom it booked for, what was measured and written. Orders and their money
 * stay, as the law asks, without anybody's name. Waits while an order is open. @returns whether it was erased
 */
export async function eraseAccount(db: Db, userId: string, now: Date): Promise<boolean> {
  return transact(db, async (tx) => {
    const { users } = schema
    const [user] = await tx
      .select({ phone: users.phone })
      .from(users)
      .where(and(eq(users.id, userId), isNull(users.deletedAt), lte(users.erasedAfter, now)))
      .for('update')
    // Who is just ordering refers to the user, whose row is locked: that order is waited for and counted.
    if (!user || (await countOpenOrders(tx, userId)) > 0) return false
    await eraseOrders(tx, userId)
    await eraseRegistered(tx, userId, now)
    await erasePeople(tx, userId)
    await eraseGifts(tx, userId, now)
    await eraseOwn(tx, userId, user.phone)
    await eraseShared(tx, user.phone, now)
    await tx
      .update(users)
      .set({
        phone: `erased:${userId}`,
        name: '',
        openid: null,
        profile: null,
        passwordHash: null,
        erasedAfter: null,
        deletedAt: now
      })
      .where(eq(users.id, userId))
    return true
  })
}

async function eraseOrders(tx: Tx, userId: string): Promise<void> {
  const { invoices, orderCountReports, orderDeliveries, orders, orderPeople, orderReports, refunds } = schema
  const { deliveryEvents } = schema
  const own = await tx
    .select({ orderNum: orders.orderNum, payOrderNum: orders.payOrderNum, extra: orders.extra })
    .from(orders)
    .where(eq(orders.userId, userId))
  if (own.length === 0) return
  for (const { orderNum, extra } of own) {
    // Where it was sent, whose name the invoice is in and what was remarked are a person's; the rest says what was sold.
    const { delivery, invoice, remark, sexHistory, cancelReason, ...sold } = extra
    if ([delivery, invoice, remark, sexHistory, cancelReason].some((told) => told !== undefined))
      await tx.update(orders).set({ extra: sold }).where(eq(orders.orderNum, orderNum))
  }
  const numbers = own.map(({ orderNum }) => orderNum)
  const nobody = { contactsId: null, name: PRIVACY_TEXTS.gone, mobile: '' }
  await tx.update(orders).set({ sameKey: null, questionId: null }).where(eq(orders.userId, userId))
  await tx
    .update(orderPeople)
    .set({ person: nobody, personHash: null })
    .where(inArray(orderPeople.orderNum, numbers))
  await tx
    .update(orderReports)
    .set({ consentId: null, reportNo: null, contactsId: null })
    .where(inArray(orderReports.orderNum, numbers))
  const payOrders = own.map(({ payOrderNum }) => payOrderNum)
  await tx
    .update(refunds)
    .set({ detail: '', answer: '' })
    .where(
      or(
        inArray(refunds.orderNum, numbers),
        inArray(refunds.payOrderNum, payOrders),
        inArray(refunds.payOrderNum, laterPayOrders(tx, numbers))
      )
    )
  await tx
    .update(orderCountReports)
    .set({ teleCiphertext: '' })
    .where(inArray(orderCountReports.orderNum, numbers))
  // Couriers name whom they met, and where.
  const parcels = tx
    .select({ id: orderDeliveries.id })
    .from(orderDeliveries)
    .where(inArray(orderDeliveries.orderNum, numbers))
  await tx.delete(deliveryEvents).where(inArray(deliveryEvents.deliveryId, parcels))
  // In whose name it was issued has to be kept for years (`INVOICE_YEARS`); where it was sent to has not, nor one that never was.
  await tx.update(invoices).set({ email: '' }).where(inArray(invoices.orderNum, numbers))
  await tx
    .update(invoices)
    .set({ title: PRIVACY_TEXTS.gone, taxNumber: '' })
    .where(and(inArray(invoices.orderNum, numbers), eq(invoices.state, 'void')))
}

/** What companies registered of the account's own person; a card of it that nobody has bound is nobody's to bind any more. */
async function eraseRegistered(tx: Tx, userId: string, now: Date): Promise<void> {
  const { boundCards, cardPeople, contacts } = schema
  const people = await tx.select().from(contacts).where(eq(contacts.userId, userId))
  const own = tx.select({ no: boundCards.cardNumber }).from(boundCards).where(eq(boundCards.userId, userId))
  const hashes: string[] = []
  for (const person of people.filter(({ relation }) => relation === SELF))
    hashes.push(await hashPerson(tx, now, person))
  await tx
    .delete(cardPeople)
    .where(or(inArray(cardPeople.cardNumber, own), inArray(cardPeople.personHash, hashes)))
}

/** Their people, and what was said and shown of them. */
async function erasePeople(tx: Tx, userId: string): Promise<void> {
  const { addresses, boundCards, cardBalances, cardMembers, contacts } = schema
  const { reports, reportShares, reportViews } = schema
  const people = tx.select({ id: contacts.id }).from(contacts).where(eq(contacts.userId, userId))
  await tx
    .delete(reportViews)
    .where(or(eq(reportViews.viewerId, userId), inArray(reportViews.contactsId, people)))
  await tx.delete(reportShares).where(eq(reportShares.ownerId, userId))
  await tx.delete(reports).where(eq(reports.userId, userId))
  const own = tx.select({ no: boundCards.cardNumber }).from(boundCards).where(eq(boundCards.userId, userId))
  await tx.delete(cardMembers).where(inArray(cardMembers.cardNumber, own))
  await tx.update(cardBalances).set({ userId: null }).where(eq(cardBalances.userId, userId))
  await tx
    .update(boundCards)
    .set({ userId: null, contactsId: null, holderHash: null, passwordHash: null })
    .where(eq(boundCards.userId, userId))
  await tx.delete(addresses).where(eq(addresses.userId, userId))
  await tx.delete(contacts).where(eq(contacts.userId, userId))
}

/** What was sent and nobody has claimed does not reach anybody any more; to whom it went and what was said is not told. */
async function eraseGifts(tx: Tx, userId: string, now: Date): Promise<void> {
  const { giftSends } = schema
  const open = await tx
    .select({ sendNo: giftSends.sendNo })
    .from(giftSends)
    .where(and(eq(giftSends.userId, userId), eq(giftSends.state, 'open')))
  for (const { sendNo } of open) await returnGiftMoney(tx, sendNo, 'back', now)
  await tx
    .update(giftSends)
    .set({ toName: PRIVACY_TEXTS.gone, words: '' })
    .where(eq(giftSends.userId, userId))
}

/** What others share with the number: who has it next is somebody else. */
async function eraseShared(tx: Tx, phone: string, now: Date): Promise<void> {
  const { reportShares } = schema
  const reader = await readerHash({ db: tx, now: () => now }, phone)
  await tx.delete(reportShares).where(eq(reportShares.phoneHash, reader))
}

/** What the user wrote, measured and was told, and how they were logged in. */
async function eraseOwn(tx: Tx, userId: string, phone: string): Promise<void> {
  const { awardTakes, inviteFriends } = schema
  const { carts, consents, draws, flashQueue, flashReminders, glucoseRecords, glucoseTargets } = schema
  const { groups, groupSeats, healthPlanDays, healthPlans, holds } = schema
  const { articleMarks, goodsPrizes, knownDevices, memberships, pairs, replacements } = schema
  const { idempotencyKeys, invitations, messages, orderReviews, questionnaireAnswers, sessions } = schema
  const { smsCodes, subscriptions, suggestions } = schema
  const owned = [
    articleMarks,
    awardTakes,
    carts,
    consents,
    flashQueue,
    flashReminders,
    glucoseRecords,
    glucoseTargets,
    groupSeats,
    healthPlanDays,
    healthPlans,
    invitations,
    knownDevices,
    messages,
    orderReviews,
    questionnaireAnswers,
    sessions,
    subscriptions,
    suggestions
  ] as const
  for (const table of owned) await tx.delete(table).where(eq(table.userId, userId))
  await tx.update(groups).set({ leaderId: null }).where(eq(groups.leaderId, userId))
  await tx.update(pairs).set({ ownerId: null, contactsId: null }).where(eq(pairs.ownerId, userId))
  await tx.update(pairs).set({ friendId: null }).where(eq(pairs.friendId, userId))
  await tx.update(replacements).set({ userId: null }).where(eq(replacements.userId, userId))
  await tx.update(goodsPrizes).set({ userId: null }).where(eq(goodsPrizes.userId, userId))
  await tx.update(memberships).set({ userId: null }).where(eq(memberships.userId, userId))
  await tx
    .delete(inviteFriends)
    .where(or(eq(inviteFriends.friendId, userId), eq(inviteFriends.inviterId, userId)))
  await tx.update(draws).set({ userId: null }).where(eq(draws.userId, userId))
  await tx.update(holds).set({ deviceToken: null }).where(eq(holds.userId, userId))
  await tx.delete(idempotencyKeys).where(eq(idempotencyKeys.owner, `u:${userId}`))
  await tx.delete(smsCodes).where(eq(smsCodes.phone, phone))
}
