import type { OrderDetail } from '@/contract/order/dto/order'
import { dosesGiven, firstDose, secondDose } from '../recorded/doses'

type Dose = OrderDetail['doses'][number]

export const ORDER = dosesGiven.orderNum

/** Three doses of a paid order: the first was given on 09-25, the second may be from 11-24 on. */
export const dosedOrder = (change: Partial<OrderDetail> = {}): OrderDetail => ({ ...dosesGiven, ...change })

/** The second has its day already. */
export const bookedOrder = (change: Partial<OrderDetail> = {}): OrderDetail => ({ ...secondDose, ...change })

export const secondBooked = (): Dose[] => secondDose.doses

const [booked] = firstDose.doses
if (!booked) throw new Error('no dose was recorded')

/** A vaccine of one dose, which has its day. */
export const oneDose = (change: Partial<Dose> = {}): Dose[] => [{ ...booked, ...change }]
