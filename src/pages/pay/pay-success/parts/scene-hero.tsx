import { Text, View } from '@tarojs/components'
import { cx } from '@/components/ui/cx'
import { Icon } from '@/components/ui/icon'
import { Img } from '@/components/ui/img'
import type { OrderDetail } from '@/services/order/order'
import { texts } from '../texts'
import { FinishHeader } from './finish-header'
import styles from './scene-hero.module.scss'
import { Title } from './title'

interface SceneHeroProps {
  order: OrderDetail
  /** What the payment brings about. */
  title: readonly string[]
  notes: readonly string[]
  /** Stands on the first card; without one the words have the whole width. */
  scene?: string
  /** It lies under the words instead of beside them. */
  wide?: boolean
}

/** That it is paid, and what comes of it: the answer beside the scene of its kind. */
export function SceneHero({ order, title, notes, scene, wide = false }: SceneHeroProps) {
  const { lastPaid } = order
  const beside = scene !== undefined && !wide
  // Beside a scene there is no room for it: a card has what was paid by what, as where it was paid in several ways.
  const amount = lastPaid && !beside && lastPaid.ways.length < 2 ? [texts.amount(lastPaid)] : []
  return (
    <>
      <FinishHeader />
      <View className={styles.hero}>
        <View className={styles.top} />
        <View className={cx(styles.words, beside && styles.beside)}>
          <View className={styles.paid}>
            <View className={styles.tick}>
              <Icon name="checkB" size={12} />
            </View>
            <Text>{[texts.paid, ...amount].join(' · ')}</Text>
          </View>
          <View className={styles.title}>
            <Title order={order} lines={title} />
          </View>
          {notes
            .filter((note) => note !== '')
            .map((note) => (
              <View key={note} className={styles.note}>
                {note}
              </View>
            ))}
        </View>
        {scene ? (
          <Img
            src={`/seed-img/scene/${scene}.svg`}
            tone="none"
            fit="contain"
            eager
            className={cx(styles.scene, beside && styles.raised)}
          />
        ) : null}
      </View>
    </>
  )
}
