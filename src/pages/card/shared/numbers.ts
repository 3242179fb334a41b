/** How a card's number is written. */

const GROUP = 4
const GROUPS = new RegExp(`.{1,${GROUP}}`, 'g')

/** As it is typed: '8600 1000 1234 5670'. */
export const grouped = (number: string): string => (number.match(GROUPS) ?? []).join(' ')

/** As others may see it over a shoulder: '7700 **** **** 0017'. */
export function maskedNumber(number: string): string {
  if (number.length <= 2 * GROUP) return number
  const hidden = '*'.repeat(number.length - 2 * GROUP)
  return grouped(`${number.slice(0, GROUP)}${hidden}${number.slice(-GROUP)}`)
}

export const tailOf = (number: string): string => number.slice(-GROUP)

/** What was typed, scanned or pasted, without what stands between its digits. */
export const digitsOf = (text: string): string => text.replace(/[^0-9A-Za-z]/g, '')

/** Of a card, the same on plastic, in a bar code and in a QR code. */
export const NUMBER_LENGTH = 16

/** The card's number in what a scanner read: alone, behind the name of the bar code's sort, or in an address; '' where there is none. */
export const numberIn = (code: string): string =>
  code
    .replace(/(\d)[ -](?=\d)/g, '$1')
    .match(/\d+/g)
    ?.find(({ length }) => length === NUMBER_LENGTH) ?? ''
