import { useEffect, useState } from 'react'
import { observer } from 'mobx-react-lite'
import { useDidHide, useDidShow, usePageScroll, usePullDownRefresh, useReachBottom } from '@tarojs/taro'
import { View } from '@tarojs/components'
import { Progressive } from '@/components/progressive'
import { onDemand } from '@/components/ui/on-demand'
import { SkeletonBlock } from '@/components/ui/skeleton'
import { host } from '@/platform/host'
import { page } from '@/routes/page'
import type { HomeModule } from '@/services/catalogue/content'
import { useRoot } from '@/stores/context'
import { useCartBadge } from '../shared/use-cart-badge'
import { HomeModel, type HomeRow } from './model'
import { Banners } from './parts/banners'
import { Block } from './parts/block'
import { CareOffer } from './parts/care-offer'
import { Flash } from './parts/flash'
import { Float } from './parts/float'
import { Ground } from './parts/ground'
import { HomeHeader, HomeSearch, NextCard } from './parts/hero'
import { noticeLiesOver } from './parts/notice-place'
import { Pop } from './parts/pop'
import { GridSkeleton, MoreProducts, Recommend } from './parts/recommend'
import { Services } from './parts/services'
import { Trust } from './parts/trust'
import { useCity } from './parts/use-city'
import { useLower } from './parts/use-lower'
import { RailsWaiting } from './parts/waiting'
import { ScrollStore } from './scroll'
import styles from './index.module.scss'

const OfflineLine = onDemand(() => import('@/components/offline-line').then((part) => part.OfflineLine), {
  ahead: true
})

const PART = {
  services: Services,
  trust: Trust,
  banner: Banners,
  flash: Flash,
  recommend: Recommend
} as const

function Home() {
  const root = useRoot()
  useCartBadge()
  const [model] = useState(() => new HomeModel(root))
  const [scroll] = useState(() => new ScrollStore())
  const city = useCity()
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
  usePageScroll(({ scrollTop }) => {
    scroll.move(scrollTop)
    if (scrollTop > 0) model.scroll()
  })
  useReachBottom(() => void model.recommend.more())
  usePullDownRefresh(() => void model.refresh().finally(() => host.stopRefresh()))

  return (
    <View className={styles.home}>
      <HomeHeader scroll={scroll} onCity={city.choose} />
      {/* First in the order of reading, so that the Tab key meets it before what it lies over. */}
      {noticeLiesOver && <Pop model={model} />}
      <View className={styles.hero}>
        <HomeSearch model={model} />
        <CareOffer />
        <OfflineLine open={root.feedback.kept !== null} />
        {model.opened ? <NextCard model={model} /> : null}
      </View>
      {!noticeLiesOver && <Pop model={model} />}
      {model.opened ? <Modules model={model} /> : <FirstScreen />}
      <Float model={model} />
      {city.panel}
    </View>
  )
}

/** The blocks in the server's order, and help; the products that do not fit above the last one follow it. */
const Modules = observer(function Modules({ model }: { model: HomeModel }) {
  const { modules, rows } = model
  const lower = useLower()
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
          {rows.map(([first, ...others]) => (
            <Row key={first.moduleId} model={model} modules={[first, ...others]} lower={lower} />
          ))}
          {lower && modules.length > 0 ? <lower.HelpEntry model={model} /> : null}
          {modules.some(({ kind }) => kind === 'recommend') ? (
            <MoreProducts model={model} titled={last?.kind !== 'recommend'} />
          ) : null}
        </Progressive>
      )}
    </Block>
  )
})

/** A block, or rails that follow each other. */
function Row({
  model,
  modules,
  lower
}: {
  model: HomeModel
  modules: HomeRow
  lower: ReturnType<typeof useLower>
}) {
  const [module] = modules
  if (module.kind === 'rail') {
    if (lower === undefined) return <RailsWaiting modules={modules} />
    return lower && <lower.Rails model={model} modules={modules} />
  }
  return (
    <Ground dark={module.moduleId === model.darkModuleId}>
      <Module model={model} module={module} lower={lower} />
    </Ground>
  )
}

function Module({
  model,
  module,
  lower
}: {
  model: HomeModel
  module: HomeModule
  lower: ReturnType<typeof useLower>
}) {
  const { kind } = module
  if (kind === 'rail') return null
  if (kind === 'news') return lower ? <lower.News model={model} module={module} /> : null
  const Part = PART[kind]
  return <Part model={model} module={module} />
}

/** The shape of the first screen until its content stands. */
function FirstScreen() {
  return (
    <View role="status" aria-busy="true">
      <SkeletonBlock className={styles.servicesWaiting} />
      <SkeletonBlock className={styles.trustWaiting} />
      <SkeletonBlock className={styles.bannerBox} />
      <SkeletonBlock className={styles.flashBox} />
      <GridSkeleton />
    </View>
  )
}

export default page('home', Home)
