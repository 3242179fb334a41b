import { page } from '@/routes/page'
import { AgreementView } from '../shared/agreement'

export default page('userAgreement', () => <AgreementView name="user" />)
