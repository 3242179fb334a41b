import { View } from '@tarojs/components'
import { Img } from '@/components/ui/img'
import { LinkCard, LinkName } from '@/components/ui/link-card'
import { clockText } from '@/domain/article/captions'
import type { ArticleCard } from '@/services/catalogue/articles'
import { Meta } from './meta'
import { contentTexts as texts } from './texts'
import { openContent } from './open'
import { fitOf } from './picture-fit'
import type { PicksModel } from './picks-model'
import { Related } from './related'
import styles from './shared.module.scss'

interface ArticleRowProps {
  readonly article: ArticleCard
  readonly meta: string
  /** In lists that tell which of them one's report chose. */
  readonly picks?: PicksModel
}

/** An article in a list: title, a line about it, picture, and how long its film is. */
export function ArticleRow({ article, meta, picks }: ArticleRowProps) {
  return (
    <LinkCard className={styles.row} part="article-row">
      <View className={styles.text}>
        <LinkName className={styles.name} onTap={() => openContent(article)}>
          {article.title}
        </LinkName>
        <Meta parts={[meta, texts.reads(article.reads)]} />
        {picks ? <Related picks={picks} article={article} /> : null}
      </View>
      <View className={styles.picture}>
        <Img src={article.image} fit={fitOf(article.image)} round="8" className={styles.image} />
        <Length seconds={article.seconds} />
      </View>
    </LinkCard>
  )
}

/** How long a film is, over its picture; nothing of what has none. */
export function Length({ seconds }: { seconds: number }) {
  if (seconds === 0) return null
  const length = clockText(seconds)
  return (
    <View className={styles.length} role="img" aria-label={texts.film(length)}>
      {length}
    </View>
  )
}
