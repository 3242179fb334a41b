/** First parts of the public paths to which an article may lead: pages that are open to everybody who reads it. */
const PAGES = [
  'selling',
  'news-detial',
  'video/play',
  'science-popular',
  'search',
  'help',
  'hospital-detail',
  'checkSupermarket',
  'my-report',
  'blood-glucose',
  'health-plan'
] as const

/** Whether it is a path of the storefront, and one of those. */
export const isPageLink = (path: string): boolean =>
  /^\/[\w/-]+(?:\?[\w=&%.-]+)?$/.test(path) &&
  !path.includes('//') &&
  PAGES.some((page) => path === `/${page}` || path.startsWith(`/${page}/`) || path.startsWith(`/${page}?`))
