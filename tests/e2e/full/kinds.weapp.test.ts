import { buyAbroad } from '../journeys/buy-abroad'
import { buyGoods } from '../journeys/buy-goods'
import { buyKit } from '../journeys/buy-kit'
import { looksInMini } from '../support/modes-weapp'
import { BUYING, walkOf } from '../support/walks'

looksInMini({ ...BUYING, goods: walkOf(buyGoods), parcels: walkOf([...buyAbroad, ...buyKit]) })
