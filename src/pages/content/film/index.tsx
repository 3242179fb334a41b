import { observer } from 'mobx-react-lite'
import { Text, View } from '@tarojs/components'
import { LoadableView } from '@/components/loadable-view'
import { Card } from '@/components/ui/card'
import { cx } from '@/components/ui/cx'
import { Header } from '@/components/ui/header'
import { Icon } from '@/components/ui/icon'
import { SectionTitle } from '@/components/ui/section'
import { Tap } from '@/components/ui/tap'
import { clockText } from '@/domain/article/captions'
import { onMobileNetwork } from '@/platform/film'
import { navigate } from '@/routes/navigate'
import { page, useParams } from '@/routes/page'
import { useTitle } from '@/routes/title'
import { usePageModel } from '@/routes/use-page-model'
import type { Article, Film as FilmFacts } from '@/services/catalogue/articles'
import { Actions } from '../shared/actions'
import { Offered } from '../shared/after'
import { FilmCard } from '../shared/film-card'
import { headed } from '../shared/headed'
import { Meta } from '../shared/meta'
import { Down, Missing } from '../shared/missing'
import shared from '../shared/shared.module.scss'
import { contentTexts } from '../shared/texts'
import styles from './index.module.scss'
import { FilmModel } from './model'
import { Player } from './parts/player'
import { texts } from './texts'

function Film() {
  const { id } = useParams('film')
  const model = usePageModel((root, scope) => new FilmModel(root, scope, id, onMobileNetwork))
  const { content } = model
  useTitle(content.article?.title)
  return (
    <View className={styles.page}>
      <Header title={headed(content.article) ? undefined : texts.title} />
      <LoadableView
        value={content.request.loadable}
        missing={<Missing />}
        isEmpty={({ film, down }) => film === null && !down}
        empty={<Missing />}
        onRetry={() => void content.load()}
      >
        {(article) =>
          article.down ? (
            <Down down={article.down} />
          ) : article.film ? (
            <Whole model={model} article={article} film={article.film} />
          ) : null
        }
      </LoadableView>
    </View>
  )
}

interface WholeProps {
  readonly model: FilmModel
  readonly article: Article
  readonly film: FilmFacts
}

const Whole = observer(function Whole({ model, article, film }: WholeProps) {
  const films = article.next.filter(({ seconds }) => seconds > 0)
  return (
    <>
      <Player model={model} film={film} image={article.image} next={films[0]} />
      <View className={styles.head}>
        <View className={styles.title} role="heading" aria-level="1">
          {article.title}
        </View>
        <Meta parts={[contentTexts.plays(article.reads), article.date]} />
        <View className={styles.by}>
          <Icon name="shield" size={18} tone="primary" />
          <Text className={styles.byText}>
            {`${article.author}，${contentTexts.reviewedBy(article.reviewer)}`}
          </Text>
        </View>
        <Actions model={model.content} />
      </View>
      <Chapters model={model} film={film} />
      <Transcript model={model} film={film} />
      <View className={styles.read}>
        <Tap
          className={styles.readLink}
          role="link"
          onTap={() => navigate('article', { id: String(article.id) })}
        >
          {texts.read}
        </Tap>
      </View>
      <Offered items={article.items} products={article.products} />
      {films.length > 0 ? (
        <>
          <SectionTitle title={texts.next} />
          <View className={styles.films}>
            {films.map((one) => (
              <FilmCard key={one.id} film={one} />
            ))}
          </View>
        </>
      ) : null}
      <View className={shared.foot}>{contentTexts.foot}</View>
    </>
  )
})

type PartProps = Pick<WholeProps, 'model' | 'film'>

/** A tap leads to its place. */
const Chapters = observer(function Chapters({ model, film }: PartProps) {
  return (
    <Card title={texts.chapters}>
      {film.chapters.map(({ at, title }, index) => {
        const now = index === model.chapter
        return (
          <Tap
            key={at}
            className={cx(styles.chapter, now && styles.now)}
            label={`${clockText(at)} ${title}${now ? `，${texts.now}` : ''}`}
            onTap={() => model.jump(at)}
          >
            <Text className={styles.at}>{clockText(at)}</Text>
            <Text className={styles.chapterName}>{title}</Text>
            {now ? <Icon name="play" size={14} tone="primary" /> : null}
          </Tap>
        )
      })}
    </Card>
  )
})

/** All that is said, for who cannot hear or does not want to watch. */
const Transcript = observer(function Transcript({ model, film }: PartProps) {
  const open = model.transcript
  return (
    <Card title={texts.transcript}>
      <Tap className={styles.toggle} expanded={open} onTap={() => model.toggleTranscript()}>
        {open ? texts.hideTranscript : texts.showTranscript}
      </Tap>
      {open
        ? film.cues.map(({ from, text }) => (
            <Tap
              key={from}
              className={styles.cue}
              label={`${clockText(from)} ${text}`}
              onTap={() => model.jump(from)}
            >
              <Text className={styles.at}>{clockText(from)}</Text>
              <Text className={styles.chapterName}>{text}</Text>
            </Tap>
          ))
        : null}
    </Card>
  )
})

export default page('film', Film)
