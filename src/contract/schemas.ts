import type { GenericSchema } from 'valibot'
import * as v from 'valibot'
import type { EndpointName, InputOf, ResultsOf } from './catalogue'
import * as account from './dto/account'
import * as address from './dto/address'
import * as auth from './dto/auth'
import * as addon from './dto/addon'
import * as booking from './dto/booking'
import * as hold from './dto/hold'
import * as quote from './dto/quote'
import * as change from './dto/change'
import * as check from './dto/check'
import * as card from './dto/card-service'
import { empty } from './dto/common'
import * as codes from './dto/codes'
import * as confirm from './dto/confirm'
import * as content from './dto/content'
import * as coupon from './dto/coupon'
import * as delivery from './dto/delivery'
import * as customs from './dto/customs'
import * as health from './dto/health'
import * as kit from './dto/kit'
import * as kitWay from './dto/kit-way'
import * as message from './dto/message'
import * as moreBookings from './dto/more-bookings'
import * as cart from './dto/cart'
import * as gift from './dto/gift'
import * as goods from './dto/goods'
import * as order from './dto/order'
import * as placing from './dto/place-order'
import * as pay from './dto/pay'
import * as privacy from './dto/privacy'
import * as product from './dto/product'
import * as report from './dto/report'
import * as invoice from './dto/invoice'
import * as review from './dto/review'
import * as refund from './dto/refund'
import * as visitKinds from './dto/visit-kinds'
import * as supermarket from './dto/supermarket'

type Schemas = {
  [N in EndpointName]: { input: GenericSchema<InputOf<N>>; results: GenericSchema<unknown, ResultsOf<N>> }
}

/** What each call takes and answers, checked at the server's door. Server and tests only: the client bundles types. */
export const schemas = {
  'auth.sendCode': { input: auth.authcodeInput, results: auth.authcodeResults },
  'auth.login': { input: auth.authorizeInput, results: auth.session },
  'auth.silent': { input: auth.silenceInput, results: auth.silenceResults },
  'auth.keys': { input: auth.keyInput, results: auth.keyResults },
  'auth.thirdLogin': { input: auth.thirdLoginInput, results: auth.session },
  'auth.tokenOwner': { input: auth.tokenOwnerInput, results: auth.tokenOwner },
  'auth.logout': { input: empty, results: empty },
  'auth.refresh': { input: auth.refreshInput, results: auth.session },
  'auth.userInfo': { input: auth.infoInput, results: auth.infoResults },
  'auth.wxTokenVerify': { input: empty, results: empty },
  'auth.wxTokenCheck': { input: auth.wxTokenCheckInput, results: empty },
  'gift.list': { input: empty, results: gift.gifts },
  'account.get': { input: empty, results: auth.userInfo },
  'account.profile': { input: empty, results: account.profile },
  'account.saveProfile': { input: account.saveProfileInput, results: account.profile },
  'check.draw': { input: check.checkInput, results: check.humanCheck },
  'check.answer': { input: check.checkAnswerInput, results: check.checkAnswer },
  'account.sendCode': { input: account.accountCodeInput, results: auth.authcodeResults },
  'account.verifyPhone': { input: account.verifyPhoneInput, results: account.phoneTicket },
  'account.changePhone': { input: account.changePhoneInput, results: auth.userInfo },
  'account.setPassword': { input: account.setPasswordInput, results: empty },
  'auth.passwordLogin': { input: account.passwordLoginInput, results: auth.session },
  'account.devices': { input: empty, results: account.devices },
  'account.endDevices': { input: account.endDevicesInput, results: account.devices },
  'account.leaving': { input: empty, results: privacy.leaving },
  'account.erase': { input: privacy.eraseInput, results: privacy.leaving },
  'account.keep': { input: empty, results: privacy.leaving },
  'account.export': { input: empty, results: privacy.exported },
  'address.list': { input: empty, results: address.addresses },
  'address.save': { input: address.saveAddressInput, results: address.addresses },
  'address.delete': { input: address.addressIdInput, results: address.addresses },
  'contacts.setDefault': { input: auth.contactIdInput, results: auth.contactList },
  'account.suggest': { input: address.suggestionInput, results: empty },
  'app.places': { input: empty, results: address.appPlaces },
  'contacts.list': { input: empty, results: auth.contactList },
  'contacts.get': { input: auth.contactIdInput, results: auth.contact },
  'contacts.save': { input: auth.saveContactInput, results: auth.contact },
  'contacts.delete': { input: auth.contactIdInput, results: empty },
  'contacts.relations': { input: empty, results: auth.relations },
  'geo.provinces': { input: empty, results: auth.regions },
  'geo.cities': { input: auth.cityOfInput, results: auth.regions },
  'geo.regions': { input: auth.regionOfInput, results: auth.regions },
  'home.modules': { input: content.groupModuleInput, results: content.groupModules },
  'home.moduleDetails': { input: content.moduleDetailInput, results: content.moduleDetails },
  'home.hideModule': { input: content.channelHideInput, results: content.channelHideResults },
  'home.banners': { input: content.bannerInput, results: content.banners },
  'home.popWindow': { input: content.popWindowInput, results: content.popWindows },
  'home.news': { input: content.newsListInput, results: content.newsList },
  'home.lotteryFloat': { input: empty, results: content.lotteryFloat },
  'city.list': { input: content.cityListInput, results: content.cityGroups },
  'city.convert': { input: content.cityConvertInput, results: content.cityConvertResults },
  'city.maps': { input: empty, results: content.mapsSettings },
  'wx.signature': { input: content.wxSignatureInput, results: content.wxSignatureResults },
  'questionnaire.config': { input: content.questionnaireConfigInput, results: content.questionnaireConfig },
  'questionnaire.get': { input: content.questionnaireIdInput, results: content.questionnaire },
  'questionnaire.answer': {
    input: content.questionnaireAnswerInput,
    results: content.questionnaireAnswerResults
  },
  'recommend.consent': { input: content.consentInput, results: content.consentResults },
  'recommend.consentState': { input: empty, results: content.consentResults },
  'content.agreement': { input: content.agreementInput, results: content.agreement },
  'shop.info': { input: empty, results: content.shopInfo },
  'product.home': { input: product.homeProductsInput, results: product.productPage },
  'product.search': { input: product.searchInput, results: v.array(product.productCard) },
  'product.suggest': { input: product.suggestInput, results: v.array(v.string()) },
  'product.list': { input: product.productListInput, results: product.productPage },
  'product.filters': { input: empty, results: product.shopFilters },
  'product.detail': { input: product.productDetailInput, results: product.productDetail },
  'hospital.detail': { input: product.hospitalInput, results: product.hospitalDetail },
  'hospital.list': { input: product.orgListInput, results: v.array(product.branchBrief) },
  'hospital.recent': { input: product.orgListInput, results: v.array(product.branchBrief) },
  'booking.list': { input: booking.bookingListInput, results: booking.bookingList },
  'booking.calendar': { input: booking.calendarInput, results: booking.calendarDays },
  'booking.clinicCalendar': { input: booking.clinicCalendarInput, results: booking.calendarDays },
  'booking.timespans': { input: booking.timespansInput, results: booking.timeSlots },
  'watson.list': { input: booking.bookingListInput, results: booking.bookingList },
  'watson.calendar': { input: visitKinds.watsonCalendarInput, results: booking.calendarDays },
  'common.moreFlights': { input: moreBookings.moreFlightsInput, results: booking.calendarDays },
  'inspect.list': { input: booking.bookingListInput, results: booking.bookingList },
  'inspect.moreFlights': { input: moreBookings.moreFlightsInput, results: booking.calendarDays },
  'inspect.branchesOn': { input: moreBookings.dateBranchesInput, results: booking.clinics },
  'inspect.complete': { input: visitKinds.completeWatsonInput, results: placing.completeResults },
  'booking.otherDates': { input: moreBookings.branchDaysInput, results: booking.calendarDays },
  'dental.calendar': { input: moreBookings.branchDaysInput, results: booking.calendarDays },
  'dental.times': { input: moreBookings.branchTimesInput, results: booking.timeSlots },
  'order.otherDatePrice': { input: moreBookings.otherDatePriceInput, results: moreBookings.otherDatePrice },
  'order.info': { input: moreBookings.orderInfoInput, results: moreBookings.orderInfo },
  'order.completeWatson': { input: visitKinds.completeWatsonInput, results: placing.completeResults },
  'order.completeSugar': { input: visitKinds.completeSugarInput, results: placing.completeResults },
  'order.sugarAgain': { input: visitKinds.sugarAgainInput, results: visitKinds.sugarAgain },
  'dental.cities': { input: visitKinds.dentalCityInput, results: visitKinds.dentalCities },
  'dental.list': { input: booking.bookingListInput, results: booking.bookingList },
  'dental.days': { input: visitKinds.dentalDaysInput, results: booking.calendarDays },
  'dental.schedule': { input: visitKinds.dentalScheduleInput, results: visitKinds.dentalSchedule },
  'dental.doctors': { input: visitKinds.dentalDoctorsInput, results: visitKinds.dentalDoctors },
  'dental.appointment': { input: visitKinds.dentalAppointmentInput, results: hold.hold },
  'vaccine.list': { input: visitKinds.vaccineListInput, results: booking.bookingList },
  'vaccine.days': { input: visitKinds.vaccineDaysInput, results: booking.calendarDays },
  'vaccine.times': { input: visitKinds.vaccineTimesInput, results: booking.timeSlots },
  'order.completeVaccine': { input: visitKinds.completeVaccineInput, results: placing.completeResults },
  'order.completeDental': { input: visitKinds.completeDentalInput, results: placing.completeResults },
  'card.list': { input: card.cardListInput, results: booking.bookingList },
  'card.schedule': { input: card.cardScheduleInput, results: booking.calendarDays },
  'card.moreSchedule': { input: card.cardMoreScheduleInput, results: booking.calendarDays },
  'card.calendar': { input: card.cardCalendarInput, results: booking.calendarDays },
  'card.timespans': { input: card.cardTimespansInput, results: booking.timeSlots },
  'card.packages': { input: card.cardPackagesInput, results: addon.addPackages },
  'card.quote': { input: card.cardQuoteInput, results: quote.quoteResults },
  'card.quoteSub': { input: card.cardQuoteInput, results: quote.quoteResults },
  'card.paperless': { input: card.cardPaperlessInput, results: confirm.paperlessResults },
  'card.appointment': { input: card.cardHoldInput, results: hold.hold },
  'card.complete': { input: card.cardCompleteInput, results: placing.completeResults },
  'card.dentalSchedule': { input: card.cardDentalScheduleInput, results: visitKinds.dentalSchedule },
  'card.completeDental': { input: card.cardCompleteDentalInput, results: placing.completeResults },
  'card.accounts': { input: empty, results: card.cardAccounts },
  'card.services': { input: empty, results: card.cardServices },
  'card.history': { input: empty, results: card.cardHistory },
  'card.combos': { input: card.cardCombosInput, results: card.cardServices },
  'card.combo': { input: card.cardComboInput, results: card.cardCombo },
  'card.inspectAccount': { input: card.cardInspectInput, results: card.cardService },
  'card.dentalPage': { input: card.cardDentalPageInput, results: card.cardDentalPage },
  'card.stores': { input: card.cardStoresInput, results: card.cardStores },
  'card.owner': { input: card.cardOwnerInput, results: card.cardOwner },
  'card.upgrades': { input: card.cardUpgradeInput, results: card.cardUpgrades },
  'hold.take': { input: hold.holdInput, results: hold.hold },
  'hold.get': { input: hold.holdIdInput, results: hold.hold },
  'hold.extend': { input: hold.holdIdInput, results: hold.hold },
  'hold.release': { input: hold.holdIdInput, results: empty },
  'addon.packages': { input: addon.addPackagesInput, results: addon.addPackages },
  'addon.quote': { input: quote.quoteInput, results: quote.quoteResults },
  'addon.again': { input: addon.againInput, results: addon.againResults },
  'confirm.paperless': { input: confirm.paperlessInput, results: confirm.paperlessResults },
  'confirm.breakfasts': { input: confirm.breakfastInput, results: confirm.breakfasts },
  'confirm.gifts': { input: confirm.giftInput, results: confirm.gifts },
  'cart.sync': { input: cart.cartSyncInput, results: cart.cartKept },
  'cart.lines': { input: cart.cartLinesInput, results: cart.cartLines },
  'order.completeCart': { input: cart.completeCartInput, results: placing.completeResults },
  'goods.quote': { input: goods.goodsQuoteInput, results: goods.goodsQuoteResults },
  'supermarket.packages': { input: supermarket.supermarketInput, results: supermarket.supermarketPackages },
  'supermarket.breakfasts': { input: supermarket.supermarketBreakfastInput, results: confirm.breakfasts },
  'supermarket.coupons': { input: coupon.couponListInput, results: coupon.couponList },
  'coupon.list': { input: coupon.couponListInput, results: coupon.couponList },
  'coupon.amount': { input: coupon.couponAmountInput, results: coupon.couponAmount },
  'coupon.products': { input: coupon.couponProductsInput, results: coupon.couponProducts },
  'coupon.claim': { input: coupon.claimInput, results: coupon.claimResults },
  'coupon.redeem': { input: coupon.redeemInput, results: coupon.coupon },
  'order.complete': { input: placing.completeInput, results: placing.completeResults },
  'order.completeGoods': { input: goods.completeGoodsInput, results: placing.completeResults },
  'order.completeCustoms': { input: customs.completeCustomsInput, results: placing.completeResults },
  'order.completeCoupon': { input: codes.completeCouponInput, results: placing.completeResults },
  'order.completeGene': { input: kit.completeGeneInput, results: placing.completeResults },
  'order.completeKit': { input: kit.completeKitInput, results: placing.completeResults },
  'order.logistics': { input: delivery.logisticsInput, results: delivery.logistics },
  'invoice.view': { input: invoice.invoiceViewInput, results: invoice.invoiceView },
  'invoice.apply': { input: invoice.applyInvoiceInput, results: empty },
  'review.view': { input: review.reviewViewInput, results: review.reviewView },
  'review.save': { input: review.saveReviewInput, results: empty },
  'invoice.file': { input: invoice.invoiceFileInput, results: invoice.invoiceFile },
  'order.couriers': { input: empty, results: refund.couriers },
  'order.sendBack': { input: refund.sendBackInput, results: empty },
  'kit.bind': { input: kitWay.bindKitInput, results: empty },
  'kit.send': { input: kitWay.sendSampleInput, results: empty },
  'order.confirmReceipt': { input: delivery.logisticsInput, results: empty },
  'customs.allowance': { input: customs.allowanceInput, results: customs.allowance },
  'customs.declaration': { input: customs.declarationInput, results: customs.declaration },
  'customs.declare': { input: customs.declareInput, results: customs.declaration },
  'order.count': { input: placing.orderCountInput, results: empty },
  'order.promoteCheck': { input: placing.promoteInput, results: empty },
  'order.questionState': { input: placing.questionStateInput, results: placing.questionState },
  'order.list': { input: order.orderListInput, results: order.orderList },
  'message.list': { input: message.messageListInput, results: message.messageList },
  'message.unread': { input: empty, results: message.unread },
  'message.read': { input: message.messageReadInput, results: message.unread },
  'order.tabCounts': { input: empty, results: order.tabCounts },
  'order.next': { input: empty, results: order.nextAppointments },
  'order.detail': { input: order.orderIdInput, results: order.orderDetail },
  'order.sugarDetail': { input: order.orderIdInput, results: order.orderDetail },
  'order.geneDetail': { input: order.orderIdInput, results: order.orderDetail },
  'order.cancelReasons': { input: order.cancelReasonsInput, results: order.cancelReasons },
  'order.cancelPreview': { input: order.orderIdInput, results: order.cancelPreview },
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
  'order.prepPlan': { input: order.prepInput, results: order.prepPlan },
  'report.people': { input: empty, results: report.reportPeople },
  'report.file': { input: report.reportFileInput, results: report.reportFile },
  'report.list': { input: report.reportListInput, results: report.reportList },
  'report.askConsent': { input: report.reportContactInput, results: report.reportCodeSent },
  'report.agree': { input: report.reportAgreeInput, results: report.reportPeople },
  'report.withdraw': { input: report.reportContactInput, results: report.reportPeople },
  'report.sharing': { input: report.reportContactInput, results: report.reportSharing },
  'report.share': { input: report.reportShareInput, results: report.reportSharing },
  'report.unshare': { input: report.reportUnshareInput, results: report.reportSharing },
  'plan.get': { input: empty, results: health.healthPlan },
  'plan.save': { input: health.planInput, results: health.healthPlan },
  'plan.tap': { input: health.planTapInput, results: health.healthPlan },
  'plan.weigh': { input: health.planWeighInput, results: health.healthPlan },
  'glucose.book': { input: empty, results: health.glucoseBook },
  'glucose.save': { input: health.glucoseInput, results: health.glucoseBook },
  'glucose.delete': { input: health.glucoseIdInput, results: health.glucoseBook },
  'glucose.targets': { input: health.glucoseTargets, results: health.glucoseBook },
  'pay.create': { input: pay.payCreateInput, results: pay.payCreateResults },
  'pay.status': { input: pay.payStatusInput, results: pay.payStatusResults }
} satisfies Schemas

/** What a handler receives: the parsed input, defaults filled in. */
export type ParsedInput<N extends EndpointName> = v.InferOutput<(typeof schemas)[N]['input']>
