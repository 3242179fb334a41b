import { doctors } from '../schema'
import type { Tx } from '../transact'
import doctorData from './doctors.json'

/** Doctors of dental stores; one store has none. Needs places. */
export async function seedDoctors(tx: Tx): Promise<void> {
  await tx.insert(doctors).values(doctorData.map(({ img: image, ...doctor }) => ({ ...doctor, kind: 'dentistry' as const, image })))
}
