import { page } from '@/routes/page'
import { ChangeDateScreen } from '../shared/change-date'

const SugarChangeDate = () => <ChangeDateScreen of="sugarChangeDate" />

export default page('sugarChangeDate', SugarChangeDate)
