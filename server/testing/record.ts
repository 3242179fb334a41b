import fs from 'node:fs'
import prettier from 'prettier'
import type { EndpointName } from '@/contract/catalogue'

const FIRST_LETTER = 'A'.charCodeAt(0)

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
  [/(?<=cashier\/)[\w-]+/g, (letter) => `pp${letter}`],
  [/(?<="holdId":")h[\w-]+(?=")/g, (letter) => `h${letter.charCodeAt(0) - FIRST_LETTER + 1}`],
  [/(?<="contacts_id":")c[\w-]{5,}(?=")/g, (letter) => `c${letter}`],
  [/(?<=RF\d{8})[2-9A-HJ-NP-Z]{12}\b/g, (letter) => letter.repeat(4)]
]
export interface Recorded {
  /** Under this name page tests import it. */
  readonly name: string
  readonly says: string
  readonly call: EndpointName
  readonly answer: unknown
}

/** Fields by name: in which order the server writes them says nothing. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1))
  return Object.fromEntries(fields.map(([name, held]) => [name, sorted(held)]))
}

/** What is recorded in a file is what was answered now, but for what is random in it. */
export async function expectRecorded(target: string, answers: readonly Recorded[]): Promise<void> {
  const body = answers.map(
    ({ name, says, call, answer }) =>
      `/** ${says} */\nexport const ${name}: ResultsOf<'${call}'> = ${JSON.stringify(sorted(answer))}`
  )
  const source = [
    '/** What the seeded server answered: written by tests/recorded.test.ts, never by hand. */',
    "import type { ResultsOf } from '@/contract/catalogue'",
    '',
    withoutRandom(body.join('\n\n')),
    ''
  ].join('\n')
  const options = await prettier.resolveConfig(target)
  const text = await prettier.format(source, { ...options, parser: 'typescript' })
  if (process.env['UPDATE_RECORDED']) fs.writeFileSync(target, text)
  expect(fs.readFileSync(target, 'utf8')).toBe(text)
}

/** @returns the text of the answers with A, B, C … in place of what is random */
function withoutRandom(answers: string): string {
  return RANDOM.reduce((text, [pattern, nameOf]) => {
    const seen = new Map<string, string>()
    return text.replace(pattern, (found) => {
      const name = seen.get(found) ?? nameOf(String.fromCharCode(FIRST_LETTER + seen.size))
      seen.set(found, name)
      return name
    })
  }, answers)
}
