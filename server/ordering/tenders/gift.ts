import { ORDER_TEXTS } from '../texts'
import { storedTender } from './stored-tender'

/** A gift card. */
export const gift = storedTender('gift', ORDER_TEXTS.giftGone)
