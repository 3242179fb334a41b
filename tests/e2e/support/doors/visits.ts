import { moveToAnotherDay, moveToFirstDay } from '../../journeys/steps'

/** More visits than days that can be tapped without a calendar: what is booked for the same day again is asked about. */
const DAYS = 4
let visits = 0

/** What is booked next is for another day. */
export function toNextVisit(): void {
  visits += 1
  if (visits % DAYS === 0) moveToFirstDay()
  else moveToAnotherDay()
}
