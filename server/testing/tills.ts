import { makeTill } from '../ordering/vouchers/commands/till-keys'
import type { TestApp } from './test-app'

const kept = new WeakMap<TestApp, Map<string, string>>()

/** The key of a branch's till on the server of a test, made when it is asked for first. */
export async function tillKey(server: TestApp, orgCode: string, name = '前台'): Promise<string> {
  const keys = kept.get(server) ?? new Map<string, string>()
  kept.set(server, keys)
  const known = keys.get(`${orgCode} ${name}`)
  if (known !== undefined) return known
  const made = await makeTill(server.database.db, { orgCode, name }, server.clock.now())
  if (!made.ok) throw new Error(made.reason)
  keys.set(`${orgCode} ${name}`, made.key)
  return made.key
}
