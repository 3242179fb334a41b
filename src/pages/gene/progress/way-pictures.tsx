import { Text, View } from '@tarojs/components'
import { cx } from '@/components/ui/cx'
import { Img } from '@/components/ui/img'
import type { OrderDetail } from '@/services/order/order'
import styles from './way-pictures.module.scss'

/** A break within a name that is too long for one line leaves no character alone: 已出 over 报告. */
const halved = (name: string): string =>
  name.length > 3 ? `${name.slice(0, name.length / 2)}\u200b${name.slice(name.length / 2)}` : name

/** A kit's way in pictures, from the parcel to the report; the steps themselves are told below. */
export function WayPictures({ steps }: { steps: OrderDetail['timeline'] }) {
  const pictured = steps.filter(({ picture }) => picture !== undefined)
  if (pictured.length === 0) return null
  return (
    <View className={styles.row} aria-hidden>
      {pictured.map(({ title, state, picture = '' }, index) => (
        <View key={title} className={cx(styles.step, state === 'now' && styles.now)}>
          {index > 0 ? <View className={cx(styles.line, state !== 'next' && styles.walked)} /> : null}
          <Img
            src={`/seed-img/tile/${picture}.svg#${state === 'next' ? 'sand' : 'mint'}`}
            round="full"
            className={styles.picture}
          />
          <Text className={cx(styles.name, state === 'next' && styles.coming)}>{halved(title)}</Text>
        </View>
      ))}
    </View>
  )
}
