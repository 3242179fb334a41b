import { observer } from 'mobx-react-lite'
import { View } from '@tarojs/components'
import { OrderMissing, OrderView } from '@/components/order/order-view'
import { toOrder } from '@/components/order/to-order'
import { ActionBar } from '@/components/ui/action-bar'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Chip } from '@/components/ui/chip'
import { Field } from '@/components/ui/form/field'
import { TextArea } from '@/components/ui/form/text-area'
import { Header } from '@/components/ui/header'
import { Img } from '@/components/ui/img'
import { ListRow } from '@/components/ui/list-row'
import { Empty } from '@/components/ui/page-state'
import { Switch } from '@/components/ui/switch'
import { REVIEW_MAX_LENGTH, reviewLength } from '@/domain/order/review'
import { publicHref } from '@/routes/href'
import { navigate } from '@/routes/navigate'
import { page, useParams } from '@/routes/page'
import { usePageModel } from '@/routes/use-page-model'
import type { ReviewView } from '@/services/order/review'
import { useBackToList } from '../shared/back-to-list'
import styles from './index.module.scss'
import { FIELDS, ReviewModel } from './model'
import { Said } from './parts/said'
import { Stars } from './parts/stars'
import { texts } from './texts'

function ReviewPage() {
  const { orderNum } = useParams('review')
  return (
    <View className={styles.page}>
      {orderNum ? (
        <Review key={orderNum} orderNum={orderNum} />
      ) : (
        <>
          <Header title={texts.title} />
          <OrderMissing />
        </>
      )}
    </View>
  )
}

const Review = observer(function Review({ orderNum }: { orderNum: string }) {
  const model = usePageModel((root, scope) => new ReviewModel(root, scope, orderNum))
  const back = useBackToList(model.request.value?.kind)
  return (
    <>
      <Header {...back} title={texts.title} />
      <OrderView
        value={model.request.loadable}
        onRetry={() => void model.load()}
        onLogin={() => navigate('authorize', { url: publicHref('review', { orderNum }) })}
      >
        {(view) => <Content model={model} view={view} />}
      </OrderView>
    </>
  )
})

interface PartProps {
  model: ReviewModel
  view: ReviewView
}

function Content({ model, view }: PartProps) {
  const { refusal, said, userName } = view
  const seeOrder = {
    text: texts.seeOrder,
    onTap: () => toOrder(model.orderNum, view.kind)
  }
  if (!said && refusal !== '') return <Empty title={texts.refused} text={refusal} actions={[seeOrder]} />
  return (
    <View>
      <Card className={styles.card}>
        <View className={styles.product}>
          <Img src={view.image} tone={view.tone} round="8" className={styles.picture} />
          <View className={styles.words}>
            <View className={styles.name}>{view.productName}</View>
            {view.spec ? <View className={styles.note}>{view.spec}</View> : null}
          </View>
        </View>
      </Card>
      {said ? (
        <>
          <Said review={said} userName={userName} />
          {/* Not where 提交评价 was: the second tap of a double tap would leave the page. */}
          <Card rows>
            <ListRow label={seeOrder.text} onTap={seeOrder.onTap} />
          </Card>
        </>
      ) : (
        <Form model={model} view={view} />
      )}
    </View>
  )
}

const Form = observer(function Form({ model, view: { tags, userName } }: PartProps) {
  const { form, errors, busy } = model
  const seenAs = texts.seenAs(form.anonymous ? texts.nobody : userName)
  return (
    <>
      <Card className={styles.card} rows>
        <Field id={FIELDS.score} label={texts.stars} required tall error={errors.score}>
          <Stars value={form.score} onChange={(score) => model.change({ score })} />
        </Field>
        <Field id="review-tags" label={texts.tags} tall>
          <View className={styles.tags} role="group" aria-label={texts.tags}>
            {tags.map((tag) => (
              <Chip
                key={tag}
                role="checkbox"
                className={styles.tag}
                on={form.tags.includes(tag)}
                onTap={() => model.toggle(tag)}
              >
                {tag}
              </Chip>
            ))}
          </View>
        </Field>
        <Field id={FIELDS.text} label={texts.text} tall error={errors.text}>
          <TextArea
            value={form.text}
            limit={REVIEW_MAX_LENGTH}
            count={reviewLength}
            placeholder={texts.placeholder}
            onChange={(text) => model.change({ text })}
          />
        </Field>
      </Card>
      <Card className={styles.card} rows>
        <ListRow
          label={texts.anonymous}
          note={seenAs}
          value={
            <Switch
              on={form.anonymous}
              label={texts.anonymous}
              onChange={(anonymous) => model.change({ anonymous })}
            />
          }
        />
      </Card>
      <View className={styles.foot}>{texts.once}</View>
      <ActionBar hideOnInput>
        <Button block loading={busy} onTap={() => void model.submit()}>
          {texts.submit}
        </Button>
      </ActionBar>
    </>
  )
})

export default page('review', ReviewPage)
