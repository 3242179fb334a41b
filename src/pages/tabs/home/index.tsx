import { useEffect, useState, type ReactNode } from 'react'
import { observer } from 'mobx-react-lite'
import { useDidHide, useDidShow, usePageScroll, usePullDownRefresh, useReachBottom } from '@tarojs/taro'
import { View } from '@tarojs/components'
import { Progressive } from '@/components/progressive'
import { themeClassOf, useShell } from '@/components/ui/page-shell/shell'
import { onDemand } from '@/components/ui/on-demand'
import { SkeletonBlock } from '@/components/ui/skeleton'
import { host } from '@/platform/host'
import { page } from '@/routes/page'
import type { HomeModule } from '@/services/catalogue/content'
import { useRoot } from '@/stores/context'
import { useCartBadge } from '../shared/use-cart-badge'
import { HomeModel } from './model'
import { Banners } from './parts/banners'
import { Block } from './parts/block'
import { Flash } from './parts/flash'
import { Float } from './parts/float'
import { HomeHeader, HomeSearch, NextCard } from './parts/hero'
import { News } from './parts/news'
import { Pop } from './parts/pop'
import { GridSkeleton, MoreProducts, Recommend } from './parts/recommend'
import { Services } from './parts/services'
import { ScrollStore } from './scroll'
import styles from './index.module.scss'

const CityPanel = onDemand(() => import('@/components/city/city-panel').then((part) => part.CityPanel))

const PART = { services: Services, banner: Banners, flash: Flash, recommend: Recommend, news: News } as const

function Home() {
  const root = useRoot()
  useCartBadge()
  const [model] = useState(() => new HomeModel(root))
  const [scroll] = useState(() => new ScrollStore())
  const [cityOpen, setCityOpen] = useState(false)
  useEffect(() => void model.start(), [model])
  useDidShow(() => {
    model.setVisible(true)
    if (model.opened) void model.loadNext()
  })
  // Who logs in meanwhile finds it there.
  const { isLoginedUser } = root.session
  useEffect(() => {
    if (isLoginedUser && model.opened && model.nextUnknown) void model.loadNext()
  }, [model, isLoginedUser])
  useDidHide(() => model.setVisible(false))
  usePageScroll(({ scrollTop }) => scroll.move(scrollTop))
  useReachBottom(() => void model.recommend.more())
  usePullDownRefresh(() => void model.refresh().finally(() => host.stopRefresh()))

  return (
    <View className={styles.home}>
      <HomeHeader scroll={scroll} onCity={() => setCityOpen(true)} />
      {/* First in the order of reading, so that the Tab key meets it before what it lies over. */}
      <Pop model={model} />
      <View className={styles.hero}>
        <HomeSearch model={model} />
        {model.opened ? <NextCard model={model} /> : null}
      </View>
      {model.opened ? <Modules model={model} /> : <FirstScreen />}
      <Float model={model} />
      <CityPanel
        open={cityOpen}
        currentCode={root.location.cityCode}
        onChoose={(city) => {
          root.location.choose(city)
          setCityOpen(false)
        }}
        onClose={() => setCityOpen(false)}
      />
    </View>
  )
}

/** The blocks in the server's order; the products that do not fit above the last one follow it. */
const Modules = observer(function Modules({ model }: { model: HomeModel }) {
  const { modules, darkModuleId } = model
  const last = modules[modules.length - 1]
  return (
    <Block
      value={model.modulesRequest.loadable}
      className={styles.modulesBox}
      onRetry={() => void model.loadModules()}
      loud={model.loud}
    >
      {() => (
        <Progressive>
          {modules.map((module) => (
            <Ground key={module.moduleId} dark={module.moduleId === darkModuleId}>
              <Module model={model} module={module} />
            </Ground>
          ))}
          {modules.some(({ kind }) => kind === 'recommend') ? (
            <MoreProducts model={model} titled={last?.kind !== 'recommend'} />
          ) : null}
        </Progressive>
      )}
    </Block>
  )
})

function Module({ model, module }: { model: HomeModel; module: HomeModule }) {
  const Part = PART[module.kind]
  return <Part model={model} module={module} />
}

/** The one block that the server names dark has the dark colours whatever the theme (§3 darkModuleId). */
function Ground({ dark, children }: { dark: boolean; children: ReactNode }) {
  const { elder, calm } = useShell()
  if (!dark) return <>{children}</>
  return <View className={themeClassOf({ dark, elder, calm })}>{children}</View>
}

/** The shape of the first screen until its content stands. */
function FirstScreen() {
  return (
    <View role="status" aria-busy="true">
      <SkeletonBlock className={styles.servicesWaiting} />
      <SkeletonBlock className={styles.bannerBox} />
      <SkeletonBlock className={styles.flashBox} />
      <GridSkeleton />
    </View>
  )
}

export default page('home', Home)
