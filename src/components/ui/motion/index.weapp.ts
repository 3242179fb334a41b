/** The mini-program's host does not tell. */
export const calm = (): boolean => false
