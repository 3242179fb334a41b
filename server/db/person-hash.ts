import { normalizeIdNumber } from '@/domain/person/id-card'
import type { Db } from './client'
import type { OrderExaminee } from './schema/ordering/order'
import { fingerprint } from '../settings/fingerprint'

/** Keyed hash of document type and number: the same person has the same one in each order. */
export const hashPerson = (
  db: Db,
  now: Date,
  { idType, idNumber }: Pick<OrderExaminee, 'idType' | 'idNumber'>
): Promise<string> => fingerprint(db, now, `person|${idType}|${normalizeIdNumber(idNumber)}`)
