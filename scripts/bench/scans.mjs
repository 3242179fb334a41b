import { setTimeout as pause } from 'node:timers/promises'

/** A backend tells its counts a second after its last statement. */
const TOLD_MS = 1_500

/** How often each table was read from beginning to end, and how many rows it has. */
export async function scansOf(client) {
  await pause(TOLD_MS)
  await client.query('select pg_stat_clear_snapshot()')
  const { rows } = await client.query(
    'select relname as name, seq_scan::int as scans, n_live_tup::int as rows from pg_stat_user_tables'
  )
  return new Map(rows.map(({ name, ...counts }) => [name, counts]))
}

/** Tables of more than so many rows that were read whole between two looks, with how often. */
export const scansSince = (before, after, large, isMeant = () => true) =>
  [...after].flatMap(([name, { scans, rows }]) => {
    const more = scans - (before.get(name)?.scans ?? 0)
    return rows > large && more > 0 && isMeant(name) ? [`${name} ${more} times`] : []
  })
