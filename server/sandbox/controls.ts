import { inArray } from 'drizzle-orm'
import * as v from 'valibot'
import type { Db } from '../db/client'
import { settings } from '../db/schema'

const MAX_DELAY_MS = 7 * 86_400_000

/** How the sandbox misbehaves on demand: for tests and demonstrations, never outside the demo. */
export const controlsSchema = v.object({
  /** `never` loses the notice, `twice` sends it two times. */
  notify: v.optional(v.picklist(['once', 'twice', 'never']), 'once'),
  /** The notice starts out so much later. */
  delayMs: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_DELAY_MS)), 0),
  /** An approved payment stays without a result until it is given one by hand. */
  hold: v.optional(v.boolean(), false)
})
export type Controls = v.InferOutput<typeof controlsSchema>

export const CONTROLS_OFF: Controls = { notify: 'once', delayMs: 0, hold: false }

/** Applies to every payment that has no controls of its own. */
const ALL = '*'
const nameOf = (prepayId: string) => `sandbox:${prepayId}`

/** Controls of one payment, or of all when `prepayId` is null. */
export async function setControls(
  db: Db,
  prepayId: string | null,
  controls: Controls,
  now: Date
): Promise<void> {
  const row = { name: nameOf(prepayId ?? ALL), value: JSON.stringify(controls), updatedAt: now }
  await db
    .insert(settings)
    .values(row)
    .onConflictDoUpdate({ target: settings.name, set: { value: row.value, updatedAt: now } })
}

export async function controlsOf(db: Db, prepayId: string): Promise<Controls> {
  const own = nameOf(prepayId)
  const rows = await db
    .select()
    .from(settings)
    .where(inArray(settings.name, [own, nameOf(ALL)]))
  const row = rows.find(({ name }) => name === own) ?? rows[0]
  return row ? v.parse(controlsSchema, JSON.parse(row.value)) : CONTROLS_OFF
}
