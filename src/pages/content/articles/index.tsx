import { observer } from 'mobx-react-lite'
import { useReachBottom } from '@tarojs/taro'
import { View } from '@tarojs/components'
import { Listed } from '@/components/listed'
import { LoadableView } from '@/components/loadable-view'
import { Card } from '@/components/ui/card'
import { Header, HeaderIcon } from '@/components/ui/header'
import { Icon } from '@/components/ui/icon'
import { Img } from '@/components/ui/img'
import { LinkCard, LinkName } from '@/components/ui/link-card'
import { Empty, LoginRequired } from '@/components/ui/page-state'
import { Tabs } from '@/components/ui/tabs'
import { topicName } from '@/domain/article/topics'
import { publicHref } from '@/routes/href'
import { navigate } from '@/routes/navigate'
import { page, useParams } from '@/routes/page'
import { usePageModel } from '@/routes/use-page-model'
import type { ArticleCard } from '@/services/catalogue/articles'
import { ArticleRow, Length } from '../shared/article-row'
import { Meta } from '../shared/meta'
import { openContent } from '../shared/open'
import { fitOf } from '../shared/picture-fit'
import { Related } from '../shared/related'
import type { PicksModel } from '../shared/picks-model'
import shared from '../shared/shared.module.scss'
import { Tail } from '../shared/tail'
import { contentTexts } from '../shared/texts'
import { Why } from '../shared/why'
import styles from './index.module.scss'
import { ArticlesModel } from './model'
import { texts } from './texts'

function Articles() {
  const { topic, id } = useParams('articles')
  const model = usePageModel((root, scope) => new ArticlesModel(root, scope, topic ?? id))
  useReachBottom(() => void model.list.more())
  const toLogin = () => navigate('authorize', { url: publicHref('articles', { topic: 'saved' }) })
  const saved = model.tab === 'saved'
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
      {model.guest ? (
        <LoginRequired text={texts.loginHint} onLogin={toLogin} />
      ) : (
        <LoadableView
          value={model.list.state}
          empty={
            <Empty
              title={saved ? texts.emptySaved : texts.empty}
              text={saved ? texts.emptySavedText : undefined}
            />
          }
          onRetry={() => model.open()}
          onLogin={toLogin}
        >
          {() => <List model={model} />}
        </LoadableView>
      )}
      <Why picks={model.picks} />
    </View>
  )
}

const List = observer(function List({ model }: { model: ArticlesModel }) {
  const { picks } = model
  const { items, tail } = model.list
  const [first, ...rest] = items
  const led = model.tab === 'newest' && first
  const rows = led ? rest : items
  return (
    <>
      <Listed count={items.length} more={tail !== 'end'} />
      {led ? <First article={led} picks={picks} /> : null}
      <Card className={styles.list}>
        {rows.map((article) => (
          <ArticleRow key={article.id} article={article} meta={topicName(article.topic)} picks={picks} />
        ))}
      </Card>
      <Tail tail={tail} onMore={() => void model.list.more()} />
      <View className={shared.foot}>{texts.foot}</View>
    </>
  )
})

/** The newest one, with its picture above. */
function First({ article, picks }: { article: ArticleCard; picks: PicksModel }) {
  return (
    <LinkCard className={styles.first} part="article-first">
      <View className={styles.firstPicture}>
        <Img src={article.image} fit={fitOf(article.image)} ratio={2.2} eager />
        <Length seconds={article.seconds} />
      </View>
      <View className={styles.firstText}>
        <LinkName className={styles.firstName} level={2} onTap={() => openContent(article)}>
          {article.title}
        </LinkName>
        <View className={styles.summary}>{article.summary}</View>
        <Meta parts={[contentTexts.reviewedBy(article.reviewer), contentTexts.reads(article.reads)]} />
        <Related picks={picks} article={article} />
      </View>
    </LinkCard>
  )
}

export default page('articles', Articles)
