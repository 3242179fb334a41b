import { observer } from 'mobx-react-lite'
import { View } from '@tarojs/components'
import { ProductRow } from '@/components/product/product-row'
import { Button } from '@/components/ui/button'
import { Img } from '@/components/ui/img'
import { useSaid } from '@/components/ui/page-shell/said'
import { navigate } from '@/routes/navigate'
import { useRoot } from '@/stores/context'
import type { SearchModel } from '../model'
import { searchTexts } from '../texts'
import styles from './results.module.scss'
import { Words } from './words'

/** Of what is sold elsewhere so many. */
const MOST = 3

/** Nothing was found: what the shop does not do, where else it is sold, what others look for, and who can be asked. */
export const Nothing = observer(function Nothing({ model }: { model: SearchModel }) {
  const { notOffered } = model.found.all
  const title = notOffered?.title ?? searchTexts.empty
  useSaid(title)
  return (
    <View className={styles.nothing}>
      <Img
        src="/seed-img/scene/helpDesk.svg"
        fit="contain"
        round="16"
        ripple="none"
        className={styles.desk}
      />
      <View className={styles.nothingTitle} role="heading" aria-level="2">
        {title}
      </View>
      {notOffered ? <View className={styles.nothingText}>{notOffered.text}</View> : null}
      <Elsewhere model={model} />
      {model.hotWords.length > 0 ? (
        <View className={styles.group}>
          <Words title={searchTexts.hot} words={model.hotWords} model={model} card />
        </View>
      ) : null}
      <View className={styles.ask}>
        <Button kind="line" block icon="msg" onTap={() => navigate('help')}>
          {searchTexts.ask(model.found.hours)}
        </Button>
      </View>
    </View>
  )
})

const Elsewhere = observer(function Elsewhere({ model }: { model: SearchModel }) {
  const { city } = useRoot().location.place
  const { elsewhere } = model.found
  if (elsewhere.length === 0) return null
  return (
    <View className={styles.group}>
      <View className={styles.head}>
        <View className={styles.title} role="heading" aria-level="2">
          {searchTexts.elsewhere(city)}
        </View>
      </View>
      {elsewhere.slice(0, MOST).map((product) => (
        <View key={product.productCode} className={styles.row}>
          <ProductRow
            product={product}
            onTap={() => navigate('selling', { type: product.kind, id: product.productCode })}
          />
        </View>
      ))}
    </View>
  )
})
