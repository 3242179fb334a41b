import { sql } from 'drizzle-orm'
import { CUSTOMS } from '@/domain/customs/customs'
import { counter } from '../../db/counter'
import { customsYears } from '../../db/schema'
import type { ReservationRules } from './reservation'
import { counted } from './counted'

const rules = counted<'customs'>(
  6,
  counter({
    name: 'customs',
    table: customsYears,
    key: customsYears.key,
    taken: [customsYears.takenFen, 'takenFen'],
    room: sql`${CUSTOMS.yearFen}::int`
  })
)

/** As `customs_years.key` generates it. */
export const customsKey = (personHash: string, year: number): string => `${personHash}:${year}`

/** What a person buys from abroad in a year, in fen; a year of which nothing was taken yet has no row. */
export const customs: ReservationRules<'customs'> = {
  ...rules,
  async reserve(tx, claims, at) {
    const years = claims.map(({ resource }) => {
      const [personHash = '', year] = resource.split(':')
      return { personHash, year: Number(year) }
    })
    // In one order for all, since a row that somebody else is just making is waited for.
    years.sort((a, b) => (a.personHash < b.personHash ? -1 : 1))
    await tx.insert(customsYears).values(years).onConflictDoNothing()
    return rules.reserve(tx, claims, at)
  }
}
