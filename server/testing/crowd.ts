import type { Session } from '@/contract/auth/dto/auth'
import type { Db } from '../db/client'
import { sessions, users } from '../db/schema'
import { hashToken, randomToken } from '../settings/tokens'

/** Rows that one statement writes. */
const PIECE = 500

/** After all that a test lets pass. */
const FAR = new Date('2099-01-01T00:00:00+08:00')

/** Who is logged in stays so, however much time a test lets pass. */
export const keepLoggedIn = (db: Db) =>
  db.update(sessions).set({ accessExpiresAt: FAR, refreshExpiresAt: FAR })

/** So many people with an account and a session each, without the way over codes and logins. */
export async function crowdOf(db: Db, now: Date, count: number): Promise<Session[]> {
  const people = Array.from({ length: count }, (_, index) => {
    const number = String(index).padStart(5, '0')
    return { id: `crowd${number}`, phone: `139000${number}`, token: randomToken(), secret: randomToken() }
  })
  for (let from = 0; from < count; from += PIECE) {
    const some = people.slice(from, from + PIECE)
    await db.insert(users).values(some.map(({ id, phone }) => ({ id, phone, name: '', createdAt: now })))
    await db.insert(sessions).values(
      some.map(({ id, token, secret }) => ({
        ...{ id: `s-${id}`, userId: id, secret, rotationKey: randomToken(), comefrom: 50 },
        ...{ tokenHash: hashToken(token), refreshHash: hashToken(randomToken()), createdAt: now },
        accessExpiresAt: FAR,
        refreshExpiresAt: FAR
      }))
    )
  }
  return people.map(({ id, token, secret }) => ({
    ...{ token, refreshToken: '', expiresIn: 7_200, kid: `s-${id}`, sessionSecret: secret },
    serverTime: now.getTime(),
    userInfo: { user_id: id } as Session['userInfo']
  }))
}
