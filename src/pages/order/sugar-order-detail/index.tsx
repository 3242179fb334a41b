import { page } from '@/routes/page'
import { OrderDetailScreen } from '../shared/order-detail'

const SugarOrderDetail = () => <OrderDetailScreen of="sugarOrderDetail" />

export default page('sugarOrderDetail', SugarOrderDetail)
