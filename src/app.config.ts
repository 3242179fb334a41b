import { appPages } from './routes/generate'

const { pages, subPackages, tabs } = appPages()

export default defineAppConfig({
  pages,
  subPackages,
  lazyCodeLoading: 'requiredComponents',
  // Pattern routes lose their own page config on H5, so every page draws its own header.
  window: {
    navigationStyle: 'custom',
    navigationBarTitleText: '澄安体检',
    navigationBarTextStyle: 'black',
    navigationBarBackgroundColor: '#ffffff',
    backgroundColor: '#f2f6f4',
    backgroundTextStyle: 'dark'
  },
  tabBar: {
    color: '#54655f',
    selectedColor: '#0a6a5e',
    backgroundColor: '#ffffff',
    borderStyle: 'white',
    list: tabs.map(({ pagePath, text, icon }) => ({
      pagePath,
      text,
      iconPath: `assets/tab/${icon}.png`,
      selectedIconPath: `assets/tab/${icon}-on.png`
    }))
  },
  permission: { 'scope.userLocation': { desc: '用于推荐离您最近的体检分院' } },
  requiredPrivateInfos: ['getLocation']
})
