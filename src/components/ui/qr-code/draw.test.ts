import { drawQr } from './draw'

test('a code needs no TextEncoder, which a mini-program has not', () => {
  const native = globalThis.TextEncoder
  Reflect.deleteProperty(globalThis, 'TextEncoder')
  try {
    expect(drawQr('CRED.到检')).toMatch(/^data:image\/svg\+xml,/)
  } finally {
    globalThis.TextEncoder = native
  }
})

test('different texts are different codes', () => {
  expect(drawQr('CRED.1')).not.toBe(drawQr('CRED.2'))
})
