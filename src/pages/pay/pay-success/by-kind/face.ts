import type { FunctionComponent } from 'react'
import type { OrderDetail } from '@/services/order/order'
import type { PaySuccessModel } from '../model'

export interface FaceProps {
  model: PaySuccessModel
  order: OrderDetail
}

/** The page of a paid order of its kind; fetched with the order, so that it comes whole. */
export interface Face {
  readonly View: FunctionComponent<FaceProps>
}
