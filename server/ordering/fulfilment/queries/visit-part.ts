import { eq } from 'drizzle-orm'
import { ORDER_STATUS } from '@/domain/order/codes'
import { focusVisit } from '@/domain/order/parts'
import type { Db } from '../../../db/client'
import { doctors, slots } from '../../../db/schema'
import { extraOf } from '../../order/snapshot'
import type { WholeOrder } from '../../order/whole-order'
import { prepSteps } from '../../views/queries/prep-plan'
import { visitCredential } from '../../visits/credential'
import { dosesOf } from '../../visits/dto'
import type { PartOf, VisitPart } from './order-part'

/** Where and when somebody comes, with whom, how to prepare for it, and what can be changed. */
export const visitPart: PartOf<VisitPart> = async (db, order, place, now) => {
  const { branch, differenceFen, fasting } = place
  const { status, orderNum } = order
  const visit = focusVisit(order.visits)
  const { breakfastName: breakfast, paperReport, delivery, gifts, baseItemNum: baseItems } = extraOf(order)
  const exchange = order.lines.find(({ role }) => role === 'exchange')
  return {
    by: 'visit',
    branch: {
      address: visit?.orgAddress ?? '',
      openHours: branch?.openHours ?? '',
      transit: branch?.transit ?? '',
      lat: branch?.lat ?? 0,
      lon: branch?.lon ?? 0
    },
    doctor: await doctorOf(db, visit?.slotId ?? null),
    ...{ breakfast, paperReport, delivery, gifts, baseItems, fasting },
    exchange: exchange ? { name: exchange.name, fen: exchange.unitFen } : null,
    added: addedTo(order),
    credential: status === ORDER_STATUS.toVisit ? await visitCredential(db, orderNum, now) : null,
    prep: await prepSteps(db, order, now, { fasting }),
    guide: place.process,
    changeCount: visit?.changeCount ?? 0,
    // A first day costs what was paid.
    changeFen: status === ORDER_STATUS.toVisit ? differenceFen : 0,
    doses: await dosesOf(db, order, now)
  }
}

/** Whose slot it is, with their title; both '' of nobody in particular. */
async function doctorOf(db: Db, slotRowId: number | null): Promise<VisitPart['doctor']> {
  if (slotRowId === null) return { id: '', name: '' }
  const [doctor] = await db
    .select({ id: doctors.id, name: doctors.name, title: doctors.title })
    .from(slots)
    .innerJoin(doctors, eq(doctors.id, slots.doctorId))
    .where(eq(slots.id, slotRowId))
  return { id: doctor?.id ?? '', name: doctor ? `${doctor.name} ${doctor.title}` : '' }
}

/** The add-ons of an order by name, item by item. */
const addedTo = ({ lines }: WholeOrder): VisitPart['added'] =>
  lines
    .filter(({ role }) => role === 'addon')
    .flatMap(({ name, items }) =>
      items.map((item) => ({ packageName: name, itemCode: item.code, itemName: item.name }))
    )
