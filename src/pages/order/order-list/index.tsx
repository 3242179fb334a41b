import { page } from '@/routes/page'
import { OrderListScreen } from '../shared/list'
import { texts } from '../shared/list/texts'

const OrderList = () => <OrderListScreen of="orderList" title={texts.title} />

export default page('orderList', OrderList)
