import { agreedKeys, base64urlEncode, envelopeKid, IV_BYTES, seal } from '@/contract/crypto'
import { createSecureChannel } from './secure-channel'

const CONTEXT = 'POST /uniuser/silence/authorize'
const SECRET = base64urlEncode(new Uint8Array(32).fill(7))

/** A guest's channel; `asked` holds the `x` of each agreement, answered with a key of its own. */
function guest(expiresIn = 60, refused: (count: number) => boolean = () => false) {
  const asked: string[] = []
  let now = 0
  let drawn = 0
  const channel = createSecureChannel({
    secret: () => null,
    agree: async (x) => {
      const count = asked.push(x)
      if (refused(count)) throw new Error('lost')
      return { kid: `pre${count}`, secret: SECRET, expiresIn }
    },
    randomBytes: async (size) => new Uint8Array(size).fill((drawn += 1)),
    now: () => now
  })
  return { channel, asked, wait: (ms: number) => (now += ms) }
}

test('R7.9 two calls of one moment agree on one key, and both answers can be read', async () => {
  const { channel, asked } = guest()
  await Promise.all([channel.seal(CONTEXT, '{}'), channel.seal(CONTEXT, '{}')])
  expect(asked).toHaveLength(1)
  const { answer } = agreedKeys('pre1', asked[0] ?? '', SECRET)
  for (const n of [1, 2]) {
    const sealed = seal(answer, 'pre1', CONTEXT, JSON.stringify({ n }), new Uint8Array(IV_BYTES).fill(n))
    await expect(channel.open(CONTEXT, sealed)).resolves.toEqual({ n })
  }
})

test('R7.9 an agreement that was lost fails its calls, and the next call agrees again', async () => {
  const { channel, asked } = guest(60, (count) => count === 1)
  await expect(channel.seal(CONTEXT, '{}')).rejects.toThrow('lost')
  expect(envelopeKid(await channel.seal(CONTEXT, '{}'))).toBe('pre2')
  expect(asked).toHaveLength(2)
})

test('R7.9 another key is agreed on 5 s before the server drops this one, or once it has', async () => {
  const { channel, wait } = guest(60)
  const kid = async () => envelopeKid(await channel.seal(CONTEXT, '{}'))
  expect(await kid()).toBe('pre1')
  wait(54_999)
  expect(await kid()).toBe('pre1')
  wait(1)
  expect(await kid()).toBe('pre2')
  channel.forget()
  expect(await kid()).toBe('pre3')
})
