/** Pages of a mini-program have no address bar. */
export const cleanEntry = (_root: unknown, _entered: unknown): boolean => false
