import { observer } from 'mobx-react-lite'
import { View } from '@tarojs/components'
import { InvoiceFields } from '@/components/invoice/fields'
import { OrderMissing, OrderView } from '@/components/order/order-view'
import { toOrder } from '@/components/order/to-order'
import { ActionBar, ActionPair } from '@/components/ui/action-bar'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Header } from '@/components/ui/header'
import { Empty } from '@/components/ui/page-state'
import { publicHref } from '@/routes/href'
import { navigate } from '@/routes/navigate'
import { page, useParams } from '@/routes/page'
import { usePageModel } from '@/routes/use-page-model'
import type { InvoiceView } from '@/services/order/invoice'
import { useBackToList } from '../shared/back-to-list'
import styles from './index.module.scss'
import { InvoicePageModel } from './model'
import { InvoiceCard } from './parts/invoice-card'
import { texts } from './texts'

function InvoicePage() {
  const { orderNum } = useParams('invoice')
  return (
    <View className={styles.page}>
      {orderNum ? (
        <Invoices key={orderNum} orderNum={orderNum} />
      ) : (
        <>
          <Header title={texts.title} />
          <OrderMissing />
        </>
      )}
    </View>
  )
}

const Invoices = observer(function Invoices({ orderNum }: { orderNum: string }) {
  const model = usePageModel((root, scope) => new InvoicePageModel(root, scope, orderNum))
  const back = useBackToList(model.request.value?.kind)
  return (
    <>
      <Header {...back} title={texts.title} />
      <OrderView
        value={model.request.loadable}
        onRetry={() => void model.load()}
        onLogin={() => navigate('authorize', { url: publicHref('invoice', { orderNum }) })}
      >
        {(view) => <Content model={model} view={view} />}
      </OrderView>
    </>
  )
})

interface PartProps {
  model: InvoicePageModel
  view: InvoiceView
}

const Content = observer(function Content({ model, view }: PartProps) {
  const { refusal, current, others, changesLeft } = view
  const seeOrder = {
    text: texts.seeOrder,
    onTap: () => toOrder(model.orderNum, view.kind)
  }
  if (refusal !== '' && !current && others.length === 0) {
    return <Empty title={texts.refused} text={refusal} actions={[seeOrder]} />
  }
  const asks = refusal === '' && (!current || model.changing)
  return (
    <View>
      {asks ? <Form model={model} view={view} /> : null}
      {current ? (
        <InvoiceCard invoice={current} onDownload={() => void model.download(current.invoiceNo)} />
      ) : null}
      {others.map((invoice) => (
        <InvoiceCard
          key={invoice.invoiceNo}
          invoice={invoice}
          onDownload={() => void model.download(invoice.invoiceNo)}
        />
      ))}
      {current && !asks ? (
        <View className={styles.foot}>
          {current.state === 'asked' ? texts.askedNote : refusal !== '' ? refusal : texts.note}
        </View>
      ) : null}
      {asks ? (
        <FormBar model={model} changing={model.changing} />
      ) : (
        <ActionBar>
          {current?.state === 'asked' ? (
            <Button block kind="line-primary" onTap={() => void model.load()}>
              {texts.refresh}
            </Button>
          ) : current && changesLeft > 0 ? (
            <ActionPair
              first={{ children: texts.change, onTap: () => model.begin() }}
              second={{ children: texts.seeOrder, onTap: seeOrder.onTap }}
            />
          ) : (
            <Button block kind="line-primary" onTap={seeOrder.onTap}>
              {texts.seeOrder}
            </Button>
          )}
        </ActionBar>
      )}
    </View>
  )
})

const Form = observer(function Form({ model, view: { fen, stored, couponFen } }: PartProps) {
  return (
    <>
      <Card className={styles.card}>
        <View className={styles.can}>
          <View className={styles.paper}>{texts.kind}</View>
          <View className={styles.words}>
            <View className={styles.sum}>{texts.can(fen)}</View>
            <View className={styles.note}>
              {[
                texts.onlyPaid,
                ...stored.map((one) => texts.ofStored(one.name, one.fen)),
                ...(couponFen > 0 ? [texts.ofCoupon(couponFen)] : [])
              ].join('，')}
            </View>
          </View>
        </View>
      </Card>
      <Card className={styles.card} title={texts.form}>
        <InvoiceFields form={model.form} errors={model.errors} onChange={(change) => model.change(change)} />
      </Card>
      <View className={styles.foot}>{model.changing ? texts.changeNote : `${texts.note}${texts.year}`}</View>
    </>
  )
})

const FormBar = observer(function FormBar({
  model,
  changing
}: {
  model: InvoicePageModel
  changing: boolean
}) {
  const submit = { loading: model.busy, onTap: () => void model.submit() }
  return (
    <ActionBar hideOnInput>
      {changing ? (
        <ActionPair
          first={{ children: texts.keep, onTap: () => model.keep() }}
          second={{ ...submit, children: texts.changeSubmit }}
        />
      ) : (
        <Button block {...submit}>
          {texts.submit}
        </Button>
      )}
    </ActionBar>
  )
})

export default page('invoice', InvoicePage)
