import { HOUR_MS, instantAt } from '../../date'

/** Hours without food before blood is taken. */
export const FASTING_HOURS = 8
/** From this hour on nobody has fasted since the evening before. */
const AFTERNOON = '12:00'

const FASTING_TEXTS = {
  soon: `需空腹 ${FASTING_HOURS} 小时，离这个时段已不到 ${FASTING_HOURS} 小时，请确认来得及`,
  afternoon: `需空腹 ${FASTING_HOURS} 小时，选下午的时段当天早上起就不能进食，请确认来得及`
} as const

/**
 * What to think of before a time is chosen for something that wants an empty stomach: too few hours are left until then, or it is in the
 * afternoon. '' when nothing is. `now` in ms since 1970.
 */
export function fastingWarning(date: string, timespan: string, now: number): string {
  const start = timespan.slice(0, 5)
  if (instantAt(date, start) - now < FASTING_HOURS * HOUR_MS) return FASTING_TEXTS.soon
  return start >= AFTERNOON ? FASTING_TEXTS.afternoon : ''
}
