/** Apart from the other texts of doses: a page tells how an order stands before it fetches the parts of doses. */
export const numbered = (no: number): string => `第${no}针`

/** Of so many doses one by its number; a single one has none. */
export const doseName = (no: number, count: number): string => (count > 1 ? numbered(no) : '接种')
