import { desc, eq } from 'drizzle-orm'
import * as v from 'valibot'
import type { Config } from '../config'
import type { Db } from '../db/client'
import { deliveryEvents, orderDeliveries, orderPeople } from '../db/schema'
import { applyTrack } from '../ordering/parcels/commands/apply-track'
import { courierEntry } from '../ordering/parcels/courier-entry'
import type { Asker, Consumer } from '../outbox/work-off'
import { putInOutbox } from '../outbox/put'
import { companyOf, poll, subscribe } from './kuaidi100'

const told = v.object({ deliveryId: v.string(), round: v.number() })

/** What is posted may be lost, and kuaidi100 gives up after three silent days: a parcel without news for a day is asked about. */
const DAY_MS = 86_400_000
/** By then it counts as received by itself. */
const MOST_ROUNDS = 30

const nothing: Consumer = () => Promise.resolve()

async function parcelOf(db: Db, id: string) {
  const [parcel] = await db.select().from(orderDeliveries).where(eq(orderDeliveries.id, id))
  if (parcel?.state !== 'shipped') return null
  const [last] = await db
    .select({ at: deliveryEvents.at })
    .from(deliveryEvents)
    .where(eq(deliveryEvents.deliveryId, id))
    .orderBy(desc(deliveryEvents.at))
    .limit(1)
  const people = await db.select().from(orderPeople).where(eq(orderPeople.orderNum, parcel.orderNum))
  const phone = people.find(({ role }) => role === 'recipient')?.person?.mobile ?? ''
  return { parcel, last: last?.at ?? null, phone }
}

/** A parcel that was sent is followed by its courier: kuaidi100 is asked to post what becomes of it, and asked itself where it posts nothing. */
export function followParcel({ providers }: Pick<Config, 'providers'>): Asker {
  const { courier, origins } = providers
  return {
    async ask(work, { payload }) {
      const { deliveryId, round } = v.parse(told, payload)
      const found = courier && (await parcelOf(work.db, deliveryId))
      const company = found && companyOf(found.parcel.courier)
      if (!courier || !found || !company) return nothing
      const parcel = { company, parcelNo: found.parcel.parcelNo, phone: found.phone }
      const silent = found.last === null || work.now().getTime() - found.last.getTime() >= DAY_MS
      if (round === 1) await subscribe(courier, origins.kuaidi100, parcel)
      else if (silent) {
        const track = await poll(courier, origins.kuaidi100, parcel)
        if (track) await applyTrack(work, track)
      }
      if (round >= MOST_ROUNDS) return nothing
      return (tx, _entry, now) =>
        putInOutbox(tx, [courierEntry(deliveryId, round + 1)], new Date(now.getTime() + DAY_MS))
    }
  }
}
