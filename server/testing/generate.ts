import * as fc from 'fast-check'
import type { GenericSchema } from 'valibot'
import { VISIT_DATE, VISIT_SLOT } from './ordering'

type Values = fc.Arbitrary<unknown>

/** Values that the sample data knows, by the name of the field: so that an input gets past the door. */
const KNOWN: readonly (readonly [RegExp, readonly unknown[]])[] = [
  [/^(productCode|productCodes|comboId|product)$/i, ['CK1003', 'CK1001', 'CK1015', 'VC4001', 'nothing']],
  [/^(orgCode|hospitalId|hospId|hosId|hopId)$/, ['H1001', 'H1002', 'H9999']],
  [/^(regDate|rtime|rdate|date|startDate|appointmentDate)$/, [VISIT_DATE, '2026-05-21', '2020-01-01']],
  [/^(slotId|timeSpanId)$/, [VISIT_SLOT.timeSpanId, 101, 1]],
  [/^(timespan|timespanStr)$/, [VISIT_SLOT.timespanStr, '全天']],
  [/(phone|mobile|tel|telNo)$/i, ['10000000001', '13900000001']],
  [/^(cityCode|mapCityCode|cityName)$/, ['110100', '310100', '北京']],
  [/^(type|kind|groupSource|moduleType|position)$/, ['checkup', 'home', '1']],
  [/^(addPackageId|packageId)$/, [6201, 6101, -1, 0]],
  [/^(itemCode|itemCodeList|code)$/, ['HE005', 'TH001', '123456']],
  [/^(lon|longitude)$/, [116.46]],
  [/^(lat|latitude)$/, [39.99]],
  [/(identityCard|id_number|idNumber)$/, ['99010119880314011X', '990101199007220228']],
  [/(medUserName|name|keyword|realName)$/i, ['陈予安', '体检', 'O’Neil']],
  [/(channel|comefrom|cardType|id_type|gender|sex|relation)$/i, [1, 0, 'wechat-h5']],
  [/(page|pageNo|pageSize|count|num)/i, [1, 10]]
]

const HOSTILE = [
  "' or 1=1 --",
  '"; drop table orders; --',
  '<script>alert(1)</script>',
  '../../../../etc/passwd',
  '%00',
  '\u0000',
  '\ud800',
  '${7*7}{{7*7}}',
  '__proto__',
  'constructor',
  '1e309',
  '-0',
  '９９９',
  '2026-02-30',
  '0000-00-00',
  '-0001-01-01',
  '9999-12-31',
  '275760-09-14',
  '20260230',
  '2147483648',
  '-9223372036854775809',
  '9'.repeat(40),
  'a'.repeat(5_000),
  '体'.repeat(2_000),
  '👩‍⚕️',
  '\u202e\u200b\ufeff'
] as const

const huge = [Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER, 1e308, -1, 0, 0.1 + 0.2, 2 ** 31, 2 ** 63]

/** What no field asks for: other types, huge, broken unicode, attempts to inject. */
const hostile: Values = fc.oneof(
  fc.constantFrom<unknown>(...HOSTILE),
  fc.constantFrom<unknown>(...huge),
  fc.constantFrom<unknown>(null, true, false, [], {}, [[[[]]]], { toString: 1 }, { length: -1 }),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.double(),
  fc.array(fc.constantFrom<unknown>('x', 1, null), { minLength: 100, maxLength: 300 }),
  fc.object({ maxDepth: 3, maxKeys: 4 })
)

interface Node extends GenericSchema {
  readonly entries?: Readonly<Record<string, Node>>
  readonly wrapped?: Node
  readonly item?: Node
  readonly options?: readonly unknown[]
  readonly literal?: unknown
}

const known = (name: string, spare: Values, ids: readonly unknown[]): Values => {
  const values = KNOWN.find(([field]) => field.test(name))?.[1] ?? []
  const pool = [...values, ...(/(id|no|num|code|key|number|token|^a|^b|^x)$/i.test(name) ? ids : [])]
  return pool.length === 0 ? spare : fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...pool) }, spare)
}

/** Inputs that the schema may well accept. `ids` are put where a field looks like an id. */
function fitting(schema: Node, name: string, ids: readonly unknown[]): Values {
  if (schema.entries) {
    const fields = Object.entries(schema.entries).map(([key, entry]): [string, Values] => [
      key,
      fitting(entry, key, ids)
    ])
    return fc.record(Object.fromEntries(fields), { requiredKeys: requiredOf(schema.entries) })
  }
  if (schema.wrapped) return fitting(schema.wrapped, name, ids)
  if (schema.item) return fc.array(fitting(schema.item, name, ids), { maxLength: 3 })
  if (schema.type === 'picklist') return fc.constantFrom(...(schema.options ?? []))
  if (schema.type === 'literal') return fc.constant(schema.literal)
  if (schema.type === 'union' || schema.type === 'variant') {
    return fc.oneof(...(schema.options ?? []).map((option) => fitting(option as Node, name, ids)))
  }
  if (schema.type === 'number') return known(name, fc.integer({ min: -2, max: 7_000 }), ids)
  if (schema.type === 'boolean') return fc.boolean()
  return known(name, fc.string({ unit: 'grapheme', maxLength: 12 }), ids)
}

const OPTIONAL = new Set(['optional', 'nullish', 'exact_optional', 'undefinedable'])
const requiredOf = (entries: Readonly<Record<string, Node>>): string[] =>
  Object.keys(entries).filter((key) => !OPTIONAL.has(entries[key]?.type ?? ''))

/** One field of a fitting input is replaced, or one that nobody asked for is added. */
const broken = (fit: Values): Values =>
  fc.tuple(fit, fc.nat(), hostile).map(([value, pick, wrong]) => {
    if (typeof value !== 'object' || value === null) return wrong
    const keys = [...Object.keys(value), 'unasked']
    return { ...value, [keys[pick % keys.length] ?? 'unasked']: wrong }
  })

const HEADERS = [
  'token',
  'cookie',
  'comefrom',
  'devicetoken',
  'idempotency-key',
  'kid',
  'nonce',
  'timestamp',
  'signature',
  'inviteid',
  'inviteuserid',
  'host',
  'origin',
  'referer',
  'user-agent',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'if-none-match',
  'accept-encoding'
] as const

/** What a header can carry at all: no control characters. */
const headerText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    'NaN',
    '-1',
    '0',
    '1e309',
    '2147483648',
    '9'.repeat(400),
    '[object Object]',
    'null',
    '__proto__'
  ),
  fc.constantFrom(
    'a,b,c',
    'a'.repeat(4_000),
    '\u00e4\u00f6\u00fc\u00ff',
    '%00%',
    '%E4%BD',
    "' or 1=1 --",
    'x=1; access_token=%',
    '{"a":[1]}'
  ),
  fc.string({ unit: 'grapheme-ascii', maxLength: 80 })
)

/** Headers for calls, a few of them hostile. */
export const hostileHeaders = (count: number, seed: number): Record<string, string>[] =>
  fc.sample(fc.dictionary(fc.constantFrom(...HEADERS), headerText, { minKeys: 1, maxKeys: 4 }), {
    numRuns: count,
    seed
  })

/**
 * `count` inputs for a call, the same ones for the same seed: near to valid ones, ones with a hostile field, and
 * hostile ones altogether.
 */
export function inputsFor(
  schema: GenericSchema,
  ids: readonly unknown[],
  count: number,
  seed: number
): unknown[] {
  const fit = fitting(schema, '', ids)
  const any = fc.oneof(
    { weight: 3, arbitrary: fit },
    { weight: 6, arbitrary: broken(fit) },
    { weight: 1, arbitrary: hostile }
  )
  return fc.sample(any, { numRuns: count, seed })
}
