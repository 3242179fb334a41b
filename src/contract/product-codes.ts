/** `productStatus` (§3). */
export const PRODUCT_STATUS = { offShelf: '0', onShelf: '1' } as const
/** `seckillStatus` of an offer whose price holds, such as a flash sale (§3). */
export const SECKILL_RUNNING = 2
