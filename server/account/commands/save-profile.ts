import { eq } from 'drizzle-orm'
import type { Profile, SaveProfileInput } from '@/contract/account/dto/account'
import { nicknameError } from '@/domain/account/nickname'
import { dateOf, isDate } from '@/domain/date'
import { users } from '../../db/schema'
import { transact } from '../../db/transact'
import { requireUser, type RequestContext } from '../../http/context'
import { badInput } from '../../http/refusal'
import { shopProfile } from '../../settings/shop-profile'
import { EMPTY_PROFILE, profileOf, userRow } from '../queries/account'
import { ACCOUNT_TEXTS } from '../texts'
import { keysOf } from '@/domain/keys-of'

function birthdayIn(compact: string, today: string): string {
  if (compact === '') return ''
  const date = `${compact.slice(0, 4)}-${compact.slice(4, 6)}-${compact.slice(6)}`
  if (!isDate(date) || date > today || date < '1900-01-01')
    throw badInput(ACCOUNT_TEXTS.birthdayWrong, { field: 'birthday' })
  return date
}

/** Changes what is given and leaves the rest as it is. */
export async function saveProfile(context: RequestContext, input: SaveProfileInput): Promise<Profile> {
  const { id } = requireUser(context)
  const wrong =
    input.nickname === undefined ? null : nicknameError(input.nickname, (await shopProfile(context.db)).name)
  if (wrong) throw badInput(wrong, { field: 'nickname' })
  const { birthday, ...given } = input
  const born =
    birthday === undefined ? {} : { birthday: birthdayIn(birthday, dateOf(context.now().getTime())) }
  await transact(context.db, async (tx) => {
    const [user] = await tx.select().from(users).where(eq(users.id, id)).for('update')
    const profile = { ...changed({ ...EMPTY_PROFILE, ...user?.profile }, given), ...born }
    await tx.update(users).set({ profile }).where(eq(users.id, id))
  })
  return profileOf(context.db, await userRow(context.db, id))
}

/** What is not given stays as it is. */
function changed<T extends object>(kept: T, given: Partial<T>): T {
  const next = { ...kept }
  for (const name of keysOf(given)) {
    const value = given[name]
    if (value !== undefined) next[name] = value
  }
  return next
}
