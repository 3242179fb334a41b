import { observer } from 'mobx-react-lite'
import { ScrollView, View } from '@tarojs/components'
import { ProductCard, ProductPrice } from '@/components/product/product-card'
import { Countdown } from '@/components/ui/countdown'
import { Img } from '@/components/ui/img'
import { LinkCard, LinkName } from '@/components/ui/link-card'
import { MoreLink } from '@/components/ui/section'
import { Tag } from '@/components/ui/tag'
import { OFFER_WORDS } from '@/domain/offer/offers'
import { canFollow, follow } from '@/routes/link'
import { navigate } from '@/routes/navigate'
import type { HomeModule } from '@/services/catalogue/content'
import type { Product } from '@/services/catalogue/products'
import { useRoot } from '@/stores/context'
import type { HomeModel } from '../model'
import home from '../index.module.scss'
import styles from './flash.module.scss'
import { Block } from './block'

const open = ({ kind: type, productCode: id }: Product) => navigate('selling', { type, id })

/** The flash sale with its countdown by the server's clock; at zero it fetches itself anew. */
export const Flash = observer(function Flash({ model, module }: { model: HomeModel; module: HomeModule }) {
  const { clock } = useRoot()
  const { hot, flashEnd } = model
  const only = hot.length === 1 ? hot[0] : undefined
  const more = module.items.find(({ link }) => canFollow(link))
  return (
    <Block
      value={model.flashRequest.loadable}
      className={home.flashBox}
      onRetry={() => void model.loadFlash()}
      loud={model.loud}
    >
      {() =>
        hot.length === 0 ? null : (
          <View className={styles.flash} data-part="home-flash">
            <View className={styles.flashHead}>
              <View className={styles.flashTitle} role="heading" aria-level="2">
                {module.title}
              </View>
              {flashEnd === null ? null : (
                <Countdown
                  of={module.title}
                  deadline={flashEnd}
                  now={clock.now}
                  onEnd={() => void model.loadFlash()}
                  className={styles.flashCount}
                />
              )}
              {more ? (
                <MoreLink
                  text={more.title}
                  label={`${module.title}${more.title}`}
                  className={styles.flashMore}
                  onTap={() => follow(more.link)}
                />
              ) : null}
            </View>
            {only ? (
              <View className={styles.flashOnly}>
                <ProductCard product={only} variant="row" onTap={() => open(only)} />
              </View>
            ) : (
              <ScrollView scrollX enhanced showScrollbar={false} className={styles.flashScroll}>
                <View className={styles.flashRow}>
                  {hot.map((product) => (
                    <FlashItem key={product.productCode} product={product} />
                  ))}
                </View>
              </ScrollView>
            )}
          </View>
        )
      }
    </Block>
  )
})

function FlashItem({ product }: { product: Product }) {
  const { offer } = product
  if (!offer) return null
  const words = OFFER_WORDS[offer.kind]
  const running = offer.priceFen !== null
  return (
    <LinkCard className={styles.flashItem}>
      <View className={styles.flashPicture}>
        <Img src={product.image} tone={product.tone} round="12" className={styles.flashImg} />
        <Tag tone={running ? 'solid' : 'plain'} className={styles.flashTag}>
          {running ? words.tag : words.soldOut}
        </Tag>
      </View>
      <LinkName className={styles.flashName} onTap={() => open(product)}>
        {product.name}
      </LinkName>
      <View className={styles.flashPrice}>
        <ProductPrice product={product} size="sm" />
      </View>
    </LinkCard>
  )
}
