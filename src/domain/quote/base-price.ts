/** The price of the base package (§4 flash sale): `basePriceFen(price, now)`, `isFlashOpen(flash, now)`. Times in ms. */

export interface FlashSale {
  priceFen: number
  /** First moment, ms since the epoch. */
  startAt: number
  /** First moment after it, ms since the epoch. */
  endAt: number
  stock: number
}

export interface BasePrice {
  salePriceFen: number
  flash?: FlashSale | null
}

/** Whether the flash price counts: its window is open by the server's `now` and stock remains. */
export const isFlashOpen = (flash: FlashSale | null | undefined, now: number): boolean =>
  !!flash && flash.stock > 0 && flash.startAt <= now && now < flash.endAt

/** The flash price while it counts, else the sale price; fen. */
export const basePriceFen = ({ salePriceFen, flash }: BasePrice, now: number): number =>
  flash && isFlashOpen(flash, now) ? flash.priceFen : salePriceFen
