/** The code of a gift card: sixteen letters and digits, none of which is read as another. */

/** 32 of them, so that every byte falls on one without a bias. */
export const CODE_ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
export const CODE_LENGTH = 16
const GROUP = 4

const SHAPE = new RegExp(`^[${CODE_ALPHABET}]{${CODE_LENGTH}}$`)

/** What was typed or pasted, in capitals and without what stands between its groups. */
export const codeOf = (typed: string): string => typed.toUpperCase().replace(/[^0-9A-Z]/g, '')

/** Whether it can be a code at all; who sends another has mistyped and loses no try. */
export const isGiftCode = (code: string): boolean => SHAPE.test(code)

/** As it is printed and typed: 'ABCD-EFGH-JKLM-NPQR'. */
export const groupedCode = (code: string): string =>
  (code.match(new RegExp(`.{1,${GROUP}}`, 'g')) ?? []).join('-')
