import { useState } from 'react'
import { observer } from 'mobx-react-lite'
import { View } from '@tarojs/components'
import { Carousel } from '@/components/ui/carousel'
import { cx } from '@/components/ui/cx'
import { Img } from '@/components/ui/img'
import { PauseTap } from '@/components/ui/motion/pause'
import { usePaused } from '@/components/ui/motion/paused'
import { useShell } from '@/components/ui/page-shell/shell'
import { Tap } from '@/components/ui/tap'
import type { Banner } from '@/services/catalogue/content'
import { canFollow, follow } from '@/routes/link'
import type { HomeModel } from '../model'
import { homeTexts } from '../texts'
import home from '../index.module.scss'
import styles from './banners.module.scss'
import { Block } from './block'

/** The banners, one in sight. Their box has its height before any picture is there. */
export const Banners = observer(function Banners({ model }: { model: HomeModel }) {
  return (
    <Block
      value={model.bannersRequest.loadable}
      className={home.bannerBox}
      onRetry={() => void model.loadBanners()}
      loud={model.loud}
    >
      {(banners) => (banners.length > 0 ? <BannerRow banners={banners} /> : null)}
    </Block>
  )
})

function BannerRow({ banners }: { banners: readonly Banner[] }) {
  const { active, elder } = useShell()
  const paused = usePaused()
  const [index, setIndex] = useState(0)
  const slides = banners.map((banner, at) => ({
    key: banner.id,
    content: <Slide banner={banner} first={at === 0} />
  }))
  return (
    <View className={styles.banner} data-part="home-banners">
      <Carousel
        className={styles.slides}
        slides={slides}
        label={homeTexts.banners}
        autoplay={active && !elder && !paused}
        onChange={setIndex}
      />
      {banners.length > 1 ? (
        <>
          <View className={styles.dots} aria-hidden>
            {banners.map(({ id }, at) => (
              <View key={id} className={cx(styles.dot, at === index && styles.dotOn)} />
            ))}
          </View>
          <PauseTap className={styles.bannerPause} />
        </>
      ) : null}
    </View>
  )
}

function Slide({ banner, first }: { banner: Banner; first: boolean }) {
  const content = (
    <>
      <Img src={banner.imgUrl} tone={banner.tone} eager={first} className={styles.bannerArt} />
      <View className={styles.bannerText}>
        <View className={styles.bannerTitle}>{banner.title}</View>
        <View className={styles.bannerNote}>{banner.subtitle}</View>
      </View>
    </>
  )
  if (!canFollow(banner.link)) return <View className={styles.slide}>{content}</View>
  return (
    <Tap className={styles.slide} role="link" onTap={() => follow(banner.link)}>
      {content}
    </Tap>
  )
}
