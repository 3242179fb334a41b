import { parseArgs } from 'node:util'
import { setPrimitives } from '@/contract/crypto'
import { nativeCrypto } from '../../server/http/native-crypto'
import { Shop, type Send } from './shop'
import { runSuite } from './suite'

const USAGE = `npm run contract -- https://other-backend [--phone 10000000001] [--code 123456] [--goods HS2009:HS2009-3]
  --phone  a number that may log in; its code is taken from the answer where the backend tells it, as a demo does
  --code   the code that was sent to it
  --goods  product and sku of goods that may be ordered once; the order is cancelled unpaid`

const WAIT_MS = 15_000

const over =
  (origin: string): Send =>
  async ({ method, url, headers, payload }) => {
    const answer = await fetch(origin + url, {
      ...{ method, headers, signal: AbortSignal.timeout(WAIT_MS) },
      ...(payload === undefined ? {} : { body: payload })
    })
    const text = await answer.text()
    return {
      ...{ statusCode: answer.status, headers: Object.fromEntries(answer.headers) },
      json: <T>() => {
        try {
          return JSON.parse(text) as T
        } catch {
          throw new Error(`${method} ${url} answered ${answer.status} with what is no JSON`)
        }
      }
    }
  }

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      phone: { type: 'string', default: '10000000001' },
      code: { type: 'string' },
      goods: { type: 'string' }
    }
  })
  const [address = ''] = positionals
  const [, productCode, skuId] = /^([\w-]+):([\w-]+)$/.exec(values.goods ?? '') ?? []
  if (!/^https?:/.test(address) || !URL.canParse(address) || (values.goods !== undefined && !skuId)) {
    process.stderr.write(`${USAGE}\n`)
    return 2
  }
  setPrimitives(nativeCrypto)
  const options = {
    ...{ phone: values.phone, code: values.code ?? null },
    goods: productCode && skuId ? { productCode, skuId } : null
  }
  const marks = { held: 'ok  ', broken: 'FAIL', skipped: 'skip' }
  const outcomes = await runSuite(new Shop(over(new URL(address).origin)), options, ({ what, state, note }) =>
    process.stdout.write(`${marks[state]}  ${what}${note === '' ? '' : `: ${note}`}\n`)
  )
  const of = (state: keyof typeof marks) => outcomes.filter((outcome) => outcome.state === state).length
  process.stdout.write(
    `\n${of('held')} held, ${of('broken')} broken, ${of('skipped')} could not be looked at\n`
  )
  return of('broken') > 0 ? 1 : 0
}

main().then(
  (exit) => (process.exitCode = exit),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 2
  }
)
