/** The site's live region says a toast (`platform/announcer`); its picture would be a second one. */
export const spoken = { 'aria-hidden': true } as const
