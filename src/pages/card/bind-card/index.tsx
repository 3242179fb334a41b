import { observer } from 'mobx-react-lite'
import { View } from '@tarojs/components'
import { Header, HeaderLink } from '@/components/ui/header'
import { onDemand } from '@/components/ui/on-demand'
import { Segmented } from '@/components/ui/segmented'
import { page, useParams } from '@/routes/page'
import { usePageModel } from '@/routes/use-page-model'
import styles from './index.module.scss'
import { BindModel, type CardSort } from './model'
import { Personal } from './parts/personal'
import { texts } from './texts'

const Enterprise = onDemand(() => import('./parts/enterprise').then((part) => part.Enterprise))

const SORTS: readonly { value: CardSort; text: string; icon: 'card' | 'users' }[] = [
  { value: 'personal', text: texts.personal, icon: 'card' },
  { value: 'enterprise', text: texts.enterprise, icon: 'users' }
]

/** The way of a card to the account: one that was bought, or a company's. */
function BindCard() {
  const { cardNumber } = useParams('bindCard')
  const model = usePageModel((root, scope) => new BindModel(root, scope, cardNumber))
  return <Screen model={model} />
}

const Screen = observer(function Screen({ model }: { model: BindModel }) {
  const { sort, canScan } = model
  return (
    <View>
      <Header
        title={texts.title}
        right={canScan ? <HeaderLink label={texts.scan} onTap={() => void model.scan()} /> : undefined}
      />
      <View className={styles.sorts}>
        <Segmented
          label={texts.sorts}
          value={sort}
          options={SORTS}
          onChange={(next) => model.setSort(next)}
        />
      </View>
      {sort === 'personal' ? <Personal model={model.personal} /> : null}
      <Enterprise open={sort === 'enterprise'} model={model.enterprise} />
    </View>
  )
})

export default page('bindCard', BindCard)
