/** WeChat keeps the package of a mini-program by itself. */
export const keepSite = (): void => undefined
