import { observer } from 'mobx-react-lite'
import { Text, View } from '@tarojs/components'
import { useHeadingAgain } from '@/components/heading-again'
import { LoadableView } from '@/components/loadable-view'
import { OrderMissing } from '@/components/order/order-view'
import { toOrder } from '@/components/order/to-order'
import { ActionBar } from '@/components/ui/action-bar'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { FieldContext } from '@/components/ui/form/context'
import { FieldError } from '@/components/ui/form/field-error'
import { TextArea } from '@/components/ui/form/text-area'
import { Header } from '@/components/ui/header'
import { Img } from '@/components/ui/img'
import { Empty, ErrorState, LoginRequired } from '@/components/ui/page-state'
import { onDemand } from '@/components/ui/on-demand'
import { Price } from '@/components/ui/price'
import { SkeletonList } from '@/components/ui/skeleton'
import { groupOf, NETWORK_RETRY_TEXT } from '@/contract/errors'
import { publicHref } from '@/routes/href'
import { navigate } from '@/routes/navigate'
import { page, useParams } from '@/routes/page'
import { usePageModel } from '@/routes/use-page-model'
import type { RefundView } from '@/services/order/refund'
import { useBackToList } from '../shared/back-to-list'
import { ReasonField } from '../shared/actions/reason-field'
import styles from './index.module.scss'
import { MOST_WORDS, REFUND_REASON, REFUND_WORDS, RefundModel } from './model'
import { Amount } from './parts/amount'
import { Asked } from './parts/asked'
import { Items } from './parts/items'
import { Lines } from './parts/lines'
import { texts } from './texts'

const SendBackSheet = onDemand(() => import('./parts/send-back-sheet').then((part) => part.SendBackSheet))

function RefundPage() {
  const { orderNum } = useParams('refund')
  if (orderNum) return <Refund key={orderNum} orderNum={orderNum} />
  return (
    <View>
      <Header title={texts.title} />
      <OrderMissing />
    </View>
  )
}

const Refund = observer(function Refund({ orderNum }: { orderNum: string }) {
  const model = usePageModel((root, scope) => new RefundModel(root, scope, orderNum))
  const over = model.view !== undefined && model.view.refusal !== ''
  useHeadingAgain(model.view?.refusal)
  return (
    <View className={styles.page}>
      <Header
        {...useBackToList(model.view?.kind)}
        title={over ? texts.detail : model.isReturn ? texts.titleBack : texts.title}
      />
      <LoadableView
        value={model.request.loadable}
        skeleton={<SkeletonList rows={3} />}
        error={({ code, message }) => {
          const group = groupOf(code)
          if (group === 'gone') return <OrderMissing />
          if (group === 'login') {
            return (
              <LoginRequired
                onLogin={() => navigate('authorize', { url: publicHref('refund', { orderNum }) })}
              />
            )
          }
          return (
            <ErrorState
              title={group === 'retry' ? NETWORK_RETRY_TEXT : message}
              onRetry={() => void model.load()}
            />
          )
        }}
      >
        {(view) => <Content model={model} view={view} />}
      </LoadableView>
    </View>
  )
})

interface PartProps {
  model: RefundModel
  view: RefundView
}

const Content = observer(function Content({ model, view }: PartProps) {
  const { refusal, refunds } = view
  const seeOrder = {
    text: texts.seeOrder,
    onTap: () => toOrder(model.orderNum, view.kind)
  }
  if (refusal !== '' && refunds.length === 0) {
    return <Empty title={texts.refusedTitle} text={refusal} actions={[seeOrder]} />
  }
  return (
    <View className={styles.cards}>
      <Product view={view} />
      {refunds.map((refund) => (
        <Asked
          key={refund.refundNo}
          refund={refund}
          onCancel={() => void model.cancel()}
          onSend={() => model.sendBack.show(refund.parcel)}
        />
      ))}
      <SendBackSheet open={model.sendBack.open} model={model.sendBack} />
      {refusal === '' ? <Form model={model} view={view} /> : null}
      {refusal === '' ? (
        <Bar model={model} />
      ) : (
        <ActionBar>
          <Button block kind="line-primary" onTap={seeOrder.onTap}>
            {seeOrder.text}
          </Button>
        </ActionBar>
      )}
    </View>
  )
})

/** What the money was paid for. */
function Product({ view: { image, tone, productName, note, paidFen } }: { view: RefundView }) {
  return (
    <Card className={styles.card}>
      <View className={styles.product}>
        <Img src={image} tone={tone} round="8" className={styles.picture} />
        <View className={styles.words}>
          <View className={styles.name}>{productName}</View>
          {note ? <View className={styles.note}>{note}</View> : null}
          <View className={styles.paid}>
            <View className={styles.note}>{texts.paid}</View>
            <Price fen={paidFen} tone="ink" exact className={styles.price} />
          </View>
        </View>
      </View>
    </Card>
  )
}

const WRONG = { required: false, invalid: true, describedBy: `${REFUND_WORDS}-error` }
const ASKED = { required: false, invalid: false }

/** What somebody adds to the reason, as long as it may be. */
const Words = observer(function Words({ model }: { model: RefundModel }) {
  return (
    <View id={REFUND_WORDS}>
      <FieldContext.Provider value={model.tooLong ? WRONG : ASKED}>
        <View className={styles.area}>
          <TextArea
            label={texts.more}
            value={model.reasonDetail}
            placeholder={texts.moreHint}
            limit={MOST_WORDS}
            onChange={model.write}
          />
        </View>
      </FieldContext.Provider>
      {model.tooLong ? <FieldError id={`${REFUND_WORDS}-error`} text={texts.tooLong(MOST_WORDS)} /> : null}
    </View>
  )
})

const Form = observer(function Form({ model, view }: PartProps) {
  return (
    <>
      {view.items.length > 0 ? <Items model={model} view={view} /> : null}
      {view.lines.length > 0 ? <Lines model={model} lines={view.lines} /> : null}
      <Amount model={model} />
      <Card className={styles.card} title={texts.why}>
        <ReasonField
          id={REFUND_REASON}
          label={texts.why}
          reasons={view.reasons}
          value={model.reasonId}
          error={model.reasonMissing ? texts.reasonFirst : ''}
          onChange={model.choose}
        />
        <Words model={model} />
        {view.items.length > 0 ? <View className={styles.note}>{texts.noProof}</View> : null}
      </Card>
    </>
  )
})

const Bar = observer(function Bar({ model }: { model: RefundModel }) {
  const { amount } = model
  return (
    <ActionBar
      left={
        <View className={styles.sum} role="status">
          {amount ? (
            <>
              <Text className={styles.sumName}>{texts.sum}</Text>
              <Price fen={amount.fen} exact />
            </>
          ) : model.isChosen ? (
            texts.counting
          ) : (
            model.chooseFirst
          )}
        </View>
      }
    >
      <Button
        block
        loading={model.busy}
        disabled={model.isChosen && !model.comesBack}
        onTap={() => void model.submit()}
      >
        {texts.submit}
      </Button>
    </ActionBar>
  )
})

export default page('refund', RefundPage)
