import { eq } from 'drizzle-orm'
import { addDays, dateOf, daysBetween } from '@/domain/date'
import type { GlucoseWhen } from '@/domain/glucose/glucose'
import type { Tx } from '../transact'
import { contacts, glucoseRecords } from '../schema'
import data from './blood-glucose.json'
import type { SeedContext } from './context'

/** The newest record is yesterday's: today's are the demo user's own. */
const NEWEST_DAYS_AGO = 1

/** What a demo user measured, two values a day. Needs contacts. */
export async function seedGlucose(tx: Tx, { now }: SeedContext): Promise<void> {
  const [owner] = await tx
    .select({ userId: contacts.userId })
    .from(contacts)
    .where(eq(contacts.id, data.contactsId))
  const newest = data.records.at(-1)
  if (!owner || !newest) return
  const shift = daysBetween(newest.date, addDays(dateOf(now.getTime()), -NEWEST_DAYS_AGO))
  const rows = data.records.flatMap(({ date, fasting, post2h, note }, index) => {
    const common = { userId: owner.userId, date: addDays(date, shift), createdAt: now }
    const row = (when: GlucoseWhen, value: number, tags: string[]) => ({
      ...common,
      id: `bg-${index + 1}-${when}`,
      when,
      value,
      tags
    })
    return [row('fasting', fasting, []), row('lunch', post2h, note === '' ? [] : [note])]
  })
  await tx.insert(glucoseRecords).values(rows)
}
