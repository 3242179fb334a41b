import fs from 'node:fs'
import path from 'node:path'
import { transformSync } from '@babel/core'
import { vi } from 'vitest'
import { ENTRY_FIELDS } from '@/domain/entry/read-entry'
import { PRODUCT_KINDS } from '@/domain/kinds'
import { needsLogin, partnerOf, PARTNERS, type Partner } from '@/domain/partner/partners'
import { appPages, preloadRule, sitemap } from '@/routes/generate'
import { customRoutes, pagePaths } from '@/routes/site-routes'
import { pagePathOf } from '@/routes/page-path'
import { isPrivate, matchPath, pageHref, publicHref } from '@/routes/href'
import type { RouteRow } from '@/routes/row'
import { routes, type RouteName } from '@/routes/table'

const FIELDS: readonly string[] = ENTRY_FIELDS
const src = path.resolve(__dirname, '../src')
const rows = Object.entries(routes) as [RouteName, RouteRow][]
const pathOf = (name: RouteName): RouteRow => routes[name]

test('every row has its page and every page its row', () => {
  const listed = rows.map(([, row]) => `${pagePathOf(row)}.tsx`).sort()
  const found = fs
    .readdirSync(path.join(src, 'pages'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /^[^/]+\/[^/]+\/index\.tsx$/.test(file))
    .map((file) => `pages/${file}`)
    .sort()
  expect(found).toEqual(listed)
})

test('public paths and aliases are unique', () => {
  const paths = rows.flatMap(([, row]) => [row.path, ...(row.aliases ?? [])])
  expect(new Set(paths).size).toBe(paths.length)
})

test.each([
  ['R2.2 home is public', '/', 'home', {}],
  ['R2.4 shop is public', '/shop', 'shop', {}],
  ['R2.7 mine is public', '/mine', 'mine', {}],
  ['R2.8 the login page is public', '/mine/authorize', 'authorize', {}],
  ['R2.10 a contact’s page is public', '/mine/addInfo/c001', 'addInfo', { contacts_id: 'c001' }],
  [
    'R2.27 booking is public',
    '/process/booking/checkup/CK1003',
    'booking',
    { type: 'checkup', id: 'CK1003' }
  ],
  ['R2.44 the user agreement', '/userAgreement', 'userAgreement', {}],
  ['R2.44 the privacy agreement', '/privacyAgreement', 'privacyAgreement', {}],
  ['R2.44 the table of agreements', '/AgreementTable', 'agreementTable', {}],
  ['R2.44 the notice of cancellation', '/cancellationNotice', 'cancellationNotice', {}],
  ['R2.61 about claims', '/claims-introduce', 'claimsIntroduce', {}],
  ['R2.61 about health services', '/health-introduce', 'healthIntroduce', {}],
  ['R2.61 about their messages', '/health-introduce-msg', 'healthIntroduceMsg', {}],
  ['R2.47 an article is public, as the product spells it', '/news-detial/9004', 'article', { id: '9004' }],
  ['R2.47 and spelt right', '/news-detail/9004', 'article', { id: '9004' }],
  ['R2.48 health news are public', '/recommend/health-information', 'articles', {}],
  ['R2.48 what is recommended', '/recommend/hot-recommend', 'articles', {}],
  ['R2.63 a list by its number is public', '/maillist/3', 'articles', { id: '3' }],
  ['R2.48 what is talked about', '/recommend/health-hot', 'science', {}],
  ['R2.48 hot spots', '/recommend/health-hotspot', 'science', {}],
  ['R2.48 titles', '/recommend/health-title', 'science', {}],
  ['R2.91 health knowledge is public', '/science-popular', 'science', {}],
  ['R2.38 films are public', '/video', 'films', {}],
  ['R2.38 and under their other path', '/video-list', 'films', {}],
  ['R2.38 one of them', '/video/play?id=9005', 'film', { id: '9005' }],
  ['R2.36 the list of what many book is public', '/top-list', 'topList', {}],
  ['R2.94 the way into self-selected checkups is public', '/checkSupermarket', 'checkSupermarket', {}],
  [
    'R2.41 what customs allow is public',
    '/cross-border-certificate-detail?orderNum=CA34',
    'crossBorderCertificateDetail',
    { orderNum: 'CA34' }
  ],
  [
    'R2.50 a dental product by its code is public',
    '/dentistryEightTh/DT0107',
    'dentistryEightTh',
    { code: 'DT0107' }
  ],
  [
    'R2.51 an order of goods, spelt detial, is public',
    '/order/product-detial?orderNum=CA1',
    'orderDetail',
    { orderNum: 'CA1' }
  ],
  [
    'R2.51 an order of goods is public',
    '/order/product-detail?orderNum=CA1',
    'orderDetail',
    { orderNum: 'CA1' }
  ],
  ['R2.75 the way to daHeYun is public', '/daHeYun', 'partner', {}],
  ['R2.82 that to ikkie is public', '/ikkie-transfer', 'partner', {}],
  ['R2.88 that to cqep is public', '/cqep', 'partner', {}],
  ['R2.80 messages are public', '/message', 'message', {}],
  ['R2.45 search is public', '/search', 'search', {}],
  ['R2.58 a branch’s page is public', '/hospital-detail/H1001', 'hospitalDetail', { hospitalId: 'H1001' }],
  [
    'R2.78 a branch by city, code and place is public',
    '/branchHospital-detail/131/H1001/39.9/116.4',
    'hospitalDetail',
    { cityCode: '131', orgCode: 'H1001', lat: '39.9', lon: '116.4' }
  ],
  ['R2.79 select-city is public', '/select-city', 'selectCity', {}],
  ['R2.79 choose-city is public', '/choose-city', 'selectCity', {}],
  ['R2.49 detail by kind and id', '/selling/checkup/CK1003', 'selling', { type: 'checkup', id: 'CK1003' }],
  [
    'R2.59 pay-success takes its order by query',
    '/pay-success?orderNo=CA1&orderType=1',
    'paySuccess',
    { orderNo: 'CA1', orderType: '1' }
  ],
  [
    'R4.67 go-pay takes it by orderNum as well',
    '/process/go-pay?orderNum=CA1&orderType=1',
    'goPay',
    { orderNum: 'CA1', orderType: '1' }
  ],
  [
    'R2.31 go-pay takes its order by query',
    '/process/go-pay?orderNo=CA1&orderType=1',
    'goPay',
    { orderNo: 'CA1', orderType: '1' }
  ]
] as const)('%s', (_name, href, name, params) => {
  expect(matchPath(href)).toEqual({ name, params })
  expect(isPrivate(href)).toBe(false)
})

test.each([
  ['R2.15 the order list', '/mine/order', 'orderList'],
  ['R2.52 the order detail, spelt order-detial', '/order/order-detial/CA1', 'orderDetail'],
  ['R2.16 orders of glucose programmes', '/mine/sugarorder', 'sugarOrders'],
  ['R2.74 the refunds of an order', '/reFund/CA1', 'refund'],
  ['R2.13 another day for an order', '/mine/order/change-date?orderNum=CA1', 'changeDate'],
  ['R2.14 another day for such an order', '/mine/sugarorder/change-date?orderNum=CA1', 'sugarChangeDate'],
  ['the correct spelling of the order detail', '/order/order-detail/CA1', 'orderDetail'],
  ['R2.11 messages as a part of mine', '/mine/message', 'message'],
  ['R2.54 such an order, spelt detial', '/order/sugar-order-detial?orderNum=CA1', 'sugarOrderDetail'],
  ['R2.24 coupons', '/mine/coupons', 'coupons'],
  ['R2.28 the add-on screen', '/process/addon/checkup/CK1003', 'addon'],
  ['R2.29 the confirm screen', '/process/confirm/checkup/CK1003', 'confirm'],
  ['R2.30 the self-selected screen', '/process/Supermarket/CK1015', 'supermarket'],
  [
    'R2.53 how far a gene test is, spelt detial',
    '/order/southgene-order-detial?orderNum=CA7',
    'southgeneOrderDetail'
  ],
  ['R2.55 where a parcel is', '/order/logistics-info?orderNum=CA1', 'logisticsInfo'],
  ['R2.85 what is put aside', '/package-comparison/list', 'comparisonList'],
  ['R2.86 products beside each other', '/package-comparison/detail?products=a,b', 'comparison'],
  ['R2.56 the health plan', '/health-plan', 'healthPlan'],
  ['R2.70 services of the own cards', '/medical-list', 'medicalList'],
  ['R2.57 blood sugar', '/blood-glucose', 'bloodGlucose'],
  ['R2.3 reports', '/my-report', 'myReport'],
  ['R2.89 the way to douguo', '/douguo', 'partner'],
  ['R2.5 the cart', '/shoppingcart', 'shoppingcart']
] as const)('%s is private', (_name, href, name) => {
  expect(matchPath(href)?.name).toBe(name)
  expect(isPrivate(href)).toBe(true)
})

test.each([
  ['R2.77 /loading is public', '/loading', false],
  ['R2.46 /entryLoading is public', '/entryLoading', false],
  ['R2.186 the redirect of an app’s member page', '/member-web-view', false],
  ['R2.42 /wx-callback is private', '/wx-callback?url=%2Fmine&code=c&state=s', true]
] as const)('%s, and the bridge opens', (_name, href, closed) => {
  expect(matchPath(href)?.name).toBe('loading')
  expect(isPrivate(href)).toBe(closed)
  expect(pathOf('loading').h5Only).toBe(true)
})

test('R1.1 a Chinese-language shop and booking platform: pages are named in Chinese, and every kind is sold and ordered', () => {
  expect(fs.readFileSync(path.join(src, 'index.html'), 'utf8')).toContain('<html lang="zh-CN">')
  expect(rows.filter(([, { title }]) => !/[\u4e00-\u9fff]/.test(title))).toEqual([])
  const named = [
    'checkup',
    'dentistry',
    'vaccine',
    'gene',
    'gene-home',
    'health-selection',
    'coupon-activity',
    'cross-border'
  ] as const
  expect(PRODUCT_KINDS).toEqual(expect.arrayContaining([...named]))
  for (const type of named) {
    expect(matchPath(`/selling/${type}/X1`)).toEqual({ name: 'selling', params: { type, id: 'X1' } })
    expect(matchPath(`/process/confirm/${type}/X1`)?.name).toBe('confirm')
  }
})

test('what an entry says is taken out of every address but where a page of its own asks for it', () => {
  const own = rows.flatMap(([name, { params = [] }]) => {
    const fields = params.map((one) => one.replace('?', '')).filter((one) => FIELDS.includes(one))
    return fields.length > 0 ? [[name, fields.join(' ')]] : []
  })
  // `url` stays where it is; the bank’s home is rebuilt from its query; the other two know their channel without it.
  expect(Object.fromEntries(own)).toEqual({
    authorize: 'url',
    loading: 'url',
    // In its path.
    makeUp: 'activityId',
    replacement: 'activityId',
    cmbcHome: 'comefrom activityId staCome promoteChannel encryptStr countType appType',
    cmbcLogin: 'url comefrom',
    cmbcGoDetail: 'comefrom'
  })
})

const PARTNER_PATHS: Readonly<Record<Partner, string>> = {
  daHeYun: '/daHeYun',
  douguo: '/douguo',
  'ikkie-transfer': '/ikkie-transfer',
  cqep: '/cqep'
}

test.each(PARTNERS)('the way to the partner %s is open to whom its server answers', (partner) => {
  const path = PARTNER_PATHS[partner]
  expect([partnerOf(path), matchPath(path)?.name]).toEqual([partner, 'partner'])
  expect(isPrivate(path)).toBe(needsLogin(partner))
})

test('paths of a page that alone are private are among its own', () => {
  for (const [, { path, aliases = [], private: closed }] of rows) {
    if (Array.isArray(closed)) expect([path, ...aliases]).toEqual(expect.arrayContaining(closed))
  }
})

test('R2.93 the seven paths that are registered late are marked so as soon as they have a page, and no other', () => {
  const late = [
    '/checkSupermarket',
    '/card-appointment',
    '/turntable/lottery',
    '/turntable/draw',
    '/turntable/monopolyGame',
    '/turntable/lottery/record',
    '/package-list/:cardNum/:customServiceType'
  ]
  const marked = rows.flatMap(([, row]) => (row.late ? [row.path] : []))
  expect(marked).toContain('/checkSupermarket')
  expect(marked).toEqual(rows.flatMap(([, { path }]) => (late.includes(path) ? [path] : [])))
})

test('an unknown path opens nothing', () => {
  expect(isPrivate('/no/such/page')).toBe(false)
  expect(matchPath('/no/such/page')).toBeNull()
})

test.each([
  ['home', {}],
  ['selling', { type: 'checkup', id: 'CK1003', from: 'search' }],
  ['orderDetail', { orderNum: 'CA 1/2' }],
  ['authorize', { url: '/process/addon/checkup/CK1003?from=a&b=1' }]
] as const)('the public path of %s reads back to the same page and parameters', (name, params) => {
  expect(matchPath(publicHref(name, params))).toEqual({ name, params })
})

test('in the mini-program all parameters travel as query of the page path', () => {
  expect(pageHref('booking', { type: 'checkup', id: 'CK1003' })).toBe(
    '/pages/process/booking/index?type=checkup&id=CK1003'
  )
})

test('R2.103 the six main tabs are marked', () => {
  const marked = rows.flatMap(([, row]) => (row.mainTab ? [row.path] : []))
  expect(marked).toEqual(['/', '/shop', '/registered', '/waston', '/search', '/select-city'])
})

test('R3.17 the bottom bar has its five tabs in order, no other page has it, all in the main package', () => {
  const { tabs, pages } = appPages(true)
  expect(tabs.map((tab) => tab.text)).toEqual(['首页', '商城', '预约', '购物车', '我的'])
  expect(pages).toEqual(expect.arrayContaining(tabs.map((tab) => tab.pagePath)))
})

test.each(['bare', 'downloadTjb', 'partner'] as const)(
  'a page of the site alone, as %s, is none of the mini-program, nor does a link there lead to it',
  async (name) => {
    const pagesOf = (wechat: boolean) =>
      appPages(wechat).subPackages.flatMap(({ root, pages }) => pages.map((page) => `${root}/${page}`))
    expect(pagesOf(false)).toContain(pagePathOf(routes[name]))
    expect(pagesOf(true)).not.toContain(pagePathOf(routes[name]))
    vi.stubEnv('TARO_ENV', 'weapp')
    vi.resetModules()
    const inWechat = await import('@/routes/href')
    vi.unstubAllEnvs()
    expect([matchPath(routes[name].path)?.name, inWechat.matchPath(routes[name].path)]).toEqual([name, null])
  }
)

test('H5 paths carry the leading slash that the router needs on both sides', () => {
  for (const [page, paths] of Object.entries(customRoutes())) {
    for (const one of [page, ...[paths].flat()]) expect(one).toMatch(/^\//)
  }
})

test('the site has the same pages by the table as by its app config', () => {
  const { pages, subPackages } = appPages(false)
  const all = [
    ...pages,
    ...subPackages.flatMap(({ root, pages: own }) => own.map((page) => `${root}/${page}`))
  ]
  expect(pagePaths().toSorted()).toEqual(all.toSorted())
  expect(pagePaths()[0]).toBe('pages/tabs/home/index')
})

test('WeChat may list the pages that are the same for everybody, and no other', () => {
  const { rules } = sitemap()
  expect(rules.at(-1)).toEqual({ action: 'disallow', page: '*' })
  const allowed = rules.slice(0, -1).map(({ action, page }) => [action, page])
  const open = [
    'home',
    'shop',
    'assess',
    'search',
    'selectCity',
    'selling',
    'hospitalDetail',
    'checkSupermarket',
    'resultPreview',
    'claimsIntroduce',
    'healthIntroduce',
    'healthIntroduceMsg',
    'seckill',
    'groupBuy',
    'hundredSubsidy',
    'newBrand',
    'member88',
    'help',
    'userAgreement'
  ]
  const agreements = ['privacyAgreement', 'agreementTable', 'cancellationNotice']
  const content = ['articles', 'article', 'science', 'films', 'topList']
  expect(allowed).toEqual(
    [...open, ...agreements, ...content].map((name) => ['allow', pagePathOf(pathOf(name as RouteName))])
  )
  expect(rows.filter(([name, row]) => row.listed && isPrivate(publicHref(name)))).toEqual([])
})

test('WeChat tells the pages of a product apart by the parameters they need', () => {
  expect(sitemap().rules).toContainEqual({
    action: 'allow',
    page: 'pages/goods/selling/index',
    params: ['type', 'id'],
    matching: 'inclusive'
  })
})

test('the packages of the way to an order are fetched a step ahead', () => {
  const packages = new Set(appPages(true).subPackages.map(({ root }) => root))
  const rules = preloadRule()
  const ahead = (name: RouteName) => rules[pagePathOf(routes[name])]?.packages
  expect(ahead('home')).toContain('pages/goods')
  expect(ahead('search')).toContain('pages/goods')
  expect(ahead('selling')).toContain('pages/process')
  expect(ahead('booking')).toContain('pages/account')
  expect(ahead('confirm')).toContain('pages/pay')
  for (const [page, { packages: wanted }] of Object.entries(rules)) {
    expect(rows.map(([, row]) => pagePathOf(row))).toContain(page)
    for (const name of wanted) expect(packages).toContain(name)
  }
})

test('of a row is sent what is read while the product runs', () => {
  const sent = transformSync(
    "const row = { pkg: 'p', page: 'q', path: '/a/:b', listed: true, title: '甲', params: ['b', 'c?'], h5Only: true }",
    {
      plugins: ['./config/lean-routes'],
      configFile: false
    }
  )
  expect(sent?.code?.replace(/\s+/g, ' ')).toBe(
    `const row = { page: "p/q", path: '/a/:b', listed: true, title: '甲' };`
  )
  const whole = { pkg: 'p', page: 'q' }
  expect([pagePathOf(whole), pagePathOf({ pkg: '', page: 'p/q' })]).toEqual([
    'pages/p/q/index',
    'pages/p/q/index'
  ])
})
