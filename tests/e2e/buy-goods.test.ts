import { buyGoods, buyPickedUp, buyService } from './journeys/buy-goods'
import { keptJourney } from './support/journey'

keptJourney('R7.96 R5.22 R5.27 goods, what is picked up and a service are bought', 'goods', [
  ...buyGoods,
  ...buyPickedUp,
  ...buyService
])
