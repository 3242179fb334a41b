import { checkupInDoor } from '../journeys/doors/book-checkup'
import { goodsInDoor } from '../journeys/doors/buy-goods'
import { scanCardInDoor } from '../journeys/doors/scan-card'
import { journeysInDoors, MINI_PROGRAM } from '../support/doors/journeys'

journeysInDoors('doors-weapp', MINI_PROGRAM, {
  'a checkup is booked and paid in the mini-program, from the description of all hosts': checkupInDoor,
  'goods are bought in the mini-program, from the description of all hosts': goodsInDoor,
  'the number of a card is scanned in the mini-program, from the description of all hosts': scanCardInDoor
})
