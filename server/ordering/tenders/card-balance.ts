import { ORDER_TEXTS } from '../texts'
import { storedTender } from './stored-tender'

/** Money on a card of the account: it pays after gift cards. */
export const cardBalance = storedTender('cardBalance', ORDER_TEXTS.balanceGone)
