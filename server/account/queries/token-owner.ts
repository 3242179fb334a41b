import { maskMobile } from '@/domain/mask'
import { sessionOf } from '../../http/authenticate'
import type { RequestContext } from '../../http/context'

/** Whose a session is, with a masked number. */
interface TokenOwner {
  readonly userId: string
  readonly mobile: string
}

/**
 * Whose a live access token is, so that who is logged in can be asked before it replaces them (§5: with a masked number). It
 * is not spent. Refuses with 2 or 3 as `sessionOf` does.
 */
export async function tokenOwner({ db, now }: RequestContext, token: string): Promise<TokenOwner> {
  const { user } = await sessionOf(db, now(), token)
  return { userId: user.id, mobile: maskMobile(user.phone) }
}
