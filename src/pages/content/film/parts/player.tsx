import { observer } from 'mobx-react-lite'
import { Text, View } from '@tarojs/components'
import { cx } from '@/components/ui/cx'
import { RadioList } from '@/components/ui/form/radio-list'
import { Icon } from '@/components/ui/icon'
import { Img } from '@/components/ui/img'
import { readPicture } from '@/components/ui/img/source'
import { Sheet } from '@/components/ui/sheet'
import { Tap } from '@/components/ui/tap'
import { clockText } from '@/domain/article/captions'
import { Film, Seek } from '@/platform/film'
import { navigate } from '@/routes/navigate'
import type { ArticleCard, Film as FilmFacts } from '@/services/catalogue/articles'
import { fitOf } from '../../shared/picture-fit'
import type { FilmModel } from '../model'
import { RATES, rateName, texts } from '../texts'
import styles from './player.module.scss'

interface PlayerProps {
  readonly model: FilmModel
  readonly film: FilmFacts
  /** Until it is begun. */
  readonly image: string
  /** The film to watch after it. */
  readonly next: ArticleCard | undefined
}

/** The film, or its picture until somebody begins it, with what is said over it and its controls under it. */
export const Player = observer(function Player({ model, film, image, next }: PlayerProps) {
  return (
    <View className={styles.player}>
      <View className={styles.screen}>
        {model.state === 'idle' ? (
          <>
            <Img src={image} fit={fitOf(image)} className={styles.picture} eager />
            <Tap
              className={styles.begin}
              label={texts.begin(clockText(film.seconds))}
              onTap={() => void model.begin()}
            >
              <Icon name="play" size={28} tone="primary" />
            </Tap>
          </>
        ) : (
          <Film
            key={model.attempt}
            src={readPicture(film.src).address}
            muted={model.muted}
            cues={film.cues}
            onReady={model.ready}
            onSecond={model.setSecond}
            onState={model.setState}
          >
            {model.caption ? (
              <View className={styles.caption}>
                <Text className={styles.captionText}>{model.caption}</Text>
              </View>
            ) : null}
          </Film>
        )}
        <Told model={model} next={next} />
      </View>
      {model.state === 'idle' ? null : <Controls model={model} film={film} />}
    </View>
  )
})

/** What keeps it from playing, with what to do about it; at its end the next one. */
const Told = observer(function Told({ model, next }: Pick<PlayerProps, 'model' | 'next'>) {
  if (model.state === 'ended' && next) {
    const { id, title } = next
    return (
      <Tap
        className={styles.next}
        role="link"
        onTap={() => navigate('film', { id: String(id) }, { replace: true })}
      >
        {texts.nextFilm(title)}
      </Tap>
    )
  }
  if (model.state === 'waiting') {
    return (
      <View className={styles.told} role="status">
        {texts.waiting}
      </View>
    )
  }
  if (model.state !== 'failed') return null
  return (
    <View className={cx(styles.told, styles.failed)} role="alert">
      <Text>{texts.failed}</Text>
      <Tap className={styles.retry} onTap={() => model.retry()}>
        {texts.retry}
      </Tap>
    </View>
  )
})

const Controls = observer(function Controls({ model, film }: Pick<PlayerProps, 'model' | 'film'>) {
  const { playing, second, rate } = model
  const ended = model.state === 'ended'
  const clock = texts.at(clockText(second), clockText(film.seconds))
  return (
    <View className={styles.controls}>
      <View className={styles.line}>
        <View className={styles.track}>
          <Seek
            second={second}
            seconds={film.seconds}
            label={texts.seek}
            told={clock}
            onSeek={(to) => model.jump(to)}
          />
        </View>
        <Text className={styles.clock}>{clock}</Text>
      </View>
      <View className={styles.buttons}>
        <Tap
          className={styles.button}
          label={ended ? texts.again : playing ? texts.pause : texts.play}
          onTap={() => (ended ? model.jump(0) : model.toggle())}
        >
          <Icon name={ended ? 'refresh' : playing ? 'pause' : 'play'} size={22} tone="white" />
        </Tap>
        <Tap className={styles.button} label={texts.back} onTap={() => model.step(-1)}>
          -10
        </Tap>
        <Tap className={styles.button} label={texts.ahead} onTap={() => model.step(1)}>
          +10
        </Tap>
        <Tap
          className={styles.button}
          label={`${texts.rate} ${rateName(rate)}`}
          onTap={() => model.chooseRate(true)}
        >
          {rateName(rate)}
        </Tap>
        <Tap className={styles.word} onTap={() => model.toggleCaptions()}>
          {model.captions ? texts.captionsOff : texts.captionsOn}
        </Tap>
        {film.sound ? (
          <Tap className={styles.word} onTap={() => model.toggleSound()}>
            {model.muted ? texts.soundOn : texts.soundOff}
          </Tap>
        ) : null}
        <Tap className={styles.word} onTap={() => model.fullScreen()}>
          {texts.full}
        </Tap>
      </View>
      {film.sound ? null : <View className={styles.silent}>{texts.silent}</View>}
      <Sheet open={model.choosingRate} title={texts.rate} onClose={() => model.chooseRate(false)}>
        <RadioList
          value={rate}
          options={RATES}
          label={texts.rate}
          onChange={(chosen) => model.setRate(chosen)}
        />
      </Sheet>
    </View>
  )
})
