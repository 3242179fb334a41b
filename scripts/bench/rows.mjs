/**
 * A figure of the bench. Texts of goal and aim say the direction; `must` figures fail the command when they are missed.
 * @typedef {{ name: string, value: number | string, unit: string, goal: string, aim: string, met: boolean | null, must?: boolean }} Row
 */

/** A number that has no bound: it is only shown. @returns {Row} */
export const shown = (name, value, unit = '') => ({ name, value, unit, goal: '', aim: '', met: null })

/** @returns {Row} met when `value` is not above `goal`; `aim` is what the project tries for */
export const atMost = (name, value, unit, goal, aim) => ({
  name,
  value,
  unit,
  goal: `≤ ${goal}`,
  aim: aim === undefined ? '' : `≤ ${aim}`,
  met: Number.isFinite(value) && value <= goal
})

/** @returns {Row} met when `value` is not below `goal` */
export const atLeast = (name, value, unit, goal, aim) => ({
  name,
  value,
  unit,
  goal: `≥ ${goal}`,
  aim: aim === undefined ? '' : `≥ ${aim}`,
  met: Number.isFinite(value) && value >= goal
})

/** @returns {Row} met when `value` is `goal` */
export const exactly = (name, value, unit, goal) => ({
  name,
  value,
  unit,
  goal: `= ${goal}`,
  aim: '',
  met: value === goal
})

/** The middle of the numbers; of an even count the mean of the two. */
export function median(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}

/** The number below which `share` of the sorted ones are. */
export const percentile = (sorted, share) =>
  sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)]
