import { catalogue, type EndpointName } from '@/contract/catalogue'
import { fillPath, queryOf } from '@/contract/url'
import { dateOf } from '@/domain/date'
import { firstFacts, firstFrames } from '@/routes/generate'
import { NOW } from './world'

/** Address and body of what index.html asks for at this address, for a guest who has chosen no city. */
export function firstAsks(address: string): string[] {
  for (const { path, asks = [] } of firstFrames()) {
    const parts = new RegExp(`^${path}$`).exec(address)
    if (!parts) continue
    const known: Record<string, unknown> = {
      prefix: '/api',
      ...firstFacts().place,
      today: dateOf(NOW),
      ...parts
    }
    const fill = (text: string) => text.replace(/\{(\w+)\}/g, (_, name: string) => String(known[name]))
    return asks.map(({ url, body = '' }) => fill(url) + fill(body))
  }
  throw new Error(`no page at ${address}`)
}

/** Address and body of calls that a page made. */
export const wired = (made: readonly { name: EndpointName; input: unknown }[]): string[] =>
  made.map(({ name, input }) => {
    const { method, path } = catalogue[name]
    const filled = fillPath(path, Object(input))
    return `/api${filled.path}${method === 'POST' ? JSON.stringify(filled.rest) : queryOf(filled.rest)}`
  })
