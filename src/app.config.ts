import { SHOP_UNNAMED } from './domain/constants'
import { appPages, preloadRule } from './routes/generate'
import { inMiniProgram, themed, wechat } from './routes/themed'

/** What WeChat wants declared of each way to learn where somebody is (README, LOCATION); two ways at once it refuses. */
const LOCATING: Readonly<Record<string, object>> = {
  fuzzy: {
    permission: { 'scope.userFuzzyLocation': { desc: '用于推荐离您最近的体检分院' } },
    requiredPrivateInfos: ['getFuzzyLocation']
  },
  poi: { requiredPrivateInfos: ['choosePoi'] }
}

const { pages, subPackages, tabs } = appPages(wechat)

export default defineAppConfig({
  pages,
  subPackages,
  ...inMiniProgram({
    // Without it WeChat tells the product of no theme.
    darkmode: true,
    themeLocation: 'platform/host/theme.json',
    lazyCodeLoading: 'requiredComponents' as const,
    ...LOCATING[process.env.LOCATION ?? 'fuzzy'],
    __usePrivacyCheck__: true,
    // Written by config/sitemap.
    sitemapLocation: 'sitemap.json',
    preloadRule: preloadRule()
  }),
  // Pattern routes lose their own page config on H5, so every page draws its own header.
  window: {
    navigationStyle: 'custom',
    navigationBarTitleText: SHOP_UNNAMED,
    navigationBarTextStyle: themed('navigationBarTextStyle'),
    navigationBarBackgroundColor: themed('navigationBarBackgroundColor'),
    backgroundColor: themed('backgroundColor'),
    backgroundTextStyle: themed('backgroundTextStyle')
  },
  tabBar: {
    color: themed('tabColor'),
    selectedColor: themed('tabSelectedColor'),
    backgroundColor: themed('tabBackgroundColor'),
    borderStyle: themed<'black' | 'white'>('tabBorderStyle'),
    list: tabs.map(({ pagePath, text, icon }) => ({
      pagePath,
      text,
      iconPath: themed(`${icon}Icon`),
      selectedIconPath: themed(`${icon}IconOn`)
    }))
  }
})
