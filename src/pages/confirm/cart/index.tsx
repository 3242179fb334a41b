import { View } from '@tarojs/components'
import { LoadableView } from '@/components/loadable-view'
import { Header } from '@/components/ui/header'
import { Empty } from '@/components/ui/page-state'
import { SkeletonList } from '@/components/ui/skeleton'
import { CART_SUBJECT } from '@/domain/draft/draft'
import { navigate } from '@/routes/navigate'
import { page } from '@/routes/page'
import { usePageModel } from '@/routes/use-page-model'
import { CartPricing } from '../pricing/cart'
import { cartTexts as texts } from '../shared/cart-texts'
import { Shell } from '../shell/shell'
import { ShellModel } from '../shell/model'

const PARAMS = { type: CART_SUBJECT.kind, id: CART_SUBJECT.productCode }

function CartPay() {
  const model = usePageModel(
    (root, scope) =>
      new ShellModel(root, scope, {
        params: PARAMS,
        pricing: (shell) => new CartPricing(root, scope, shell),
        plan: async () => (await import(/* webpackChunkName: "confirm-cart" */ '../kinds/cart')).plan
      })
  )
  const { pricing } = model
  const toCart = { text: texts.toCart, onTap: () => navigate('shoppingcart') }
  const nothing = <Empty title={texts.nothing} text={texts.nothingHint} actions={[toCart]} />
  return (
    <View>
      <Header title={texts.title} />
      <Shell
        model={model}
        nothing={nothing}
        frame={(form) => (
          <LoadableView
            value={pricing.quote.loadable}
            skeleton={<SkeletonList rows={3} pictures />}
            onRetry={() => void model.reload()}
          >
            {() => (pricing.lines.length > 0 ? form : nothing)}
          </LoadableView>
        )}
      />
    </View>
  )
}

export default page('cartPay', CartPay)
