import { observer } from 'mobx-react-lite'
import { View } from '@tarojs/components'
import { LoadableView } from '@/components/loadable-view'
import { toOrder } from '@/components/order/to-order'
import { WayFacts, WayState } from '@/components/order/way'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Header } from '@/components/ui/header'
import { CUSTOMS } from '@/domain/customs/customs'
import { formatYuan } from '@/domain/money'
import { page, useParams } from '@/routes/page'
import { usePageModel } from '@/routes/use-page-model'
import type { Declaration } from '@/services/placing/customs'
import styles from './index.module.scss'
import { CertificateModel } from './model'
import { texts } from './texts'

function Certificate() {
  const { orderNum = '' } = useParams('crossBorderCertificateDetail')
  return (
    <View>
      <Header title={texts.title} />
      {orderNum ? <OrderCard key={orderNum} orderNum={orderNum} /> : null}
      <Rules />
    </View>
  )
}

/** How an order stands with customs, and the application. */
const OrderCard = observer(function OrderCard({ orderNum }: { orderNum: string }) {
  const model = usePageModel((root, scope) => new CertificateModel(root, scope, orderNum))
  if (!model.loggedIn) {
    return (
      <Card title={texts.progress}>
        <View className={styles.text}>{texts.logInHint}</View>
        <Button block onTap={model.logIn}>
          {texts.logIn}
        </Button>
      </Card>
    )
  }
  return (
    <LoadableView value={model.request.loadable} onRetry={() => void model.load()}>
      {(declaration) => <Progress model={model} declaration={declaration} />}
    </LoadableView>
  )
})

const Progress = observer(function Progress({
  model,
  declaration
}: {
  model: CertificateModel
  declaration: Declaration
}) {
  const { state, product, buyer, dutiableFen, taxFen, declaredAt, orderNum } = declaration
  const { name, text } = texts.states[state]
  const rows = [
    [texts.product, product],
    [texts.buyer, buyer.name],
    [texts.idNumber, buyer.idNumber],
    [texts.dutiable, `¥${formatYuan(dutiableFen)}`],
    [texts.tax, `¥${formatYuan(taxFen)}`],
    [texts.declaredAt, declaredAt],
    [texts.orderNum, orderNum]
  ] as const
  return (
    <Card title={texts.progress} more={texts.toOrder} onMore={() => toOrder(orderNum, null)}>
      <WayState name={name} text={text} />
      <WayFacts rows={rows} />
      {state === 'waiting' ? (
        <Button block loading={model.busy} className={styles.apply} onTap={() => void model.apply()}>
          {texts.apply}
        </Button>
      ) : null}
    </Card>
  )
})

/** What is told to whoever buys from abroad (§9). */
function Rules() {
  const rules = texts.rules(
    CUSTOMS.pieces,
    `¥${formatYuan(CUSTOMS.orderFen)}`,
    `¥${formatYuan(CUSTOMS.yearFen)}`
  )
  return (
    <Card title={texts.notice}>
      {rules.map(({ heading, text }) => (
        <View key={heading} className={styles.rule}>
          <View className={styles.heading} role="heading" aria-level="3">
            {heading}
          </View>
          <View className={styles.text}>{text}</View>
        </View>
      ))}
    </Card>
  )
}

export default page('crossBorderCertificateDetail', Certificate)
