import { observer } from 'mobx-react-lite'
import { View } from '@tarojs/components'
import { LoadableView } from '@/components/loadable-view'
import { Header } from '@/components/ui/header'
import { Empty } from '@/components/ui/page-state'
import { page, useParams } from '@/routes/page'
import { usePageModel } from '@/routes/use-page-model'
import { FEWEST } from '../shared/most'
import { texts } from '../shared/texts'
import { ComparisonModel } from './model'
import { BookBar, Columns } from './parts/columns'
import { Facts, Groups } from './parts/lines'

function Comparison() {
  const { products } = useParams('comparison')
  const model = usePageModel((root, scope) => new ComparisonModel(root, scope, products))
  return (
    <View>
      <Header title={texts.title} />
      <LoadableView value={model.request.loadable} onRetry={() => void model.load()} isEmpty={() => false}>
        {() => <Table model={model} />}
      </LoadableView>
    </View>
  )
}

const Table = observer(function Table({ model }: { model: ComparisonModel }) {
  if (model.columns.length < FEWEST) {
    const actions = [{ text: texts.toList, onTap: model.toList }]
    return <Empty title={texts.gone} text={texts.goneHint} actions={actions} />
  }
  return (
    <View>
      <Columns model={model} />
      <Facts model={model} />
      <Groups model={model} />
      <BookBar model={model} />
    </View>
  )
})

export default page('comparison', Comparison)
