import { empty } from '../common/dto'
import * as change from './dto/change'
import * as goods from './dto/goods'
import * as order from './dto/order'
import * as placing from './dto/place-order'
import * as refund from './dto/refund'

/** What each call of this subject takes and answers. Server and tests only. */
export const orderSchemas = {
  'goods.quote': { input: goods.goodsQuoteInput, results: goods.goodsQuoteResults },
  'order.complete': { input: placing.completeInput, results: placing.completeResults },
  'order.completeGoods': { input: goods.completeGoodsInput, results: placing.completeResults },
  'order.count': { input: placing.orderCountInput, results: empty },
  'order.promoteCheck': { input: placing.promoteInput, results: empty },
  'order.questionState': { input: placing.questionStateInput, results: placing.questionState },
  'order.list': { input: order.orderListInput, results: order.orderList },
  'order.tabCounts': { input: empty, results: order.tabCounts },
  'order.next': { input: empty, results: order.nextAppointments },
  'order.detail': { input: order.orderIdInput, results: order.orderDetail },
  'order.cancelReasons': { input: order.cancelReasonsInput, results: order.cancelReasons },
  'order.cancel': { input: order.cancelInput, results: order.cancelResults },
  'order.refundPreview': { input: refund.refundPreviewInput, results: refund.refundPreview },
  'order.refundView': { input: order.orderIdInput, results: refund.refundView },
  'order.cancelRefund': { input: order.orderIdInput, results: empty },
  'order.refund': { input: refund.refundInput, results: refund.refundResults },
  'order.changeVisit': { input: change.changeVisitInput, results: change.changedVisits },
  'order.changeVaccine': { input: change.changeVaccineInput, results: change.changedVisits },
  'order.withdrawChange': { input: change.withdrawChangeInput, results: empty },
  'order.bookVaccine': { input: change.bookVaccineInput, results: change.changedVisits },
  'order.delete': { input: order.deleteInput, results: empty },
  'order.statusCheck': { input: order.orderIdInput, results: order.statusCheck },
  'order.rebookCheck': { input: order.orderIdInput, results: order.rebookCheck },
  'order.prepPlan': { input: order.prepInput, results: order.prepPlan }
}
