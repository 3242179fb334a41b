import type { OrderPerson } from '../../db/schema/ordering/order'

/** Where a parcel goes, as one text. */
export const addressOf = ({ region = '', address = '' }: Pick<OrderPerson, 'region' | 'address'>): string =>
  `${region} ${address}`
