import { and, eq } from 'drizzle-orm'
import { opsRights } from '../db/schema'
import { ON, refused, type Arguments, type Outcome, type RunContext } from './command'

/** `personal`: names, phone numbers and identity numbers as they are. */
export const RIGHTS = ['personal'] as const

/** Asked of the account of the machine, which nobody types. */
export async function mayNot(
  { db, account }: RunContext,
  { options }: Pick<Arguments, 'options'>
): Promise<Outcome | null> {
  if (options['personal'] !== ON) return null
  const [found] = await db
    .select()
    .from(opsRights)
    .where(and(eq(opsRights.account, account), eq(opsRights.right, 'personal')))
  return found
    ? null
    : refused(`账号 ${account} 不能看明文；有权的人可以用 rights grant ${account} personal 授权`)
}
