import { randomBytes } from 'node:crypto'
import { dateOf } from '@/domain/date'

/** No letters that are read as digits. 32 of them, so that every byte falls on one without a bias. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const RANDOM_LENGTH = 12

const randomPart = (): string =>
  [...randomBytes(RANDOM_LENGTH)].map((byte) => ALPHABET.charAt(byte % ALPHABET.length)).join('')

const numbered = (prefix: string, now: Date): string =>
  `${prefix}${dateOf(now.getTime()).replaceAll('-', '')}${randomPart()}`

/** `CA20261120` and 60 random bits: the day can be read, the next number cannot be guessed. */
export const newOrderNum = (now: Date): string => numbered('CA', now)
/** The number under which the order is paid; not derived from the order's number. */
export const newPayOrderNum = (now: Date): string => numbered('PAY', now)
/** One try to pay. */
export const newPaymentId = (now: Date): string => numbered('PT', now)
export const newRefundNum = (now: Date): string => numbered('RF', now)
/** What is shown at a branch: 60 random bits. */
export const newCode = randomPart
