import { accountRoutes } from './tables/account'
import { activityRoutes } from './tables/activities'
import { bankRoutes } from './tables/bank'
import { bookingRoutes } from './tables/booking'
import { contentRoutes } from './tables/content'
import { entryRoutes } from './tables/entry'
import { cardRoutes } from './tables/cards'
import { infoRoutes } from './tables/info'
import { orderRoutes } from './tables/orders'
import { reportRoutes } from './tables/reports'
import { sellingRoutes } from './tables/selling'

/**
 * Every page, once. Pure data, of which `tables/` has the rows: Taro's configuration bundles it in Node, so it imports nothing else.
 * From a row come the page lists of app.config, the H5 paths, `navigate`, what is shared and the login guard.
 */
export const routes = {
  ...sellingRoutes,
  ...bookingRoutes,
  ...cardRoutes,
  ...accountRoutes,
  ...orderRoutes,
  ...reportRoutes,
  ...activityRoutes,
  ...infoRoutes,
  ...contentRoutes,
  ...bankRoutes,
  ...entryRoutes
}

export type RouteName = keyof typeof routes
