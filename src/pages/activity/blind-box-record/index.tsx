import { publicHref } from '@/routes/href'
import { page } from '@/routes/page'
import { usePageModel } from '@/routes/use-page-model'
import { Records } from '../shared/records'
import { RecordsModel } from '../shared/records-model'
import { texts } from './texts'

/** What was in the boxes that the account has opened. */
function BlindBoxRecord() {
  const model = usePageModel(
    (root, scope) => new RecordsModel(root, scope, 'blindBox', publicHref('blindBoxRecord'))
  )
  return <Records model={model} title={texts.title} />
}

export default page('blindBoxRecord', BlindBoxRecord)
