/**
 * Money. Inside the product money is an integer number of fen (`priceFen`); on the wire it is yuan with at most two decimals (§9).
 *
 * - `toFen(yuan)`, `floorToFen(yuan)` bring wire values in, `toYuan(fen)` takes them out.
 * - `formatYuan(fen)` -> '1080.00'; `shortYuan(fen)` -> '86' or '86.5'; `splitPrice(fen)` -> the two parts a price is drawn with.
 * - `allocateFen(total, weights)` divides an amount so that the parts sum to it exactly.
 */
export { allocateFen } from './allocate'
export { floorToFen, formatYuan, shortYuan, splitPrice, toFen, toYuan, type PriceParts } from './fen'
