/**
 * Money. Inside the product money is an integer number of fen (`priceFen`); on the wire it is yuan with at most two decimals (§9).
 *
 * - `toFen(yuan)` brings wire values in, `floorFen(yuan)` those that are cut instead of rounded; `toYuan(fen)` takes them out.
 * - `formatYuan(fen)` -> '1080.00'; `splitPrice(fen)` -> the two parts a price is drawn with.
 * - `allocateFen(total, weights)` divides an amount so that the parts sum to it exactly.
 */
export { allocateFen } from './allocate'
export { floorFen, formatYuan, splitPrice, toFen, toYuan } from './fen'
