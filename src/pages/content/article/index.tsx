import { observer } from 'mobx-react-lite'
import { Text, View } from '@tarojs/components'
import { LoadableView } from '@/components/loadable-view'
import { ActionBar } from '@/components/ui/action-bar'
import { Card } from '@/components/ui/card'
import { Header, HeaderIcon } from '@/components/ui/header'
import { Icon } from '@/components/ui/icon'
import { LinkCard, LinkName } from '@/components/ui/link-card'
import { clockText } from '@/domain/article/captions'
import { topicName } from '@/domain/article/topics'
import { navigate } from '@/routes/navigate'
import { page, useParams } from '@/routes/page'
import { useTitle } from '@/routes/title'
import { usePageModel } from '@/routes/use-page-model'
import type { Article as WholeArticle } from '@/services/catalogue/articles'
import { Actions } from '../shared/actions'
import { Offered } from '../shared/after'
import { ArticleRow } from '../shared/article-row'
import { ContentModel } from '../shared/content-model'
import { headed } from '../shared/headed'
import { Meta } from '../shared/meta'
import { Down, Missing } from '../shared/missing'
import shared from '../shared/shared.module.scss'
import { TextSheet } from '../shared/text-sheet'
import { contentTexts } from '../shared/texts'
import styles from './index.module.scss'
import { Body } from './parts/body'
import { texts } from './texts'

function Article() {
  const { id } = useParams('article')
  const model = usePageModel((root, scope) => new ContentModel(root, scope, 'article', id))
  const { article } = model
  useTitle(article?.title)
  return (
    <View>
      <Header
        title={headed(article) ? undefined : texts.title}
        right={
          <HeaderIcon label={contentTexts.textSize} onTap={() => model.setSizing(true)}>
            <Icon name="text" size={22} />
          </HeaderIcon>
        }
      />
      <LoadableView
        value={model.request.loadable}
        missing={<Missing />}
        isEmpty={() => false}
        onRetry={() => void model.load()}
      >
        {(whole) => (whole.down ? <Down down={whole.down} /> : <Whole model={model} article={whole} />)}
      </LoadableView>
      <TextSheet model={model} />
    </View>
  )
}

const Whole = observer(function Whole({ model, article }: { model: ContentModel; article: WholeArticle }) {
  const { film, next } = article
  return (
    <>
      <View className={styles.head}>
        <View className={styles.title} role="heading" aria-level="1">
          {article.title}
        </View>
        <Meta parts={[article.author, article.date, contentTexts.minutes(article.minutes)]} />
        <Reviewed article={article} />
        {film ? (
          <LinkCard className={styles.watch}>
            <Icon name="play" size={20} tone="primary" />
            <LinkName
              level={2}
              className={styles.watchName}
              onTap={() => navigate('film', { id: String(article.id) })}
            >
              {`${texts.watch} ${clockText(film.seconds)}`}
            </LinkName>
          </LinkCard>
        ) : null}
      </View>
      <Body tree={article.body} />
      <Sources sources={article.sources} />
      <Offered items={article.items} products={article.products} />
      <Card title={texts.next}>
        {next.map((one) => (
          <ArticleRow key={one.id} article={one} meta={topicName(one.topic)} />
        ))}
      </Card>
      <View className={shared.foot}>{contentTexts.foot}</View>
      <ActionBar>
        <Actions model={model} />
      </ActionBar>
    </>
  )
})

/** By whom, when, and when again; once that day has passed it says so. */
function Reviewed({ article: { reviewer, reviewedOn, nextReviewOn, reviewDue } }: { article: WholeArticle }) {
  return (
    <View className={styles.reviewed}>
      <Icon name="shield" size={18} tone="primary" />
      <View className={styles.reviewedText}>
        <View>{texts.reviewed(reviewer, reviewedOn)}</View>
        {nextReviewOn ? (
          <Text className={styles.quiet}>{reviewDue ? texts.reviewDue : texts.nextReview(nextReviewOn)}</Text>
        ) : null}
      </View>
    </View>
  )
}

function Sources({ sources }: Pick<WholeArticle, 'sources'>) {
  if (sources.length === 0) return null
  return (
    <View className={styles.sources}>
      <View className={styles.sourcesTitle} role="heading" aria-level="2">
        {texts.sources}
      </View>
      {sources.map(({ title, by, year }) => (
        <View key={title} className={styles.source}>
          {texts.source(title, by, year)}
        </View>
      ))}
    </View>
  )
}

export default page('article', Article)
