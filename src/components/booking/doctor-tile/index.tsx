import type { ReactNode } from 'react'
import { ScrollView, Text, View } from '@tarojs/components'
import { cx } from '@/components/ui/cx'
import { Icon } from '@/components/ui/icon'
import { Img } from '@/components/ui/img'
import { Tap } from '@/components/ui/tap'
import styles from './index.module.scss'

/** Tiles beside each other, which scroll where there are more than fit. */
export function DoctorTiles({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <ScrollView scrollX enhanced showScrollbar={false}>
      <View
        className={styles.row}
        {...(label === undefined ? {} : { role: 'radiogroup', 'aria-label': label })}
      >
        {children}
      </View>
    </ScrollView>
  )
}

export interface DoctorTileProps {
  name: string
  title: string
  /** How long they practise and when they have time, in short. */
  state?: string
  /** Their picture; without one it is nobody in particular. */
  image?: string
  /** Chosen or not, where one of them is chosen. */
  on?: boolean
  off?: boolean
  onTap: () => void
}

/** A doctor, or whoever the store chooses. */
export function DoctorTile({ name, title, state, image, on, off = false, onTap }: DoctorTileProps) {
  return (
    <Tap
      {...(on === undefined ? {} : { role: 'radio', checked: on })}
      className={cx(styles.doctor, on && styles.on, off && styles.off)}
      disabled={off && !on}
      label={[name, title, state].filter((part) => part).join(' ')}
      onTap={onTap}
    >
      {image === undefined ? (
        <View className={styles.face}>
          <Icon name="user" size={24} tone="primary" />
        </View>
      ) : (
        <Img src={image} round="full" className={styles.face} />
      )}
      <Text className={styles.name}>{name}</Text>
      <Text className={styles.fact}>{title}</Text>
      {state ? <Text className={styles.state}>{state}</Text> : null}
    </Tap>
  )
}
