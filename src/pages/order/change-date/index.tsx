import { page } from '@/routes/page'
import { ChangeDateScreen } from '../shared/change-date'

const ChangeDate = () => <ChangeDateScreen of="changeDate" />

export default page('changeDate', ChangeDate)
