import { checkupInDoor } from '../journeys/doors/book-checkup'
import { goodsInDoor } from '../journeys/doors/buy-goods'
import { scanCardInDoor } from '../journeys/doors/scan-card'
import { journeysInDoors, SITE_DOORS } from '../support/doors/journeys'

journeysInDoors('doors', SITE_DOORS, {
  'a checkup is booked and paid in each host of the site, from one description': checkupInDoor,
  'goods are bought in each host of the site, from one description': goodsInDoor,
  'the number of a card is scanned in each host of the site, from one description': scanCardInDoor
})
