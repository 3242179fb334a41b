import { Text, View } from '@tarojs/components'
import { Card } from '@/components/ui/card'
import { Icon } from '@/components/ui/icon'
import type { IconName } from '@/components/ui/icon/names'
import { Tap } from '@/components/ui/tap'
import type { DetailedProduct } from '@/services/catalogue/product-detail'
import type { SellingModel } from '../model'
import { texts } from '../texts'
import styles from './promises.module.scss'

/** Icons of promises; what is not here has a tick. */
const ICONS: { readonly [name: string]: IconName } = {
  beforeVisit: 'refresh',
  beforeSending: 'refresh',
  kit: 'refresh',
  customs: 'refresh',
  unused: 'refresh',
  unusedService: 'refresh',
  freeChange: 'calcheck',
  undone: 'target',
  return: 'box'
}

/** What a promise comes to: 未到检 | 全额退. */
const GIVES = /(?:全额退|免费改约|退差|随时退|自动退|可退)$/

interface PromisesProps {
  model: SellingModel
  product: DetailedProduct
}

/** What the shop promises of taking back and changing an order; a tap tells how it is reckoned. */
export function Promises({ model, product }: PromisesProps) {
  const { guarantees } = product
  if (guarantees.length === 0) return null
  return (
    <Card rows>
      <Tap
        className={styles.strip}
        label={[texts.guarantee, ...guarantees.map(({ text }) => text)].join(' ')}
        onTap={() => model.show('guarantee')}
      >
        {guarantees.map(({ name, text }) => {
          const gives = GIVES.exec(text)?.[0] ?? ''
          return (
            <View key={name} className={styles.promise}>
              <Icon name={ICONS[name] ?? 'checkC'} size={20} tone="primary" className={styles.icon} />
              <View className={styles.words}>
                <Text>{text.slice(0, text.length - gives.length)}</Text>
                <Text className={styles.gives}>{gives}</Text>
              </View>
            </View>
          )
        })}
        <Icon name="right" size={16} tone="ink3" className={styles.arrow} />
      </Tap>
    </Card>
  )
}
