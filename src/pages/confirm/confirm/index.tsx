import { page, useParams } from '@/routes/page'
import { confirmScreenOf } from '../kinds'
import { ConfirmPage } from './screen'

function Confirm() {
  const params = useParams('confirm')
  return <ConfirmPage params={params} screen={confirmScreenOf(params.type)} />
}

export default page('confirm', Confirm)
