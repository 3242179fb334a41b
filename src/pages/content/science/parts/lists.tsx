import type { ReactNode } from 'react'
import { observer } from 'mobx-react-lite'
import { View } from '@tarojs/components'
import { LoadableView } from '@/components/loadable-view'
import { Card } from '@/components/ui/card'
import { Img } from '@/components/ui/img'
import { ListRow } from '@/components/ui/list-row'
import { SectionTitle } from '@/components/ui/section'
import { Tap } from '@/components/ui/tap'
import { TOPICS } from '@/domain/article/topics'
import { navigate } from '@/routes/navigate'
import type { ArticleCard } from '@/services/catalogue/articles'
import type { LoadableRequest } from '@/stores/loadable'
import { ArticleRow } from '../../shared/article-row'
import { FilmCard } from '../../shared/film-card'
import { openContent } from '../../shared/open'
import { contentTexts } from '../../shared/texts'
import type { ScienceModel } from '../model'
import { DOORS, texts } from '../texts'
import styles from './lists.module.scss'

/** The way to what is written about a topic. */
export function Doors() {
  return (
    <View className={styles.doors}>
      {DOORS.map(({ id, picture }) => {
        const topic = TOPICS.find((one) => one.id === id)
        return (
          <View key={id} className={styles.cell}>
            <Tap className={styles.door} role="link" onTap={() => navigate('articles', { topic: id })}>
              <Img src={picture} round="12" ripple="none" className={styles.doorPicture} />
              <View className={styles.doorText}>
                <View className={styles.doorName}>{topic?.name}</View>
                <View className={styles.doorNote}>{topic?.note}</View>
              </View>
            </Tap>
          </View>
        )
      })}
    </View>
  )
}

interface PartProps {
  readonly request: LoadableRequest<readonly ArticleCard[]>
  readonly onRetry: () => void
  readonly children: (list: readonly ArticleCard[]) => ReactNode
}

/** One that does not come says so by itself; the others stand. */
const Part = observer(function Part({ request, onRetry, children }: PartProps) {
  return (
    <LoadableView
      value={request.loadable}
      empty={null}
      error={() => (
        <Card>
          <View className={styles.failed} role="alert">
            {texts.partFailed}
            <Tap className={styles.retry} onTap={onRetry}>
              {texts.retry}
            </Tap>
          </View>
        </Card>
      )}
    >
      {children}
    </LoadableView>
  )
})

export const Lists = observer(function Lists({ model }: { model: ScienceModel }) {
  const { mostRead, films, hot } = model.parts
  return (
    <>
      <SectionTitle title={texts.reading} more={texts.ranking} onMore={() => navigate('topList')} />
      <Part request={mostRead} onRetry={() => void model.loadPart('mostRead')}>
        {(list) => (
          <Card>
            {list.map((article) => (
              <ArticleRow
                key={article.id}
                article={article}
                meta={contentTexts.reviewedBy(article.reviewer)}
              />
            ))}
          </Card>
        )}
      </Part>
      <SectionTitle title={texts.films} more={texts.all} onMore={() => navigate('films')} />
      <Part request={films} onRetry={() => void model.loadPart('films')}>
        {(list) => (
          <View className={styles.films}>
            {list.map((film) => (
              <FilmCard key={film.id} film={film} />
            ))}
          </View>
        )}
      </Part>
      <SectionTitle title={texts.hot} more={texts.more} onMore={() => navigate('articles')} />
      <Part request={hot} onRetry={() => void model.loadPart('hot')}>
        {(list) => (
          <Card rows>
            {list.map((article) => (
              <ListRow
                key={article.id}
                label={article.title}
                note={article.summary}
                onTap={() => openContent(article)}
              />
            ))}
          </Card>
        )}
      </Part>
    </>
  )
})
