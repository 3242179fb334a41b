/** A browser enlarges text by itself and tells nobody. */
export const CareOffer = () => null
