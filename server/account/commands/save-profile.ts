import { eq } from 'drizzle-orm'
import { nicknameError } from '@/domain/account/nickname'
import { dateOf, isDate } from '@/domain/date'
import { users } from '../../db/schema'
import type { Profile as ToldProfile } from '../../db/schema/account'
import { transact } from '../../db/transact'
import { requireUser, type RequestContext } from '../../http/context'
import { badInput } from '../../http/refusal'
import { shopProfile } from '../../settings/shop-profile'
import { EMPTY_PROFILE, profileOf, userRow, type Profile } from '../queries/account'
import { ACCOUNT_TEXTS } from '../texts'
import { keysOf } from '@/domain/keys-of'

/** What the user tells of themselves anew; what is left out stays as it is. */
export type ProfileChanges = { readonly [K in keyof ToldProfile]?: ToldProfile[K] | undefined }

const isBirthday = (date: string, today: string): boolean =>
  date === '' || (isDate(date) && date <= today && date >= '1900-01-01')

/** Changes what is given and leaves the rest as it is. */
export async function saveProfile(context: RequestContext, changes: ProfileChanges): Promise<Profile> {
  const { id } = requireUser(context)
  const { nickname, birthday } = changes
  const wrong = nickname === undefined ? null : nicknameError(nickname, (await shopProfile(context.db)).name)
  if (wrong) throw badInput(wrong, { field: 'nickname' })
  if (birthday !== undefined && !isBirthday(birthday, dateOf(context.now().getTime())))
    throw badInput(ACCOUNT_TEXTS.birthdayWrong, { field: 'birthday' })
  await transact(context.db, async (tx) => {
    const [user] = await tx.select().from(users).where(eq(users.id, id)).for('update')
    const profile = changed({ ...EMPTY_PROFILE, ...user?.profile }, changes)
    await tx.update(users).set({ profile }).where(eq(users.id, id))
  })
  return profileOf(context.db, await userRow(context.db, id))
}

/** What is not given stays as it is. */
function changed<T extends object>(kept: T, given: { readonly [K in keyof T]?: T[K] | undefined }): T {
  const next = { ...kept }
  for (const name of keysOf(given)) {
    const value = given[name]
    if (value !== undefined) next[name] = value
  }
  return next
}
