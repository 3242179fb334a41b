import { page } from '@/routes/page'
import { OrderDetailScreen } from '../shared/detail'

const OrderDetail = () => <OrderDetailScreen of="orderDetail" />

export default page('orderDetail', OrderDetail)
