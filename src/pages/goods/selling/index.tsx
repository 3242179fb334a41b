import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { View } from '@tarojs/components'
import { LoadableView } from '@/components/loadable-view'
import { Header } from '@/components/ui/header'
import { onDemand } from '@/components/ui/on-demand'
import { groupOf } from '@/contract/errors'
import { page, useParams } from '@/routes/page'
import { usePullDown } from '@/routes/pull-down'
import { useTitle } from '@/routes/title'
import { usePageModel } from '@/routes/use-page-model'
import { SellingModel, type SellingParams } from './model'
import { Detail } from './parts/detail'
import { Lower, partsOf } from './parts/lower-parts'
import { Missing } from './parts/missing'
import { OverHeader } from './parts/over-header'
import { SellingSkeleton } from './parts/skeleton'
import { texts } from './texts'

const Simple = onDemand(() => import('./parts/simple').then((part) => part.Simple))

function Selling() {
  const params = useParams('selling')
  // Another product by the same page is another page.
  return <Product key={`${params.type}/${params.id}`} {...params} />
}

const Product = observer(function Product(params: SellingParams) {
  const model = usePageModel((root, scope) => new SellingModel(root, scope, params, partsOf))
  usePullDown(model.load)
  useTitle(model.product?.name)

  if (!model.known) return <Missing type={params.type} />
  if (model.simple) return <SimpleScreen model={model} />
  return <Screen model={model} />
})

const Screen = observer(function Screen({ model }: { model: SellingModel }) {
  const { loadable } = model.request
  const failed = loadable.state === 'failed' && !model.product
  // It is wanted whatever the answer: both are on their way at once.
  useEffect(() => void Lower.ready(), [])
  return (
    <View>
      {failed ? <Header title={texts.title} /> : <OverHeader model={model} />}
      <Answer model={model}>
        <Detail model={model} />
      </Answer>
    </View>
  )
})

function SimpleScreen({ model }: { model: SellingModel }) {
  return (
    <View>
      <Header title={texts.simpleTitle} />
      <Answer model={model}>
        <Simple open model={model} />
      </Answer>
    </View>
  )
}

const Answer = observer(function Answer({
  model,
  children
}: {
  model: SellingModel
  children: React.ReactNode
}) {
  const { loadable } = model.request
  if (loadable.state === 'failed' && groupOf(loadable.code) === 'gone') {
    return <Missing type={model.params.type} bare />
  }
  return (
    <LoadableView
      value={loadable}
      skeleton={model.simple ? undefined : <SellingSkeleton />}
      onRetry={() => void model.load()}
    >
      {() => children}
    </LoadableView>
  )
})

export default page('selling', Selling)
