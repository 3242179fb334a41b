import { Text, View } from '@tarojs/components'
import { Card } from '@/components/ui/card'
import { Img } from '@/components/ui/img'
import type { DetailedProduct } from '@/services/catalogue/product-detail'
import { kitTexts } from '../kit-texts'
import styles from './kit-steps.module.scss'

/** Drawings of the steps of a kit, in their order. */
const PICTURES = [
  '/seed-img/tile/kit.svg#mint',
  '/seed-img/tile/tube.svg#sky',
  '/seed-img/tile/parcel.svg#apricot',
  '/seed-img/tile/clip.svg#rose'
] as const

/** What happens with a kit that is sent home, step by step. */
export function KitSteps({ process }: Pick<DetailedProduct, 'process'> & { open: boolean }) {
  return (
    <Card title={kitTexts.steps(process.length)}>
      <View role="list">
        {process.map(({ title, text }, at) => (
          <View key={title} className={styles.step} role="listitem">
            <Img src={PICTURES[at] ?? PICTURES[0]} round="12" className={styles.picture} />
            <View className={styles.words}>
              <View className={styles.title}>
                <Text className={styles.number}>{at + 1}</Text>
                <Text>{title}</Text>
              </View>
              <View className={styles.text}>{text}</View>
            </View>
          </View>
        ))}
      </View>
    </Card>
  )
}
