/** Control characters at the border: no text of any call takes them, and lines only those that have several. */
import { catalogue, type EndpointName } from '@/contract/catalogue'
import { schemas } from '@/contract/schemas'
import { inputsFor } from '../testing/generate'
import { createTestApp } from '../testing/test-app'
import { parseInput } from './input'
import { Refusal } from './refusal'

const TRIES = 24
const SEED = 20_260_520
const REFUSED = [
  '\u0000',
  '\u0007',
  '\u001b',
  '\u007f',
  '\u009b',
  '\u200f',
  '\u202e',
  '\u2066',
  '\u2069',
  '\ud800'
]

/** Fields with room for several lines, by call. */
const SEVERAL: readonly (readonly [EndpointName, string])[] = [
  ['account.suggest', 'text'],
  ['order.completeGoods', 'remark'],
  ['order.refund', 'reasonDetail'],
  ['review.save', 'content']
]

type Path = readonly string[]

/** Where texts stand in an input. */
function textsOf(value: unknown, path: Path = []): Path[] {
  if (typeof value === 'string') return [path]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, entry]) => textsOf(entry, [...path, key]))
}

/** The input with another text at a place. */
function withText(value: unknown, [key, ...rest]: Path, change: (text: string) => string): unknown {
  if (key === undefined) return change(String(value))
  if (Array.isArray(value))
    return value.map((one, index) => (String(index) === key ? withText(one, rest, change) : one))
  const entries = Object.entries(value as object)
  return Object.fromEntries(
    entries.map(([name, one]) => [name, name === key ? withText(one, rest, change) : one])
  )
}

/** What the border says of an input; null when it lets it in. */
function refusalOf(name: EndpointName, input: unknown): string | null {
  try {
    parseInput(schemas[name].input, input)
    return null
  } catch (error) {
    if (error instanceof Refusal) return error.message
    throw error
  }
}

const BROKEN = '内容含有无法识别的字符，请修改后重试'

/** Inputs with texts, near to those that a call takes: each kind of place once. */
function placesOf(name: EndpointName): Map<string, { input: unknown; path: Path }> {
  const places = new Map<string, { input: unknown; path: Path }>()
  for (const input of inputsFor(schemas[name].input, [], TRIES, SEED)) {
    for (const path of textsOf(input)) {
      if (refusalOf(name, input) === BROKEN) continue
      const place = path.map((key) => (/^\d+$/.test(key) ? '*' : key)).join('.')
      if (!places.has(place)) places.set(place, { input, path })
    }
  }
  return places
}

const several = new Set<string>()

test.each(Object.keys(catalogue) as EndpointName[])(
  '%s takes no control character in any text, nor in one that it does not know',
  (name) => {
    const taken: string[] = []
    const unknown = { input: { unasked: '文字' }, path: ['unasked'] }
    for (const [place, { input, path }] of [...placesOf(name), ['unasked', unknown] as const]) {
      for (const character of REFUSED) {
        const said = refusalOf(
          name,
          withText(input, path, (text) => `${text}${character}字`)
        )
        if (said !== BROKEN) taken.push(`${place} U+${character.charCodeAt(0).toString(16)}: ${String(said)}`)
      }
      if (
        refusalOf(
          name,
          withText(input, path, (text) => `${text}\n字`)
        ) !== BROKEN
      )
        several.add(place)
    }
    expect(taken).toEqual([])
  }
)

test('a new line stands in the texts that have several, and in no other one', () => {
  expect([...several].sort()).toEqual(
    [
      'address',
      'buyAddress',
      'receiveAddress',
      'addressDetails',
      'detail',
      ...SEVERAL.map(([, field]) => field)
    ].sort()
  )
})

test.each(SEVERAL)('%s takes lines in %s', (name, field) => {
  expect(refusalOf(name, { [field]: '第一行\n第二行' })).not.toBe(BROKEN)
  expect(refusalOf(name, { [field]: '第一行\u202e第二行' })).toBe(BROKEN)
})

test('R8.9 a name with U+202E is refused in the words of the contract, with its field', async () => {
  const server = await createTestApp()
  const session = await server.login('10000000001')
  const answer = await server.callRaw('address.save', { name: '林\u202e知夏' }, { session })
  expect(answer).toMatchObject({ code: 20001, message: BROKEN, results: { field: 'name' } })
  await server.close()
})
