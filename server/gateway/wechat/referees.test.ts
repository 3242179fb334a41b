/** WeChat Pay's own test vectors (wechatpay-go, see `vectors.json`), and what is signed, held against node:crypto. */
import { createPrivateKey, createPublicKey, sign, verify, X509Certificate } from 'node:crypto'
import keys from '../../testing/providers/keys.json'
import { authorizationOf, isSigned, launchSignature, openResource } from './signing'
import vectors from './vectors.json'

const certificate = new X509Certificate(vectors.certificate)
const { headers } = vectors
const notice = {
  raw: vectors.body,
  timestamp: headers['wechatpay-timestamp'],
  nonce: headers['wechatpay-nonce'],
  signature: headers['wechatpay-signature']
}
const { resource } = JSON.parse(vectors.body) as { resource: Parameters<typeof openResource>[1] }

test('the notice of wechatpay-go is signed by its certificate, whose serial it names', () => {
  expect(certificate.serialNumber).toBe(headers['wechatpay-serial'])
  expect(isSigned(certificate.publicKey, notice)).toBe(true)
})

test.each([
  ['another byte in the body', { raw: vectors.body.replace('签约', '解约') }],
  ['a space more', { raw: `${vectors.body} ` }],
  ['another second', { timestamp: '1624523847' }],
  ['another nonce', { nonce: 'x' }],
  ['no signature', { signature: '' }]
])('it is not with %s', (_about, changes) => {
  expect(isSigned(certificate.publicKey, { ...notice, ...changes })).toBe(false)
})

test('what is in it opens with its key, and with nothing else', () => {
  expect(openResource(vectors.apiKey, resource)).toBe(vectors.plain)
  expect(() => openResource('testMchAPIv3Key1', resource)).toThrow()
  expect(() => openResource(vectors.apiKey, { ...resource, associated_data: 'other' })).toThrow()
  expect(() => openResource(vectors.apiKey, { ...resource, algorithm: 'AEAD_AES_128_CBC' })).toThrow()
})

test('the signature of wechatpay-go’s signer comes out, so the algorithm is the same', () => {
  const key = createPrivateKey(vectors.signer.key.replaceAll('TESTING KEY', 'PRIVATE KEY'))
  const made = sign('RSA-SHA256', Buffer.from(vectors.signer.message), key).toString('base64')
  expect(made).toBe(vectors.signer.signature)
})

const privateKey = createPrivateKey(keys.merchant.key)
const publicKey = createPublicKey(privateKey)
const signs = (text: string, signature: string) =>
  verify('RSA-SHA256', Buffer.from(text), publicKey, Buffer.from(signature, 'base64'))

test.each([
  ['a call with a body', 'POST', '/v3/pay/transactions/jsapi', '{"a":1}'],
  ['one without, with its query', 'GET', '/v3/bill/tradebill?bill_date=2026-05-20&bill_type=ALL', '']
])('a request is signed over five lines, each with its end: %s', (_about, method, target, body) => {
  const signer = { mchId: '1900000109', serial: 'S1', privateKey }
  const header = authorizationOf(signer, { method, target, body }, 1624523846, 'n1')
  const [, signature = ''] =
    /^WECHATPAY2-SHA256-RSA2048 mchid="1900000109",nonce_str="n1",signature="([^"]+)",timestamp="1624523846",serial_no="S1"$/.exec(
      header
    ) ?? []
  expect(signs(`${method}\n${target}\n1624523846\nn1\n${body}\n`, signature)).toBe(true)
})

test('the parameters of a pay call are signed over four lines', () => {
  const signed = { appId: 'wx1', timeStamp: '1', nonceStr: 'n', prepay: 'prepay_id=wx2' }
  expect(signs('wx1\n1\nn\nprepay_id=wx2\n', launchSignature(privateKey, signed))).toBe(true)
})
