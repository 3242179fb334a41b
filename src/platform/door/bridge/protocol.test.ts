import { codeIn, heardIn, hostInfoOf, mayTell, pxOf, tokenIn } from './protocol'

const told = (rest: object) => JSON.stringify({ v: 1, id: 'p-1', ...rest })

test.each([
  ['a result', { result: { state: 'ok' } }, { kind: 'done', result: { state: 'ok' } }],
  ['that it has begun', { taken: true }, { kind: 'taken' }],
  ['that it lacks it', { error: { code: 'lacking' } }, { kind: 'lacking' }],
  ['that the person stopped it', { error: { code: 'cancelled' } }, { kind: 'cancelled' }],
  ['that it failed', { error: { code: 'failed' } }, { kind: 'failed' }],
  ['a refusal that nobody knows', { error: { code: 'later' } }, { kind: 'failed' }],
  ['an error without a code', { error: 'no' }, { kind: 'failed' }],
  ['a result that is none', { result: 'ok' }, { kind: 'failed' }],
  ['a list for a result', { result: [] }, { kind: 'failed' }],
  ['nothing', {}, { kind: 'failed' }]
])('an answer that says %s', (_said, rest, expected) => {
  expect(heardIn(told(rest))).toEqual({ kind: 'told', id: 'p-1', told: expected })
})

test.each([
  ['a request of the host', { action: 'back' }, { kind: 'asked', id: 'p-1', action: 'back', params: {} }],
  [
    'one with what it needs',
    { action: 'keyboard', params: { height: 300 } },
    { kind: 'asked', id: 'p-1', action: 'keyboard', params: { height: 300 } }
  ]
])('%s is read', (_name, rest, expected) => {
  expect(heardIn(told(rest))).toEqual(expected)
})

test.each([
  ['no text', { v: 1, id: 'p-1', result: {} }],
  ['no JSON', '{"v":1,"id":"p-1"'],
  ['a script', 'alert(1)'],
  ['a list', '[{"v":1,"id":"p-1","result":{}}]'],
  ['nothing', 'null'],
  ['another version', JSON.stringify({ v: 2, id: 'p-1', result: {} })],
  ['no version', JSON.stringify({ id: 'p-1', result: {} })],
  ['no id', JSON.stringify({ v: 1, result: {} })],
  ['a number for an id', JSON.stringify({ v: 1, id: 1, result: {} })],
  ['an id that is none', JSON.stringify({ v: 1, id: 'a b', result: {} })],
  ['a number for an action', JSON.stringify({ v: 1, id: 'p-1', action: 7 })],
  ['params that are none', JSON.stringify({ v: 1, id: 'p-1', action: 'back', params: 'x' })],
  ['more than a message holds', told({ result: { text: 'x'.repeat(70_000) } })]
])('%s is no message: nothing ends by it', (_name, data) => {
  expect(heardIn(data)).toBeNull()
})

test.each([
  ['Android’s host, without an origin', '', true],
  ['a script that iOS runs in the page', 'https://shop.example', true],
  ['a frame of another site', 'https://evil.example', false],
  ['another port', 'https://shop.example:8443', false],
  ['the same name without https', 'http://shop.example', false],
  ['a name that begins so', 'https://shop.example.evil.example', false],
  ['a sandboxed frame', 'null', false]
])('whether an answer counts from %s', (_from, origin, counts) => {
  expect(mayTell(origin, 'https://shop.example')).toBe(counts)
})

test.each([
  [
    'what it can and what its bars cover',
    { version: 1, abilities: ['pay'], insets: { top: 44, bottom: 34 } },
    { abilities: ['pay'], top: 44, bottom: 34 }
  ],
  ['no bars', { version: 1, abilities: ['pay'] }, { abilities: ['pay'], top: 0, bottom: 0 }],
  ['no abilities', { version: 1 }, { abilities: [], top: 0, bottom: 0 }],
  [
    'abilities that are none',
    { version: 1, abilities: [1, null, 'share', {}] },
    { abilities: ['share'], top: 0, bottom: 0 }
  ],
  ['abilities in a text', { version: 1, abilities: 'pay' }, { abilities: [], top: 0, bottom: 0 }],
  ['another version', { version: 2, abilities: ['pay'] }, null],
  ['no version', { abilities: ['pay'] }, null]
])('a host that says %s', (_said, result, expected) => {
  expect(hostInfoOf(result)).toEqual(expected)
})

test.each([
  [44, 44],
  [33.6, 34],
  [0, 0],
  [-20, 0],
  [9999, 0],
  [Number.NaN, 0],
  ['44', 0],
  [null, 0]
])('%p of px is %p', (value, px) => {
  expect(pxOf(value)).toBe(px)
})

test.each([
  ['a token', { token: 'a'.repeat(43) }, 'a'.repeat(43)],
  ['one that is too short', { token: 'a' }, null],
  ['an address', { token: 'https://evil.example/?token=aaaaaaaaa' }, null],
  ['a number', { token: 1_234_567_890 }, null],
  ['none', {}, null]
])('the login gives %s', (_given, result, token) => {
  expect(tokenIn(result)).toBe(token)
})

test.each([
  ['what it says', { text: '8600100012345670' }, '8600100012345670'],
  ['nothing', { text: '' }, null],
  ['no text', { text: 8600 }, null],
  ['more than any code holds', { text: '8'.repeat(7090) }, null],
  ['something else', {}, null]
])('of a scanned code %s', (_said, result, text) => {
  expect(codeIn(result)).toBe(text)
})
