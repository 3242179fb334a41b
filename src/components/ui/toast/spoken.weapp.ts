/** A mini-program has no live region: WeChat reads what comes as an alert. */
export const spoken = { role: 'alert' } as const
