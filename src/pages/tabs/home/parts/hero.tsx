import { observer } from 'mobx-react-lite'
import { Text, View } from '@tarojs/components'
import { careTexts } from '@/components/care/texts'
import { toOrder } from '@/components/order/to-order'
import { DateTile } from '@/components/ui/date-tile'
import { Header } from '@/components/ui/header'
import { HotWords } from '@/components/ui/hot-words'
import { Icon } from '@/components/ui/icon'
import { PauseTap } from '@/components/ui/motion/pause'
import { SearchEntry } from '@/components/ui/search-box/entry'
import { SkeletonBlock } from '@/components/ui/skeleton'
import { Tap } from '@/components/ui/tap'
import { host } from '@/platform/host'
import { navigate } from '@/routes/navigate'
import { useRoot } from '@/stores/context'
import type { HomeModel } from '../model'
import type { ScrollStore } from '../scroll'
import { homeTexts } from '../texts'
import styles from './hero.module.scss'

/** City and brand; it gets a ground of its own as the page scrolls. */
export const HomeHeader = observer(function HomeHeader({
  scroll,
  onCity
}: {
  scroll: ScrollStore
  onCity: () => void
}) {
  const { place } = useRoot().location
  return (
    <Header
      variant="clear"
      scrolled={scroll.top}
      titleOver
      noBack
      left={
        <Tap className={styles.city} label={homeTexts.city(place.city)} onTap={onCity}>
          <Icon name="pinF" size={16} />
          <Text className={styles.cityName}>{place.city}</Text>
          <Icon name="down" size={14} />
        </Tap>
      }
      title={
        <View className={styles.brand}>
          <View className={styles.mark} aria-hidden />
          <Text>{host.shopName()}</Text>
        </View>
      }
    />
  )
})

/** The search box: its hot words roll, and the one in sight is what a tap searches for. In care mode nothing rolls. */
export const HomeSearch = observer(function HomeSearch({ model }: { model: HomeModel }) {
  return (
    <View className={styles.search} data-part="home-search">
      <View className={styles.searchBox}>
        <SearchEntry
          button
          end={model.words.length > 1 ? <PauseTap /> : undefined}
          onTap={() => navigate('search', model.word ? { keyword: model.word } : {})}
        >
          {model.words.length > 0 ? (
            <HotWords words={model.words} onShow={model.showWord} />
          ) : (
            <Text>{homeTexts.searchHint}</Text>
          )}
        </SearchEntry>
      </View>
      <CareEntry />
    </View>
  )
})

/** The way into the care mode, found without looking for it, and the way out. */
const CareEntry = observer(function CareEntry() {
  const { settings, feedback } = useRoot()
  const { elder } = settings
  const turn = () => {
    settings.setElder(!elder)
    feedback.toast({ text: elder ? careTexts.left : careTexts.entered })
  }
  return (
    <Tap className={styles.care} onTap={turn}>
      {elder ? careTexts.leave : careTexts.name}
    </Tap>
  )
})

/** The next appointment of the account. */
export const NextCard = observer(function NextCard({ model }: { model: HomeModel }) {
  const visit = model.next
  if (model.nextAwaited) return <SkeletonBlock className={styles.awaited} />
  if (!visit) return null
  const open = () => toOrder(visit.orderNum, visit.kind)
  return (
    <Tap className={styles.next} part="home-visit" onTap={open}>
      <DateTile date={visit.date} />
      <View className={styles.visit}>
        <View className={styles.visitTitle}>{visit.title}</View>
        <View className={styles.visitNote}>{visit.note}</View>
      </View>
      <View className={styles.prepare}>{visit.prepare}</View>
    </Tap>
  )
})
