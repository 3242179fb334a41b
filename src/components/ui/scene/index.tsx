import { View } from '@tarojs/components'
import { cx } from '../cx'
import { Img } from '../img'
import styles from './index.module.scss'

export type SceneName =
  | 'hero'
  | 'success'
  | 'emptyCard'
  | 'emptyCart'
  | 'emptyClinic'
  | 'emptyCoupon'
  | 'emptyMsg'
  | 'emptyNet'
  | 'elderBanner'
  | 'thirdparty'

export interface SceneProps {
  name: SceneName
  /** Gives the size; without it a scene is 176 x 132. */
  className?: string
  /** Load at once: for what the first screen shows. */
  eager?: boolean
}

/** A drawing for a whole state. The one for a lost network is in the stylesheet: it must show without one. */
export function Scene({ name, className, eager }: SceneProps) {
  if (name === 'emptyNet') return <View className={cx(className ?? styles.scene, styles.net)} aria-hidden />
  return (
    <Img
      src={`/seed-img/illus/${name}.svg`}
      tone="none"
      fit={name === 'elderBanner' || name === 'hero' ? 'cover' : 'contain'}
      eager={eager}
      className={className ?? styles.scene}
    />
  )
}
