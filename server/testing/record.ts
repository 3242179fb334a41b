/**
 * Answers of the seeded server as fixtures of page tests: what is random in them is numbered in the order in which it is first seen, so
 * that two runs write the same.
 */
const RANDOM: readonly (readonly [RegExp, (letter: string) => string])[] = [
  // Numbers of seeded rows end in digits and stay; those of new ones end in twelve signs.
  [/(?<=CA\d{8})[2-9A-HJ-NP-Z]{12}\b/g, (letter) => letter.repeat(4)],
  [/(?<=PAY\d{8})[2-9A-HJ-NP-Z]{12}\b/g, (letter) => letter.repeat(4)],
  [/(?<=PT\d{8})[2-9A-HJ-NP-Z]{12}\b/g, (letter) => letter.repeat(4)],
  [/CA1\.CA[\w.-]+/g, (letter) => `CRED.${letter}`],
  [/(?<="number":")\d{4} \d{4} \d{2}(?=")/g, (letter) => `7304 1196 ${String(letter.charCodeAt(0))}`],
  [/(?<=cashier\/)[\w-]+/g, (letter) => `pp${letter}`]
]
const FIRST_LETTER = 'A'.charCodeAt(0)

/** @returns the text of the answers with A, B, C … in place of what is random */
export function withoutRandom(answers: string): string {
  return RANDOM.reduce((text, [pattern, nameOf]) => {
    const seen = new Map<string, string>()
    return text.replace(pattern, (found) => {
      const name = seen.get(found) ?? nameOf(String.fromCharCode(FIRST_LETTER + seen.size))
      seen.set(found, name)
      return name
    })
  }, answers)
}
