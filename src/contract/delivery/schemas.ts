import { empty } from '../common/dto'
import * as delivery from './dto'
import * as kitWay from '../kit/dto/kit-way'
import * as refund from '../order/dto/refund'

/** What each call of this subject takes and answers. Server and tests only. */
export const deliverySchemas = {
  'order.logistics': { input: delivery.logisticsInput, results: delivery.logistics },
  'delivery.arrival': { input: delivery.arrivalInput, results: delivery.arrivalResults },
  'order.couriers': { input: empty, results: refund.couriers },
  'order.sendBack': { input: refund.sendBackInput, results: empty },
  'kit.bind': { input: kitWay.bindKitInput, results: empty },
  'kit.send': { input: kitWay.sendSampleInput, results: empty },
  'order.confirmReceipt': { input: delivery.logisticsInput, results: empty }
}
