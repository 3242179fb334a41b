import { row } from '../endpoint'
import type { Empty } from '../common/dto'
import type * as dto from './dto/order'
import type * as placing from './dto/place-order'
import type * as change from './dto/change'
import type * as goods from './dto/goods'
import type * as refund from './dto/refund'

/** §7 Order creation and completion, Orders. */
export const orderEndpoints = {
  /** 27002–27008, 27201 and 28001–28003 are answered to the page. */
  'order.complete': row<placing.CompleteInput, placing.OrderResult[]>({
    method: 'POST',
    path: '/pdb/user/complete',
    auth: 'user',
    changes: true,
    encrypted: true,
    plainToo: true,
    idempotent: 'in-command',
    showLoading: true
  }),
  /** 27002, 27004–27008 are answered to the page. */
  'order.completeGoods': row<goods.CompleteGoodsInput, placing.OrderResult[]>({
    method: 'POST',
    path: '/entity/user/complete',
    auth: 'user',
    changes: true,
    encrypted: true,
    plainToo: true,
    idempotent: 'in-command',
    showLoading: true
  }),
  /** Before coupons; 27005 is answered to the page. */
  'goods.quote': row<goods.GoodsQuoteInput, goods.GoodsQuote[]>({
    method: 'POST',
    path: '/entity/realTimePrice',
    auth: 'user',
    changes: false,
    quiet: true
  }),
  'order.count': row<placing.OrderCountInput, Empty>({
    method: 'POST',
    path: '/order/count',
    auth: 'user',
    changes: true,
    quiet: true
  }),
  'order.list': row<dto.OrderListInput, dto.OrderList>({
    method: 'GET',
    path: '/order/search/list/:x',
    auth: 'user',
    changes: false
  }),
  'order.tabCounts': row<Empty, dto.TabCounts>({
    method: 'GET',
    path: '/order/status/count',
    auth: 'user',
    changes: false,
    quiet: true
  }),
  'order.next': row<Empty, dto.OrderCard[]>({
    method: 'GET',
    path: '/order/next/list',
    auth: 'user',
    changes: false,
    quiet: true
  }),
  'order.detail': row<dto.OrderIdInput, dto.OrderDetail>({
    method: 'GET',
    path: '/order/checkupDetail/:id',
    auth: 'user',
    changes: false
  }),
  'order.cancelReasons': row<dto.CancelReasonsInput, dto.CancelReason[]>({
    method: 'GET',
    path: '/order/cancel/reason/list/:a/:b',
    auth: 'user',
    changes: false,
    showLoading: true
  }),
  'order.cancel': row<dto.CancelInput, dto.CancelResults>({
    method: 'GET',
    path: '/order/cancel/checkup/:id',
    auth: 'user',
    changes: true,
    showLoading: true
  }),
  'order.refundPreview': row<refund.RefundPreviewInput, refund.RefundPreviewResults>({
    method: 'POST',
    path: '/order/refund/preview',
    auth: 'user',
    changes: false,
    showLoading: true
  }),
  /** Refuses when it would not be the amount that the preview told. */
  'order.refund': row<refund.RefundInput, refund.RefundResults>({
    method: 'POST',
    path: '/order/refund/apply',
    auth: 'user',
    changes: true,
    idempotent: true,
    showLoading: true
  }),
  'order.refundView': row<dto.OrderIdInput, refund.RefundView>({
    method: 'GET',
    path: '/order/queryRefundOrderView/:id',
    auth: 'user',
    changes: false
  }),
  'order.cancelRefund': row<dto.OrderIdInput, Empty>({
    method: 'GET',
    path: '/order/cancelRefundOrder/:id',
    auth: 'user',
    changes: true,
    showLoading: true
  }),
  /** 27002–27004, 27006 and 27201 are answered to the page. */
  'order.changeVisit': row<change.ChangeVisitInput, change.ChangedVisit[]>({
    method: 'POST',
    path: '/order/visit/change',
    auth: 'user',
    changes: true,
    idempotent: true,
    showLoading: true
  }),
  /** As order.changeVisit. */
  'order.changeVaccine': row<change.ChangeVaccineInput, change.ChangedVisit[]>({
    method: 'POST',
    path: '/vaccine/user/change/complete',
    auth: 'user',
    changes: true,
    idempotent: true,
    showLoading: true
  }),
  'order.bookVaccine': row<change.BookVaccineInput, change.ChangedVisit[]>({
    method: 'POST',
    path: '/vaccine/user/booking/complete',
    auth: 'user',
    changes: true,
    idempotent: true,
    showLoading: true
  }),
  'order.withdrawChange': row<change.WithdrawChangeInput, Empty>({
    method: 'POST',
    path: '/order/visit/change/withdraw',
    auth: 'user',
    changes: true,
    showLoading: true
  }),
  'order.delete': row<dto.DeleteInput, Empty>({
    method: 'GET',
    path: '/order/delete/:a/:b',
    auth: 'user',
    changes: true,
    showLoading: true
  }),
  'order.statusCheck': row<dto.OrderIdInput, dto.StatusCheck>({
    method: 'GET',
    path: '/order/check/order/status/:id',
    auth: 'user',
    changes: false,
    quiet: true
  }),
  'order.rebookCheck': row<dto.OrderIdInput, dto.RebookCheck>({
    method: 'GET',
    path: '/order/rebook/check/:id',
    auth: 'user',
    changes: false,
    showLoading: true
  }),
  'order.prepPlan': row<dto.PrepInput, dto.PrepPlan>({
    method: 'POST',
    path: '/prep/plan',
    auth: 'user',
    changes: false
  })
} as const
