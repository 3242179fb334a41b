import { page } from '@/routes/page'
import { OrderDetailScreen } from '../shared/order-detail'

const OrderDetail = () => <OrderDetailScreen of="orderDetail" />

export default page('orderDetail', OrderDetail)
