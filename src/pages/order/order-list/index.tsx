import { page } from '@/routes/page'
import { OrderListScreen } from '../shared/order-list'
import { texts } from '../shared/order-list/texts'

const OrderList = () => <OrderListScreen of="orderList" title={texts.title} />

export default page('orderList', OrderList)
