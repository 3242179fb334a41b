/** Nothing lies over the page at launch: the notice of the day is a card of it, there with the first screen. */
export const noticeLiesOver = false
