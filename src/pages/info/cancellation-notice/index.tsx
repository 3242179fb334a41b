import { page, useParams } from '@/routes/page'
import { AgreementView } from '../shared/agreement'

/** Of orders, or of the account that somebody leaves. */
function CancellationNotice() {
  const { about } = useParams('cancellationNotice')
  return <AgreementView name={about === 'account' ? 'account' : 'cancellation'} />
}

export default page('cancellationNotice', CancellationNotice)
