import { observer } from 'mobx-react-lite'
import { View } from '@tarojs/components'
import { LoadableView } from '@/components/loadable-view'
import { ActionBar, ActionSum } from '@/components/ui/action-bar'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Header } from '@/components/ui/header'
import { ListRow } from '@/components/ui/list-row'
import { Empty } from '@/components/ui/page-state'
import { Price } from '@/components/ui/price'
import { SectionTitle } from '@/components/ui/section'
import { page, useParams } from '@/routes/page'
import { usePageModel } from '@/routes/use-page-model'
import type { DetailedProduct } from '@/services/catalogue/product-detail'
import styles from './index.module.scss'
import { ResultPreviewModel } from './model'
import { Assessment, Genes } from './parts/others'
import { Notes, ReportPaper } from './parts/report-paper'
import { texts } from './texts'

function ResultPreview() {
  const params = useParams('resultPreview')
  const model = usePageModel((root, scope) => new ResultPreviewModel(root, scope, params))
  const missing = <None model={model} />
  return (
    <View className={styles.page}>
      <Header title={texts.title} />
      <LoadableView value={model.request.loadable} missing={missing} onRetry={() => void model.load()}>
        {({ product }) => (model.shape ? <Sample model={model} product={product} /> : missing)}
      </LoadableView>
    </View>
  )
}

const None = observer(function None({ model }: { model: ResultPreviewModel }) {
  return (
    <Empty
      title={texts.none}
      text={texts.noneText}
      actions={[{ text: texts.toProduct, onTap: () => model.toProduct() }]}
    />
  )
})

interface SampleProps {
  readonly model: ResultPreviewModel
  readonly product: DetailedProduct
}

const Sample = observer(function Sample({ model, product }: SampleProps) {
  const { shape, report } = model
  const { name, itemCount, reportWorkdays, saleFen, buyable } = product
  return (
    <>
      <View className={styles.top}>
        <View className={styles.headline} role="heading" aria-level="2">
          <View>{texts.after(reportWorkdays, model.kit)}</View>
          <View>{texts.hand}</View>
        </View>
        <View className={styles.quiet}>{shape === 'report' ? `${texts.lead}${texts.pins}` : texts.lead}</View>
      </View>
      {shape === 'report' && report ? (
        <>
          <ReportPaper report={report} sub={texts.items(name, itemCount)} />
          <Notes />
        </>
      ) : null}
      {shape === 'assessment' ? <Assessment alone /> : null}
      {shape === 'genes' ? <Genes alone /> : null}
      <SectionTitle title={texts.others} />
      <View className={styles.minis}>
        {shape === 'assessment' ? null : <Assessment />}
        {shape === 'genes' ? null : <Genes />}
      </View>
      <Card rows>
        <ListRow icon="report" iconTone="primary" label={texts.ways.file} note={texts.ways.fileText} />
        <ListRow icon="headset" iconTone="primary" label={texts.ways.ask} note={texts.ways.askText} />
      </Card>
      <ActionBar
        hidden={!buyable}
        left={<ActionSum amount={<Price fen={product.offer?.priceFen ?? saleFen} exact />} note={name} />}
      >
        <Button block onTap={() => model.buy()}>
          {model.buttonText}
        </Button>
      </ActionBar>
    </>
  )
})

export default page('resultPreview', ResultPreview)
