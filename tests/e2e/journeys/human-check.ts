import { setTimeout as pause } from 'node:timers/promises'
import { desc, isNull } from 'drizzle-orm'
import { answerOf } from '../../../server/testing/human-check'
import type { Driver } from '../support/driver'
import { tables, type LocalServer } from '../support/local-server'

/** A person before the shop's own server, whose database tells what only a person can see. */
export interface Scene {
  readonly user: Driver
  readonly server: LocalServer
}

const DIGITS = '图中数字'
const PICTURE = '验证图片，看不清时可以换一张，或改为听声音'

/** What is to be read in the picture that was shown last; waits for one that nobody has answered. */
async function digitsShown({ db, now }: LocalServer): Promise<string> {
  const { humanChecks } = tables
  for (;;) {
    const [shown] = await db
      .select()
      .from(humanChecks)
      .where(isNull(humanChecks.answeredAt))
      .orderBy(desc(humanChecks.createdAt))
      .limit(1)
    if (shown) return answerOf(db, now(), shown.id)
    await pause(100)
  }
}

/** The check opens, and what is typed is not what its picture shows. */
export async function failCheck({ user, server }: Scene): Promise<void> {
  await user.see('安全验证')
  await user.see(PICTURE)
  const right = await digitsShown(server)
  await user.type(DIGITS, right === '22222' ? '33333' : '22222')
  await user.tap('确定')
  await user.see('输入不正确，请按新的数字再试一次')
}

/** The check is open, and passed. */
export async function passCheck({ user, server }: Scene): Promise<void> {
  await user.see('安全验证')
  await user.see(PICTURE)
  await user.type(DIGITS, await digitsShown(server))
  await user.tap('确定')
  await user.gone('安全验证')
}
