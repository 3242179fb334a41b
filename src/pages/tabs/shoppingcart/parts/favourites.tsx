import { useEffect } from 'react'
import { observer } from 'mobx-react-lite'
import { Text, View } from '@tarojs/components'
import { LoadableView } from '@/components/loadable-view'
import { Button } from '@/components/ui/button'
import { Card, Divider } from '@/components/ui/card'
import { Img } from '@/components/ui/img'
import { Price } from '@/components/ui/price'
import { SkeletonList } from '@/components/ui/skeleton'
import { Tag, Tags } from '@/components/ui/tag'
import { Tap } from '@/components/ui/tap'
import { entryKey } from '@/domain/cart/entry'
import { navigate } from '@/routes/navigate'
import { usePageModel } from '@/routes/use-page-model'
import type { CartGoods } from '@/services/cart/cart'
import { useRoot } from '@/stores/context'
import { FavouritesModel } from '../favourites'
import styles from '../index.module.scss'
import { cartTexts as texts } from '../texts'

export interface FavouritesProps {
  open: boolean
  onBack: () => void
}

/** Favourites, each with the way back into the cart. */
export const Favourites = observer(function Favourites({ open, onBack }: FavouritesProps) {
  const { favourites } = useRoot()
  const model = usePageModel((root, scope) => new FavouritesModel(root, scope))
  const keys = favourites.goods.map(entryKey).join()
  useEffect(() => void model.load(), [model, keys])
  if (!open) return null
  return (
    <Card rows>
      <View className={styles.groupHead}>
        <Text className={styles.groupTitle}>{texts.favourites(favourites.goods.length)}</Text>
      </View>
      <LoadableView
        value={model.request.loadable}
        skeleton={<SkeletonList rows={favourites.goods.length} pictures />}
        onRetry={() => void model.load()}
      >
        {() => <Lines model={model} onBack={onBack} />}
      </LoadableView>
    </Card>
  )
})

const Lines = observer(function Lines({ model, onBack }: { model: FavouritesModel; onBack: () => void }) {
  return (
    <>
      {model.lines.map((line) => (
        <View key={line.key}>
          <Divider />
          <Favourite line={line} model={model} onBack={onBack} />
        </View>
      ))}
    </>
  )
})

interface FavouriteProps {
  line: CartGoods
  model: FavouritesModel
  onBack: () => void
}

function Favourite({ line: { key, told, loss }, model, onBack }: FavouriteProps) {
  const { product, quote } = told
  const name = product?.name ?? texts.unknown
  return (
    <View className={styles.line}>
      <Tap
        className={styles.pictureTap}
        role="link"
        label={name}
        disabled={product === null}
        onTap={() => product && navigate('selling', { type: product.kind, id: product.productCode })}
      >
        <Img src={product?.image} tone={product?.tone ?? 'sand'} round="12" className={styles.picture} />
      </Tap>
      <View className={styles.text}>
        <View className={styles.name}>{name}</View>
        <Tags oneLine className={styles.tags}>
          {quote ? <Tag>{quote.spec}</Tag> : null}
          {loss ? <Tag>{texts.loss[loss]}</Tag> : null}
        </Tags>
        {product ? <Price fen={told.nowFen} size="sm" exact /> : null}
        <View className={styles.favouriteActions}>
          <Button kind="line" size="sm" label={texts.forgetOf(name)} onTap={() => model.forget(key)}>
            {texts.forget}
          </Button>
          {loss === null ? (
            <Button
              size="sm"
              label={texts.bringBackOf(name)}
              onTap={() => {
                if (model.bringBack(key)) onBack()
              }}
            >
              {texts.bringBack}
            </Button>
          ) : null}
        </View>
      </View>
    </View>
  )
}
