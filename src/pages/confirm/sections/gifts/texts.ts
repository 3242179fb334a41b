/** Of the card of gifts; fetched with it. */
export const texts = {
  title: '赠品',
  count: (count: number) => `×${count}`
} as const
