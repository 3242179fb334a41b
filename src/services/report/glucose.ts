/** What an account keeps of its own blood sugar, in our own words. */
import type { GlucoseInput } from '@/contract/report/dto/health'
import type { GlucoseRecord, GlucoseTargets } from '@/domain/glucose/glucose'
import type { Call } from '../http/call'

export interface GlucoseBook {
  /** The newest day first. */
  readonly records: readonly GlucoseRecord[]
  readonly targets: GlucoseTargets
}

/** What becomes of a value that stands at that moment already. */
export type OnTwice = NonNullable<GlucoseInput['onTwice']>

export const readGlucose = (call: Call): Promise<GlucoseBook> => call('glucose.book', {})

/** Without an id it is a new one. */
export const saveGlucose = (
  call: Call,
  { id, date, when, value, tags }: GlucoseRecord,
  onTwice: OnTwice
): Promise<GlucoseBook> => call('glucose.save', { id, date, when, value, tags: [...tags], onTwice })

export const deleteGlucose = (call: Call, id: string): Promise<GlucoseBook> => call('glucose.delete', { id })

export const setGlucoseTargets = (call: Call, { fasting, post2h }: GlucoseTargets): Promise<GlucoseBook> =>
  call('glucose.targets', { fasting: { ...fasting }, post2h: { ...post2h } })
