import { request } from 'node:http'
import type { WireAnswer, WireRequest } from './caller'

/** Servers behind one address, as nginx spreads calls: each takes its turn, and one that cannot be connected to is passed over. */
export class Fleet {
  private addresses: readonly string[] = []
  private turn = 0

  add(address: string): void {
    this.addresses = [...this.addresses, address]
  }

  drop(address: string): void {
    this.addresses = this.addresses.filter((one) => one !== address)
  }

  readonly send = async (call: WireRequest): Promise<WireAnswer> => {
    const { addresses } = this
    this.turn += 1
    for (let tries = 0; ; tries += 1) {
      const address = addresses[(this.turn + tries) % addresses.length]
      if (address === undefined) throw new Error('there is no server')
      try {
        return await answerOf(address, call)
      } catch (error) {
        const refused = error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED'
        if (!refused || tries >= addresses.length) throw error
      }
    }
  }
}

/** On a connection of its own. */
const answerOf = (address: string, { method, url, headers, payload }: WireRequest): Promise<WireAnswer> =>
  new Promise((resolve, reject) => {
    const asked = request(address + url, { method, headers, agent: false }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('error', reject)
      response.on('end', () => {
        const text = Buffer.concat(parts).toString('utf8')
        resolve({
          statusCode: response.statusCode ?? 0,
          headers: response.headers,
          json: <T>() => JSON.parse(text) as T
        })
      })
    })
    asked.on('error', reject)
    asked.end(payload)
  })
