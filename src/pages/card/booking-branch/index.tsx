import { View } from '@tarojs/components'
import { LoadableView } from '@/components/loadable-view'
import { Header } from '@/components/ui/header'
import { Loading } from '@/components/ui/loading'
import { Empty } from '@/components/ui/page-state'
import { publicHref } from '@/routes/href'
import { navigate } from '@/routes/navigate'
import { page, useParams } from '@/routes/page'
import { usePageModel } from '@/routes/use-page-model'
import { BranchModel } from './model'
import { texts } from './texts'

/** The way from a card and a package straight to its branches (§2). */
function BookingBranch() {
  const { cardNumber, id } = useParams('bookingBranch')
  const model = usePageModel((root, scope) => new BranchModel(root, scope, { cardNumber, id }))
  const toCard = () => navigate('cardDetail', { cardNum: cardNumber }, { replace: true })
  return (
    <View>
      <Header title={texts.title} />
      <LoadableView
        value={model.request.loadable}
        missing={
          <Empty title={texts.none} text={texts.noneText} actions={[{ text: texts.toCard, onTap: toCard }]} />
        }
        onRetry={() => void model.load()}
        onLogin={() => navigate('authorize', { url: publicHref('bookingBranch', { cardNumber, id }) })}
      >
        {() => <Loading inline />}
      </LoadableView>
    </View>
  )
}

export default page('bookingBranch', BookingBranch)
