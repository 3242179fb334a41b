/** Leaving the account, and taking one's data along. */
import type { Leaving as WireLeaving } from '@/contract/account/dto/privacy'
import { toFen } from '@/domain/money'
import type { Call } from '../http/call'

/** What keeps somebody from leaving, and what they would lose. */
export interface Leaving {
  readonly openOrders: number
  readonly giftFen: number
  readonly coupons: number
  readonly cards: number
  /** ms since 1970: the account is erased then; null: nobody asked for it. */
  readonly erasedAfter: number | null
}

const toLeaving = ({ giftMoney, ...rest }: WireLeaving): Leaving => ({ ...rest, giftFen: toFen(giftMoney) })

export const readLeaving = async (call: Call): Promise<Leaving> =>
  toLeaving(await call('account.leaving', {}))

export const eraseAccount = async (call: Call, code: string): Promise<Leaving> =>
  toLeaving(await call('account.erase', { code }))

export const keepAccount = async (call: Call): Promise<Leaving> => toLeaving(await call('account.keep', {}))

export const exportData = (call: Call): Promise<{ readonly fileName: string; readonly text: string }> =>
  call('account.export', {})
