/** The notice of the day lies over the lower edge of the page. */
export const noticeLiesOver = true
