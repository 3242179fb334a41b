/** The list of films that were watched to their end, the last ten: it stays on this phone and goes with its user. */
export const WATCHED = 'films:watched'
