import { buyCart } from './journeys/buy-cart'
import { journey } from './support/journey'

journey('two groups of the cart are paid at once, and one of the orders is given back', 'buy-cart', buyCart)
