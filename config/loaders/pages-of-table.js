/** Taro writes them into the config of the app. Pages of sub-packages stand in `pages` as well; the list of packages is for the mini-program. */
const SUB_PACKAGES = /"subPackages":\[.*?\}\],/
const PATHS = /"customRoutes":\{[^}]*\}/
const PAGES = /"pages":\[[^\]]*\]/

/** The site makes the lists of its pages and their paths from the table of routes, which it has: 2.3 KB gzip of each first visit. */
module.exports = function pagesOfTable(source) {
  for (const list of [SUB_PACKAGES, PATHS, PAGES])
    if (!list.test(source))
      throw new Error(`pages-of-table: Taro writes the app config in another way now: ${list}`)
  const made = source
    .replace(SUB_PACKAGES, '')
    .replace(PATHS, '"customRoutes":customRoutes()')
    .replace(PAGES, '"pages":pagePaths()')
  return `import { customRoutes, pagePaths } from '@/routes/site-routes'\n${made}`
}
