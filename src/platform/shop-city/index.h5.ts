declare const SHOP_CITY: string

/** The city in which the shop is met first, as one line: the server writes it into the page; a page that it did not send has that of the build. */
export const shopCity: string =
  document.querySelector('meta[name="shop-city"]')?.getAttribute('content') ?? SHOP_CITY
