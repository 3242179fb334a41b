import type { FunctionComponent } from 'react'
import type { OrderDetail } from '@/services/order/order'
import type { HeadAct } from '../actions/bar-actions'
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

/** How an order's page is drawn, by how the order is fulfilled. */
export interface Plan {
  /** How it stands in the words of its kind; one that ended otherwise, or is not paid, has the shell's head. */
  readonly Head: FunctionComponent<SectionProps>
  /** What the head has a button for. */
  readonly headAct: (props: SectionProps) => HeadAct | null
  readonly sections: Sections
}

/** What draws all of them. */
export interface PlanProps<P> {
  model: OrderDetailModel<P>
  order: OrderDetail
}
