import { observer } from 'mobx-react-lite'
import { useReachBottom } from '@tarojs/taro'
import { View } from '@tarojs/components'
import { Listed } from '@/components/listed'
import { LoadableView } from '@/components/loadable-view'
import { Header, HeaderIcon } from '@/components/ui/header'
import { Icon } from '@/components/ui/icon'
import { Empty } from '@/components/ui/page-state'
import { Tabs } from '@/components/ui/tabs'
import { navigate } from '@/routes/navigate'
import { page } from '@/routes/page'
import { usePageModel } from '@/routes/use-page-model'
import { FilmCard } from '../shared/film-card'
import shared from '../shared/shared.module.scss'
import { Tail } from '../shared/tail'
import { contentTexts } from '../shared/texts'
import styles from './index.module.scss'
import { FilmsModel } from './model'
import { texts } from './texts'

function Films() {
  const model = usePageModel((_root, scope) => new FilmsModel(scope))
  useReachBottom(() => void model.list.more())
  return (
    <View className={styles.page}>
      <Header
        title={texts.title}
        right={
          <HeaderIcon label={contentTexts.search} onTap={() => navigate('search')}>
            <Icon name="search" size={22} />
          </HeaderIcon>
        }
      />
      <Tabs items={model.tabs} active={model.tab} label={texts.tabs} onChange={(tab) => model.choose(tab)} />
      <LoadableView
        value={model.list.state}
        empty={<Empty title={texts.empty} />}
        onRetry={() => void model.list.open()}
      >
        {() => <List model={model} />}
      </LoadableView>
    </View>
  )
}

const List = observer(function List({ model }: { model: FilmsModel }) {
  const { items, tail } = model.list
  return (
    <>
      <Listed count={items.length} more={tail !== 'end'} />
      <View className={styles.films}>
        {items.map((film, index) => (
          <FilmCard key={film.id} level={2} film={film} large={index === 0} note={texts.captions} />
        ))}
      </View>
      <Tail tail={tail} onMore={() => void model.list.more()} />
      <View className={shared.foot}>{texts.foot}</View>
    </>
  )
})

export default page('films', Films)
