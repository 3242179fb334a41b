import { isNotNull, sql } from 'drizzle-orm'
import { subsidies } from '../../db/schema'
import { CATALOGUE_TEXTS } from '../texts'
import type { OfferRules } from './offer'
import { windowed } from './windowed'

/** A price of which the shop pays a part: a month's pieces, one a user and month, for who is logged in. */
export const subsidy: OfferRules = windowed({
  kind: 'subsidy',
  table: subsidies,
  overText: CATALOGUE_TEXTS.subsidyOver,
  also: (_db, { userId }) => isNotNull(sql`${userId}`)
})
