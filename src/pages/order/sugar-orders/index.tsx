import { CATEGORY } from '@/domain/kinds/types'
import { page } from '@/routes/page'
import { OrderListScreen } from '../shared/list'
import { texts } from '../shared/list/texts'

const SugarOrders = () => (
  <OrderListScreen of="sugarOrders" type={CATEGORY.sugarshaker} title={texts.sugarTitle} />
)

export default page('sugarOrders', SugarOrders)
