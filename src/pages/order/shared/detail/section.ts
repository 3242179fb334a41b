import type { FunctionComponent } from 'react'
import type { OrderDetail } from '@/services/order/order'
import type { OrderDetailModel } from './model'

export interface SectionProps {
  model: OrderDetailModel
  order: OrderDetail
}

/** A card of an order's page, fetched with the plans that have it; it draws nothing for an order without what it shows. */
interface Section {
  readonly name: string
  readonly View: FunctionComponent<SectionProps>
}

/** The sections of an order from top to bottom. */
export type Sections = readonly Section[]

/** What draws all of them. */
export interface SectionsProps {
  model: OrderDetailModel<Section>
  order: OrderDetail
}
