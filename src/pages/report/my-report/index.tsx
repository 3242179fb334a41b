import { observer } from 'mobx-react-lite'
import { View } from '@tarojs/components'
import { LoadableView } from '@/components/loadable-view'
import { Header } from '@/components/ui/header'
import { publicHref } from '@/routes/href'
import { navigate } from '@/routes/navigate'
import { page, useParams } from '@/routes/page'
import { usePageModel } from '@/routes/use-page-model'
import styles from './index.module.scss'
import { MyReportModel, type ReportAddress } from './model'
import { Detail } from './parts/detail'
import { ReportList } from './parts/report-list'
import { Trend } from './parts/trend'
import { texts } from './texts'

/** List, one report and one item over the years are views of one address (`?report=`, `?item=`). */
function MyReport() {
  const { contact = '', report = '', item = '' } = useParams('myReport')
  return <Reports key={[contact, report, item].join(' ')} address={{ contact, report, item }} />
}

const titleOf = ({ report, item }: ReportAddress): string =>
  item ? texts.trendTitle : report ? texts.detailTitle : texts.title

const Reports = observer(function Reports({ address }: { address: ReportAddress }) {
  const model = usePageModel((root, scope) => new MyReportModel(root, scope, address))
  const { contact, report, item } = address
  return (
    <View className={styles.page}>
      <Header title={titleOf(address)} />
      <LoadableView
        value={model.request.loadable}
        onRetry={() => void model.load()}
        onLogin={() =>
          navigate('authorize', {
            url: publicHref('myReport', {
              ...(contact ? { contact } : {}),
              ...(report ? { report } : {}),
              ...(item ? { item } : {})
            })
          })
        }
      >
        {({ readers }) =>
          item && !model.isLocked ? (
            <Trend model={model} />
          ) : report && !model.isLocked ? (
            <Detail model={model} />
          ) : (
            <ReportList model={model} readers={readers} />
          )
        }
      </LoadableView>
    </View>
  )
})

export default page('myReport', MyReport)
