import type { ReactNode } from 'react'
import { View } from '@tarojs/components'
import { cx } from '@/components/ui/cx'
import { Img, type ImgProps } from '@/components/ui/img'
import styles from './goods-row.module.scss'

interface GoodsRowProps {
  image: ImgProps['src']
  tone: ImgProps['tone']
  name: string
  /** What is left of them stands in one line. */
  notes: readonly string[]
  /** One of several. */
  small?: boolean
  /** Its price, and how many. */
  children: ReactNode
}

/** A thing that is ordered, with its picture. */
export function GoodsRow({ image, tone, name, notes, small = false, children }: GoodsRowProps) {
  return (
    <View className={cx(styles.row, small && styles.small)}>
      <Img src={image} tone={tone} round="12" className={styles.picture} />
      <View className={styles.facts}>
        <View className={styles.name}>{name}</View>
        <View className={styles.note}>{notes.filter((part) => part !== '').join(' · ')}</View>
        <View className={styles.count}>{children}</View>
      </View>
    </View>
  )
}
