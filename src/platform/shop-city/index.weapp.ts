declare const SHOP_CITY: string

/** The city in which the shop is met first, as one line of the build; '' without one. */
export const shopCity: string = SHOP_CITY
