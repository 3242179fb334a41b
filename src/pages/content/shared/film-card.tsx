import { observer } from 'mobx-react-lite'
import { View } from '@tarojs/components'
import { cx } from '@/components/ui/cx'
import { Icon } from '@/components/ui/icon'
import { Img } from '@/components/ui/img'
import { LinkCard, LinkName } from '@/components/ui/link-card'
import type { ArticleCard } from '@/services/catalogue/articles'
import { useRoot } from '@/stores/context'
import { Length } from './article-row'
import { Meta } from './meta'
import { openContent } from './open'
import { fitOf } from './picture-fit'
import styles from './shared.module.scss'
import { contentTexts as texts } from './texts'
import { WATCHED } from './watched'

interface FilmCardProps {
  readonly film: ArticleCard
  readonly large?: boolean
  readonly note?: string
  /** Of the heading, as of a LinkName. */
  readonly level?: 2 | 3
}

/** A film: its picture with a mark that it plays, title, and how often it was watched; nothing plays in a list. */
export const FilmCard = observer(function FilmCard({ film, large, note, level = 3 }: FilmCardProps) {
  const watched = useRoot().history.words(WATCHED).includes(String(film.id))
  return (
    <View className={cx(styles.filmCell, large && styles.filmLarge)}>
      <LinkCard className={styles.film} part="film-card">
        <View className={styles.filmPicture}>
          <Img src={film.image} fit={fitOf(film.image)} ratio={large ? 1.86 : 1.42} />
          <View className={styles.play} aria-hidden>
            <Icon name="play" size={large ? 24 : 18} tone="primary" />
          </View>
          <Length seconds={film.seconds} />
        </View>
        <View className={styles.filmText}>
          <LinkName
            level={level}
            className={large ? styles.filmTitle : styles.name}
            onTap={() => openContent(film)}
          >
            {film.title}
          </LinkName>
          <Meta parts={[watched ? texts.watched : '', note ?? '', texts.plays(film.reads)]} />
        </View>
      </LinkCard>
    </View>
  )
})
