import fs from 'node:fs'
import { catalogue, type EndpointName } from './catalogue'
import { servedEndpoints } from './served-endpoints'

/** The calls whose path the specification spells (§7): a row that is renamed here no longer finds its server. */
const SPELT: readonly (readonly [call: string, name: EndpointName])[] = [
  ['R7.14 POST /uniuser/silence/authorize', 'auth.silent'],
  ['R7.15 GET /uniuser/getToken/:x', 'auth.keys'],
  ['R7.16 GET /login', 'auth.thirdLogin'],
  ['R7.17 GET /logout', 'auth.logout'],
  ['R7.18 GET /session/refresh', 'auth.refresh'],
  ['R7.19 POST /security/uniuser/getAccount', 'account.get'],
  ['R7.20 POST /user/contacts', 'contacts.list'],
  ['R7.20 POST /user/contacts/info', 'contacts.get'],
  ['R7.20 POST /user/put/contacts/info', 'contacts.save'],
  ['R7.20 POST /del/contacts', 'contacts.delete'],
  ['R7.21 POST /user/relation', 'contacts.relations'],
  ['R7.22 POST /geo/province', 'geo.provinces'],
  ['R7.23 POST /geo/city', 'geo.cities'],
  ['R7.24 POST /geo/region', 'geo.regions'],
  ['R7.26 POST /uniuser/oauth2/authcode', 'auth.sendCode'],
  ['R7.26 POST /uniuser/oauth2/authorize1', 'auth.login'],
  ['R7.34 GET /lejian/auth', 'partner.mall'],
  ['R7.35 POST /pdb/booking/v2', 'booking.list'],
  ['R7.36 POST /pdb/calendar', 'booking.calendar'],
  ['R7.36 POST /pdb/other/calendar', 'booking.clinicCalendar'],
  ['R7.37 POST /pdb/addPackages', 'addon.packages'],
  ['R7.38 POST /pdb/v2/timespans', 'booking.timespans'],
  ['R7.40 POST /signature/pdb/realTimePrice/v2', 'addon.quote'],
  ['R7.51 POST /order/paperless/report', 'confirm.paperless'],
  ['R7.61 POST /breakfast/list', 'confirm.breakfasts'],
  ['R7.62 POST /config/nucleicAcid/questionnaire/config', 'questionnaire.config'],
  ['R7.41 POST /sub/realTime/v2', 'card.quoteSub'],
  ['R7.42 POST /pdb/otherDate/realtimePrice', 'order.otherDatePrice'],
  ['R7.43 POST /booking/general/schedule', 'card.schedule'],
  ['R7.43 POST /booking/more/schedule', 'card.moreSchedule'],
  ['R7.44 POST /booking/calendar', 'card.calendar'],
  ['R7.45 POST /booking/comboPackageDetail', 'card.packages'],
  ['R7.46 POST /booking/time/spans', 'card.timespans'],
  ['R7.47 POST /booking/realTimePrice', 'card.quote'],
  ['R7.48 POST /booking/paperless/report', 'card.paperless'],
  ['R7.49 POST /booking/appointment', 'card.appointment'],
  ['R7.50 POST /booking/v2/org/list', 'card.list'],
  ['R7.52 POST /common/moreFlights', 'common.moreFlights'],
  ['R7.53 POST /common/dental/schedule', 'dental.schedule'],
  ['R7.53 POST /common/dental/moreSchedule', 'dental.days'],
  ['R7.54 POST /dental/appointment', 'dental.appointment'],
  ['R7.55 POST /dental/user/submit', 'order.completeDental'],
  ['R7.55 POST /dental/user/card/submit', 'card.completeDental'],
  ['R7.56 POST /dental/org/list', 'dental.list'],
  ['R7.57 POST /sub/v2/dental/schedule/', 'card.dentalSchedule'],
  ['R7.58 POST /sub/complete', 'card.complete'],
  ['R7.59 POST /watson/calendar', 'watson.calendar'],
  ['R7.59 POST /watson/org/list', 'watson.list'],
  ['R7.60 POST /inspect/org/list', 'inspect.list'],
  ['R7.60 POST /inspect/pdb/inspectMoreFlights', 'inspect.moreFlights'],
  ['R7.39 POST /pdb/supermarket/coupon/list', 'supermarket.coupons'],
  ['R7.63 GET /pdb/supermarket/detail/:id', 'supermarket.breakfasts'],
  ['R7.64 GET /pdb/supermarket/addPackage/list/:orgCode/:productCode/:regDate', 'supermarket.packages'],
  ['R7.65 GET /booking/allHistoryService/list', 'card.history'],
  ['R7.66 GET /booking/combo/detail/v2/:cardNumber/:comboId/:type', 'card.combo'],
  ['R7.67 GET /booking/allService/list/v2', 'card.services'],
  ['R7.68 GET /booking/combo/list/:a/:b', 'card.combos'],
  ['R7.69 GET /inspect/date/org/list/:x', 'inspect.branchesOn'],
  ['R7.70 GET /dental/v2/city/list/:a/:b/:c', 'dental.cities'],
  ['R7.71 GET /sub/dental/org/list/:x', 'card.stores'],
  ['R7.72 GET /sub/account', 'card.accounts'],
  ['R7.73 POST /sub/dental/accountPage/:a/:b', 'card.dentalPage'],
  ['R7.74 GET /inspect/account/:a/:b', 'card.inspectAccount'],
  ['R7.74 GET /sub/cardOwnerUserInfo/:x', 'card.owner'],
  ['R7.74 GET /sub/combo/upgrade', 'card.upgrades'],
  ['R7.92 POST /pdb/user/complete', 'order.complete'],
  ['R7.92 POST /inspect/user/complete', 'inspect.complete'],
  ['R7.92 POST /entity/user/complete', 'order.completeGoods'],
  ['R7.92 POST /entity/rms/user/complete', 'order.completeCustoms'],
  ['R7.92 POST /coupon/user/complete', 'order.completeCoupon'],
  ['R7.92 POST /watson/user/complete', 'order.completeWatson'],
  ['R7.92 POST /gene/user/complete', 'order.completeKit'],
  ['R7.92 POST /vaccine/user/purchase/complete', 'order.completeVaccine'],
  ['R7.92 POST /vaccine/user/booking/complete', 'order.bookVaccine'],
  ['R7.92 POST /vaccine/user/change/complete', 'order.changeVaccine'],
  ['R7.108 GET /order/search/list/:x', 'order.list'],
  ['R7.109 GET /order/checkupDetail/:id', 'order.detail'],
  ['R7.109 GET /order/sugarDetail/:id', 'order.sugarDetail'],
  ['R7.109 GET /order/southgeneDetail/:id', 'order.geneDetail'],
  ['R7.110 GET /order/cancel/checkup/:id', 'order.cancel'],
  ['R7.111 GET /order/cancel/reason/list/:a/:b', 'order.cancelReasons'],
  ['R7.112 GET /order/delete/:a/:b', 'order.delete'],
  ['R7.113 GET /order/confirm/:id', 'order.confirmReceipt'],
  ['R7.114 GET /order/queryRefundOrderView/:id', 'order.refundView'],
  ['R7.114 GET /order/cancelRefundOrder/:id', 'order.cancelRefund'],
  ['R7.115 GET /order/check/order/status/:id', 'order.statusCheck'],
  ['R7.116 GET /order/rebook/check/:id', 'order.rebookCheck'],
  ['R7.117 GET /logistics/expressDelivery/:id', 'order.logistics'],
  ['R7.119 POST /order/count', 'order.count'],
  ['R7.120 POST /order/promoteCheck', 'order.promoteCheck'],
  ['R7.121 POST /order/again/addItems', 'addon.again'],
  ['R7.122 POST /order/apply/customs/certification', 'customs.declare'],
  ['R7.123 POST /order/question/state', 'order.questionState'],
  ['R7.131 R7.134 GET /module/v2/groupModuleDetail/appoint', 'home.modules'],
  ['R7.132 POST /module/channel/hide', 'home.hideModule'],
  ['R7.133 GET /module/v2/moduleDetails/:moduleId/:moduleType', 'home.moduleDetails'],
  ['R7.135 GET /v2/banner/:position', 'home.banners'],
  ['R7.136 GET /city/indexAllCity', 'city.list'],
  ['R7.137 GET /appHomePage/v2/productList/:channelId/:pageNo', 'product.home'],
  ['R7.138 POST /search/product/v2', 'product.search'],
  ['R7.139 POST /pop/window/V3', 'home.popWindow'],
  ['R7.140 GET /lottery/float', 'home.lotteryFloat'],
  ['R7.141 GET /wx/getSignature', 'wx.signature'],
  ['R7.142 GET /org/list', 'hospital.list'],
  ['R7.142 GET /booking/org/list/pre', 'hospital.recent'],
  ['R7.143 POST /coupon/batchCollection/V3', 'coupon.claim']
]

test.each(SPELT)('%s is the call of %s', (call, name) => {
  const { method, path } = catalogue[name]
  expect(`${method} ${path}`).toBe(call.replace(/^(R[\d.]+ )+/, ''))
})

/** A call that no bundle has was claimed as if a page made it; the map of requirements has to say who asks. */
test.each(SPELT.filter(([, name]) => name in servedEndpoints))(
  'the map says that no page makes %s (%s)',
  (call) => {
    const map = JSON.parse(fs.readFileSync('tests/requirements.json', 'utf8')) as {
      requirements: { id: string; served?: string; open?: string }[]
    }
    for (const asked of call.match(/\bR[\d.]+\b/g) ?? []) {
      const row = map.requirements.find(({ id }) => id === asked)
      expect(row?.served ?? row?.open).toBeTruthy()
    }
  }
)
