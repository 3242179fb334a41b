/** Ids of the two columns: the left one stays in view while the right one scrolls with the page. */
export const LIST_ID = 'supermarket-list'
export const NAV_ID = 'supermarket-nav'
