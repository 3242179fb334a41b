/** WeChat's reader goes on by itself. */
export const readOn = (_id: string): void => undefined
