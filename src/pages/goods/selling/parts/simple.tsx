import { observer } from 'mobx-react-lite'
import { Text, View } from '@tarojs/components'
import { Card } from '@/components/ui/card'
import { Empty } from '@/components/ui/page-state'
import type { SellingModel } from '../model'
import { texts } from '../texts'
import styles from './simple.module.scss'

/** Only the list: what the package checks, and the add-ons chosen so far (§2 `style=simple`). */
export const Simple = observer(function Simple({ model }: { open: boolean; model: SellingModel }) {
  const detail = model.request.value
  if (!detail) return null
  const { categories, product } = detail
  const addons = model.chosenAddons
  const base = categories.reduce((sum, { items }) => sum + items.length, 0)
  if (base + addons.length === 0) return <Empty title={texts.noItems} />
  return (
    <View className={styles.simple}>
      <View className={styles.total}>
        <Text className={styles.name}>{product.name}</Text>
        <Text className={styles.count}>{texts.simpleCount(base + addons.length)}</Text>
      </View>
      {addons.length > 0 ? (
        <Card
          title={texts.addons}
          extra={<Text className={styles.count}>{texts.itemCount(addons.length)}</Text>}
        >
          {addons.map(({ code, name }) => (
            <View key={code} className={styles.item}>
              {name}
            </View>
          ))}
        </Card>
      ) : null}
      {categories.map(({ id, name, items }) => (
        <Card
          key={id}
          title={name}
          extra={<Text className={styles.count}>{texts.itemCount(items.length)}</Text>}
        >
          {items.map((item) => (
            <View key={item.code} className={styles.item}>
              {item.name}
              {item.intro ? <View className={styles.intro}>{item.intro}</View> : null}
            </View>
          ))}
        </Card>
      ))}
    </View>
  )
})
