import type { FunctionComponent } from 'react'
import { observer } from 'mobx-react-lite'
import { View } from '@tarojs/components'
import { orderScene } from '@/components/order/order-scene'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Img } from '@/components/ui/img'
import type { SectionProps } from '../section'
import type { HeadAct } from '../../actions/bar-actions'
import type { HeadOf } from './facts'
import styles from './head.module.scss'

/** The head of an order: its kind and state, how it stands in the kind's words, and the scene that belongs to it. */
export const headOf = (of: HeadOf): FunctionComponent<SectionProps> =>
  observer(function Head(props: SectionProps) {
    const { order } = props
    const { title, note } = of(props)
    return (
      <View className={styles.hero}>
        <View className={styles.top} />
        <View className={styles.in}>
          <View className={styles.words}>
            <View className={styles.kind}>{`${order.kindName} · ${order.statusName}`}</View>
            <View className={styles.title} role="heading" aria-level="2">
              {title}
            </View>
            {note ? <View className={styles.note}>{note}</View> : null}
          </View>
          <Img src={orderScene(order)} tone="none" fit="contain" eager className={styles.scene} />
        </View>
      </View>
    )
  })

/** What comes next and the one button for it: the first card, on which the scene stands. */
export const footOf = (of: HeadOf): FunctionComponent<SectionProps> =>
  observer(function Foot(props: SectionProps) {
    const { foot } = of(props)
    if (!foot) return null
    const { title, text, act } = foot
    return (
      <Card className={styles.foot}>
        <View className={styles.what}>
          <View className={styles.next}>{title}</View>
          {text ? <View className={styles.text}>{text}</View> : null}
        </View>
        {act ? (
          <Button size="md" kind={act.quiet ? 'line' : 'primary'} className={styles.act} onTap={act.onTap}>
            {act.text}
          </Button>
        ) : null}
      </Card>
    )
  })

/** What the head has a button for. */
export const headActOf =
  (of: HeadOf) =>
  (props: SectionProps): HeadAct | null =>
    of(props).foot?.act ?? null
