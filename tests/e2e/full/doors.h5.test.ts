import { goodsInDoor } from '../journeys/doors/buy-goods'
import { journeysInDoors, SITE_DOORS } from '../support/doors/journeys'

journeysInDoors('doors', SITE_DOORS, {
  'goods are bought in each host of the site, from one description': goodsInDoor
})
