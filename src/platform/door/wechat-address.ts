const IOS = /iphone|ipad|ipod/i

/** What WeChat checks a signature against: on iOS the address that the site was opened by, elsewhere the open one; without its fragment. */
export const addressToSign = (userAgent: string, entered: string, open: string): string =>
  (IOS.test(userAgent) ? entered : open).split('#')[0] ?? ''
