import type { Session } from '@/contract/auth/dto/auth'
import { addDays, dateOf, weekdayOf } from '@/domain/date'
import { createCaller, type Caller, type WireRequest } from './caller'
import { processDatabase } from './process-database'
import { addressOf, startServer, type Running } from './processes'
import { TEST_DATA_KEY } from './test-database'

export interface ServerClient extends Caller {
  address: string
}

const ENV = {
  ...{ PORT: '0', DEMO: '1', LOG_LEVEL: 'error', RATE_LIMIT: '0' },
  // What is sealed is also read while no server is up.
  DATA_KEY: TEST_DATA_KEY.toString('base64')
}

/** `npm run test:full` runs twenty, five on the embedded engine. */
export const ROUNDS = Number(process.env['CRASH_ROUNDS'] ?? 1)

/** Days ahead on which the branch is open, one for each round: no Sundays. */
export const openDays = Array.from({ length: 50 }, (_, day) => addDays(dateOf(Date.now()), day + 3)).filter(
  (date) => weekdayOf(date) !== 0
)

async function clientOf(running: Running): Promise<ServerClient> {
  const address = await addressOf(running)
  const send = async ({ method, url, headers, payload }: WireRequest) => {
    const answer = await fetch(address + url, {
      method,
      headers,
      ...(payload === undefined ? {} : { body: payload })
    })
    const text = await answer.text()
    return { statusCode: answer.status, headers: {}, json: <T>() => JSON.parse(text) as T }
  }
  return { address, ...createCaller(() => new Date(), send) }
}

/** One of several servers over a database; kill -9 ends it. */
export interface OneOfSeveral {
  readonly client: ServerClient
  kill(): Promise<void>
}

export async function oneOfSeveral(env: Readonly<Record<string, string>>): Promise<OneOfSeveral> {
  const running = startServer({ ...ENV, ...env })
  return {
    client: await clientOf(running),
    async kill() {
      running.child.kill('SIGKILL')
      await running.ended
    }
  }
}

/** A server of its own process that dies and comes up again over one database. @param use letters only */
export function mortalServer(use: string) {
  const database = processDatabase(use)
  let running: Running | null = null

  /** kill -9: nothing is finished, nothing is closed. */
  async function crash(): Promise<void> {
    running?.child.kill('SIGKILL')
    await running?.ended
  }

  /** As it comes up over the same database, and a client of it. */
  async function comeUp(): Promise<ServerClient> {
    running = startServer({ ...ENV, ...database.env })
    return clientOf(running)
  }

  return {
    create: database.create,
    inside: database.inside,
    comeUp,
    crash,
    async remove() {
      await crash()
      await database.remove()
    }
  }
}

export async function logIn({ call }: Caller): Promise<Session> {
  const mobile = '10000000001'
  const sent = await call('auth.sendCode', { mobile })
  return (await call('auth.login', { mobile, code: sent.results.demoCode ?? '' })).results
}

/** What somebody does at the gateway's sandbox. */
export const postTo = ({ address }: ServerClient, path: string, body: object): Promise<Response> =>
  fetch(address + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    redirect: 'manual'
  })
