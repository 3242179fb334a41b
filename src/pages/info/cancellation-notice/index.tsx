import { page } from '@/routes/page'
import { AgreementView } from '../shared/agreement'

export default page('cancellationNotice', () => <AgreementView name="cancellation" />)
