import { DRAW_SORTS } from '@/domain/activity/sorts'
import { publicHref } from '@/routes/href'
import { latePage } from '@/routes/late'
import { useParams } from '@/routes/page'
import { usePageModel } from '@/routes/use-page-model'
import { Records } from '../shared/records'
import { RecordsModel } from '../shared/records-model'
import { texts } from './texts'

/** What was drawn at the turntable, or at the activity that led here. */
function LotteryRecord() {
  const params = useParams('lotteryRecord')
  const sort = DRAW_SORTS.find((one) => one === params.sort) ?? 'turntable'
  const model = usePageModel(
    (root, scope) => new RecordsModel(root, scope, sort, publicHref('lotteryRecord', params))
  )
  return <Records model={model} title={texts.title} />
}

export default latePage('lotteryRecord', LotteryRecord)
