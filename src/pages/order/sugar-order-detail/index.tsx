import { page } from '@/routes/page'
import { OrderDetailScreen } from '../shared/detail'

const SugarOrderDetail = () => <OrderDetailScreen of="sugarOrderDetail" />

export default page('sugarOrderDetail', SugarOrderDetail)
