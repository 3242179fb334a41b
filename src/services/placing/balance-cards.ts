import type { Call } from '../http/call'
import { readWallet } from '../card/wallet'
import type { GiftCard } from './gift-cards'

/** Cards of the account with a balance that can be spent, the one that runs out first before the others. */
export const listBalanceCards = async (call: Call): Promise<readonly GiftCard[]> =>
  (await readWallet(call)).cards
    .flatMap(({ number, balance, state, until }) =>
      balance && balance.left > 0 && state === 'live'
        ? [
            {
              no: number,
              faceFen: balance.granted,
              leftFen: balance.left,
              expiresAt: Date.parse(`${until}T23:59:59+08:00`)
            }
          ]
        : []
    )
    .sort((left, right) => left.expiresAt - right.expiresAt)
