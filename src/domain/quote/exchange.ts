/**
 * Exchange purchase (换购): one item per order at a lower price once the self-paid add-ons reach a threshold.
 *
 * - `exchangeOffers(exchanges, addonSelfPaidFen)`: each with `eligible` and what is missing
 * - `exchangeRemark(...)`: the addItemRemark, only when the toggle makes the chosen one lose its condition
 */
import { ADDON_TEXTS } from '../addon/texts'

export interface Exchange {
  id: number
  productName: string
  priceFen: number
  /** 加项满N元可换购: judged on the self-paid add-ons alone. */
  thresholdFen: number
}

export interface ExchangeOffer extends Exchange {
  eligible: boolean
  gapFen: number
}

/** Every exchange with whether its condition is met; order kept. */
export const exchangeOffers = (exchanges: readonly Exchange[], addonSelfPaidFen: number): ExchangeOffer[] =>
  exchanges.map((exchange) => {
    const gapFen = Math.max(0, exchange.thresholdFen - addonSelfPaidFen)
    return { ...exchange, eligible: gapFen === 0, gapFen }
  })

/** The chosen exchange when its condition is met, else undefined: an unmet one is never charged. */
export const chosenExchange = (
  exchanges: readonly Exchange[],
  exchangeId: number | null | undefined,
  addonSelfPaidFen: number
): ExchangeOffer | undefined =>
  exchangeOffers(exchanges, addonSelfPaidFen).find((offer) => offer.id === exchangeId && offer.eligible)

/**
 * The warm tip of §4 (R4.42): the chosen exchange was eligible before the toggle and is not after it; '' otherwise.
 * Both amounts are self-paid add-ons in fen.
 */
export const exchangeRemark = (
  exchanges: readonly Exchange[],
  exchangeId: number | null | undefined,
  beforeFen: number,
  afterFen: number
): string => {
  const before = chosenExchange(exchanges, exchangeId, beforeFen)
  if (!before || chosenExchange(exchanges, exchangeId, afterFen)) return ''
  return ADDON_TEXTS.exchangeLost(before.productName)
}
