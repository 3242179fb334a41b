import { APPOINTMENT_STATE } from '@/domain/order/codes'
import { extraOf } from './extra'

/** How the appointment of a paid order stands: booked, or held until a partner's clinic has said yes. */
export const bookedState = (order: { extra: unknown }): number =>
  extraOf(order).needsConfirmation ? APPOINTMENT_STATE.held : APPOINTMENT_STATE.booked
