/**
 * A query parameter of the open page as its address spells it. Needed where it has the name of a path parameter, which
 * hides it from the router (`/process/addon/checkup/CK1003?type=quickCheckup`). Undefined when it is not there.
 */
export type PageQuery = (key: string) => string | undefined

/** Path and query of the open page as its address spells them; null where pages have no address of their own. */
export type PageAddress = () => string | null

/** Writes a query parameter into the address of the open page, for a reload and a way back to it; nothing opens. */
export type KeepInAddress = (key: string, value: string) => void
