/** What the shop says of itself. */
import type { ShopInfo } from '@/contract/content/dto'
import type { Call } from '../http/call'

export type { ShopInfo }

export const readShop = (call: Call): Promise<ShopInfo> => call('shop.info', {})
