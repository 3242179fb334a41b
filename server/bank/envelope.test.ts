import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'
import { sm2 } from 'sm-crypto-v2'
import { DEMO_BANK } from './demo-keys'
import { isTimely, MESSAGE_LIFE_MS } from './envelope'
import { sm2PublicKey, smEnvelope } from './sm-envelope'

const { sm4Key, shopPrivateKey, bankPrivateKey } = DEMO_BANK
const shop = smEnvelope({
  sm4Key,
  privateKey: shopPrivateKey,
  otherPublicKey: sm2PublicKey(bankPrivateKey)
})
const bank = smEnvelope(
  { sm4Key, privateKey: bankPrivateKey, otherPublicKey: sm2PublicKey(shopPrivateKey) },
  'bank'
)
const SAID = { kind: 'customer', phone: '10000000001', name: '陈予安' }

/** A signature of the bank's over any bytes. */
function signed(body: string, key: string = bankPrivateKey, speaker = 'bank'): string {
  const signature = sm2.doSignature(`${speaker}|v1.${body}`, key, { hash: true })
  return `v1.${body}.${Buffer.from(signature, 'hex').toString('base64url')}`
}
function encrypted(plain: string, key: string = sm4Key): string {
  const iv = randomBytes(16)
  const cipher = createCipheriv('sm4-cbc', Buffer.from(key, 'hex'), iv)
  return Buffer.concat([iv, cipher.update(plain), cipher.final()]).toString('base64url')
}

test('what one side seals the other opens, each way', () => {
  expect(shop.open(bank.seal(SAID))).toEqual(SAID)
  expect(bank.open(shop.seal(SAID))).toEqual(SAID)
})

test('nothing of it can be read on the way, and no two envelopes are alike', () => {
  const [first, second] = [bank.seal(SAID), bank.seal(SAID)]
  expect(first).not.toBe(second)
  expect(Buffer.from(first.split('.')[1] ?? '', 'base64url').toString('latin1')).not.toContain('10000000001')
})

test('SM4-CBC and SM2 are those of the standards: another implementation opens the one, the example of GB/T 32918 the other', () => {
  const body = Buffer.from(bank.seal(SAID).split('.')[1] ?? '', 'base64url')
  const decipher = createDecipheriv('sm4-cbc', Buffer.from(sm4Key, 'hex'), body.subarray(0, 16))
  const plain = Buffer.concat([decipher.update(body.subarray(16)), decipher.final()]).toString()
  expect(JSON.parse(plain)).toEqual(SAID)
  // GB/T 32918.5 A.2: key, message and signature over the recommended curve.
  const publicKey =
    '0409f9df311e5421a150dd7d161e4bc5c672179fad1833fc076bb08ff356f35020' +
    'ccea490ce26775a52dc6ea718cc1aa600aed05fbf35e084a6632f6072da9ad13'
  const signature =
    'f5a03b0648d2c4630eeac513e1bb81a15944da3827d5b74143ac7eaceee720b3' +
    'b1b6aa29df212fd8763182bc0d421ca1bb9038fd1f7f42d4840b69c485bbc1aa'
  expect(sm2.doVerifySignature('message digest', signature, publicKey, { hash: true })).toBe(true)
  expect(sm2.doVerifySignature('message digesu', signature, publicKey, { hash: true })).toBe(false)
})

test('the hash of the signature is SM3 as OpenSSL knows it', () => {
  expect(createHash('sm3').update('abc').digest('hex')).toBe(
    '66c7f0f462eeedd9d1f2d46bdc10e4e24167c4875cf2f7a2297da02b8f4ba8e0'
  )
})

const changed = (text: string, at: number) =>
  text.slice(0, at) + (text[at] === 'A' ? 'B' : 'A') + text.slice(at + 1)
const good = bank.seal(SAID)
const [, goodBody = '', goodMark = ''] = good.split('.')

test.each([
  ['a byte of the ciphertext is another', `v1.${changed(goodBody, 40)}.${goodMark}`],
  ['a byte of the initial vector is another', `v1.${changed(goodBody, 2)}.${goodMark}`],
  ['a byte of the signature is another', `v1.${goodBody}.${changed(goodMark, 10)}`],
  ['there is no signature', `v1.${goodBody}.`],
  ['the signature is cut off', `v1.${goodBody}.${goodMark.slice(0, 40)}`],
  ['the signature is zero', `v1.${goodBody}.${Buffer.alloc(64).toString('base64url')}`],
  ['the signature is of another envelope', `v1.${goodBody}.${bank.seal(SAID).split('.')[2] ?? ''}`],
  ['the signature has a padding', `${good}=`],
  ['it is of another version', `v2.${goodBody}.${goodMark}`],
  ['it has another part', `${good}.x`],
  ['it is signed by a stranger', signed(encrypted(JSON.stringify(SAID)), '1'.repeat(64))],
  ['it is signed by the bank, but encrypted by another key', signed(encrypted('{}', 'a'.repeat(32)))],
  ['it is what the shop itself said', shop.seal(SAID)],
  ['its bytes are no blocks', signed(Buffer.from('short').toString('base64url'))],
  ['it holds no JSON', signed(encrypted('phone=1'))],
  ['it is empty', ''],
  ['it is a word', 'resp']
])('an envelope is refused where %s', (_why, sealed) => {
  expect(shop.open(sealed)).toBeNull()
})

const AT = new Date('2026-05-20T10:00:00+08:00')
test.each([
  ['of this moment', 0, true],
  ['one ms before five minutes are over', MESSAGE_LIFE_MS - 1, true],
  ['of five minutes ago', MESSAGE_LIFE_MS, false],
  ['of a clock that is a minute ahead', -60_000, true],
  ['of a clock that is more than a minute ahead', -60_001, false]
])('a message %s: good %s', (_when, age, isGood) => {
  expect(isTimely(AT.getTime() - age, AT)).toBe(isGood)
})
