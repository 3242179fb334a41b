/** Masks for names and numbers (§5). A value too short for its rule shows its first character at most. */

function keep(text: string, head: number, tail: number): string {
  const chars = Array.from(text)
  if (chars.length === 0) return ''
  const short = chars.length <= head + tail
  const first = chars.slice(0, short ? 1 : head).join('')
  const last = short || tail === 0 ? '' : chars.slice(-tail).join('')
  const hidden = Math.max(1, chars.length - (short ? 1 : head + tail))
  return `${first}${'*'.repeat(hidden)}${last}`
}

/** First character, then stars: 陈予安 is 陈** (§5). */
export function maskName(name: string): string {
  return keep(name.trim(), 1, 0)
}

/** First 3 and last 4 digits: 138****5678 (§5). */
export function maskMobile(mobile: string): string {
  return keep(mobile.trim(), 3, 4)
}

/** First 3 and last 4 of an identity card number (§5). */
function maskIdCard(number: string): string {
  return keep(number.trim(), 3, 4)
}

/** First 2 of any other ID number (§5). */
function maskOtherId(number: string): string {
  return keep(number.trim(), 2, 0)
}

/** The mask that fits the ID type: 1 identity card, anything else as other (§5). */
export function maskIdNumber(number: string, idType: number): string {
  return idType === 1 ? maskIdCard(number) : maskOtherId(number)
}

interface Shown {
  name: string
  mobile: string
  idType: number
  idNumber: string
}

/** Somebody as others may see them over a shoulder: on order cards and details, in greetings (§5). What is not known is ''. */
export function maskPerson(person: Readonly<Partial<Shown>> | null): Shown {
  const { name = '', mobile = '', idType = 1, idNumber = '' } = person ?? {}
  return {
    name: maskName(name),
    mobile: maskMobile(mobile),
    idType,
    idNumber: maskIdNumber(idNumber, idType)
  }
}
