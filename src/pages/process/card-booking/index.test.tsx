import { act } from 'react'
import { CallError, ErrorCode } from '@/contract/errors'
import { draftKey } from '@/domain/draft/draft'
import { routes } from '@/routes/table'
import { calendarDay, heldSlot, timeSlot } from '@/../tests/support/booking'
import { cardClinic, cardListing, NUMBER } from '@/../tests/support/cards'
import type { MountedPage } from '@/../tests/support/mount-page'
import { byLabel, byText, idle, shows, tap } from '@/../tests/support/screen'
import { createWorld, type FakeCalls, type World, type WorldOptions } from '@/../tests/support/world'
import CardBookingPage from './index'

let world: World
let page: MountedPage | null = null
afterEach(() => {
  page?.leave()
  page = null
  document.body.innerHTML = ''
})

const TUESDAY = '2026-11-24'
const SUBJECT = { kind: 'checkup', productCode: 'CK1003', card: NUMBER } as const
const DENTAL = { kind: 'dentistry', productCode: 'DT0101', card: NUMBER } as const
const USE = {
  person: { id: 'c002', name: '林知夏', relation: '配偶' },
  fromComboId: '2016',
  cardName: '云桥科技（演示企业）',
  ofCompany: true
}
/** What each call of a card is told besides. */
const TOLD = { cardNumber: NUMBER, contactsId: 'c002', fromComboId: '2016' }

interface Opened extends WorldOptions {
  readonly chosen?: boolean
  /** Of a dental visit. */
  readonly dental?: boolean
  readonly params?: Record<string, string>
}

async function open(
  calls: FakeCalls = {},
  { chosen = true, dental = false, params = {}, ...options }: Opened = {}
) {
  world = createWorld({
    calls: {
      'card.list': () => cardListing({ [TUESDAY]: [cardClinic({ payPrice: 382 })] }),
      'card.timespans': () => [timeSlot(102, '08:00-08:30', 21), timeSlot(103, '08:30-09:00', 3)],
      'card.appointment': () => heldSlot(),
      'card.schedule': () => [calendarDay(TUESDAY)],
      'card.moreSchedule': () => [calendarDay(TUESDAY)],
      'questionnaire.config': () => [{ open: 0, limit: 0, questionnaireConfigDTO: null }],
      ...calls
    },
    ...options
  })
  if (chosen) {
    const { key } = world.root.process.open(dental ? DENTAL : SUBJECT)
    world.root.process.put(key, { onCard: USE, examineeId: 'c002' })
  }
  await act(async () => {
    page = await world.open('cardBooking', CardBookingPage, {
      type: 'cardCheckup',
      id: 'CK1003',
      cardNumber: NUMBER,
      ...params
    })
  })
  await idle()
}

test('R2.71 R7.46 R7.49 R7.50 /card-booking is private: the screen of the kind, by the calls of the card and for whom it is', async () => {
  expect(routes.cardBooking).toMatchObject({ path: '/card-booking/:type/:id', private: true })
  await open()
  expect(world.made1('card.list')).toMatchObject({ productCode: 'CK1003', cityCode: '131', ...TOLD })
  expect([shows('补差'), document.querySelector('[aria-label="382.00元"]') !== null]).toEqual([true, true])
  await tap(byLabel('澄安体检中心（北京望京分院） 下一步'))
  expect(world.made1('card.timespans')).toMatchObject({ orgCode: 'H1001', date: TUESDAY, ...TOLD })
  await tap(byLabel('08:00-08:30 余21位'))
  await tap(byText('确定'))
  await idle()
  expect(world.made1('card.appointment')).toMatchObject({ orgCode: 'H1001', slotId: 102, ...TOLD })
  expect(world.visited).toEqual([`/card-addon/checkup/CK1003?cardNumber=${NUMBER}`])
  expect(world.root.process.draft(draftKey(SUBJECT))?.parts.visit?.hold?.id).toBe(heldSlot().holdId)
})

test('R3.66 card, and by the product the city that is listed and whether that is still valid, are kept', async () => {
  await open()
  expect(world.root.process.draft(draftKey(SUBJECT))?.parts.days).toMatchObject({
    cityCode: '131',
    valid: true
  })
  expect(JSON.stringify(world.storage.local.get('packagesDetail'))).toContain('CK1003')
})

test('R7.43 its calendars are those of the card, and a branch without anything left to pay says so', async () => {
  await open({ 'card.list': () => cardListing({ [TUESDAY]: [cardClinic({ payPrice: 0 })] }) })
  expect([shows('单位付'), document.querySelector('[aria-label="0.00元"]') !== null]).toEqual([true, true])
  await tap(byText('更多日期'))
  expect(world.made1('card.schedule')).toMatchObject({ cityCode: '131', ...TOLD })
  await tap(byLabel('关闭'))
  await tap(byLabel('澄安体检中心（北京望京分院）改日期'))
  expect(world.made1('card.moreSchedule')).toMatchObject({ orgCode: 'H1001', ...TOLD })
})

test('the card of the session stands in for one that the address lacks', async () => {
  world = createWorld()
  await open({}, { params: { cardNumber: '' }, chosen: true })
  expect(shows('先选一张卡')).toBe(true)
  await tap(byText('看我的卡'))
  expect(world.visited).toEqual(['replace /card-service'])
})

test('R2.90 a link that comes from nowhere finds out first for whom it is', async () => {
  await open({}, { chosen: false })
  expect(world.visited).toEqual([`replace /bookingBranch/${NUMBER}/CK1003`])
  expect(world.made).toEqual([])
})

test('a guest is led to login and back', async () => {
  await open({}, { session: null })
  expect(world.made).toEqual([])
  expect(world.visited[0]).toContain(
    encodeURIComponent(`/card-booking/cardCheckup/CK1003?cardNumber=${NUMBER}`)
  )
})

test.each([
  [ErrorCode.discountUnavailable, '卡里这份已经用完或被占用'],
  [ErrorCode.personUnfit, '请先在卡里把 TA 填为家属'],
  [ErrorCode.cardExpired, '该卡已到期']
])(
  '%s: a card that does not pay any more is told where it turns out, and what was chosen stays',
  async (code, text) => {
    await open({
      'card.appointment': () => {
        throw new CallError(code, text)
      }
    })
    await tap(byLabel('澄安体检中心（北京望京分院） 下一步'))
    await tap(byLabel('08:00-08:30 余21位'))
    await tap(byText('确定'))
    expect(world.root.feedback.toastShown?.text).toBe(text)
    expect(world.root.process.draft(draftKey(SUBJECT))?.parts.onCard).toEqual(USE)
    expect(world.visited).toEqual([])
  }
)

test('R7.57 dental times of a card are asked by its own call, and its confirm comes next', async () => {
  const calls: FakeCalls = {
    'card.list': () =>
      cardListing(
        { [TUESDAY]: [cardClinic({ hospitalId: 'D2101', orgCode: 'D2101' })] },
        {},
        { productCategory: 0 }
      ),
    'dental.doctors': () => [],
    'card.dentalSchedule': () => [
      { schedulingId: 205, regTime: '14:00-14:30', num: 4, remnum: 3, regDate: TUESDAY, ampm: 2 },
      { schedulingId: 206, regTime: '15:00-15:30', num: 4, remnum: 2, regDate: TUESDAY, ampm: 2 }
    ],
    'dental.appointment': () => heldSlot()
  }
  await open(calls, { dental: true, params: { type: 'dentistryCard', id: 'DT0101' } })
  expect(world.made1('card.list')).toMatchObject({ ...TOLD, productCode: 'DT0101' })
  expect(shows('1 家收这张卡')).toBe(true)
  expect(world.made1('card.dentalSchedule')).toEqual({
    ...TOLD,
    orgId: 'D2101',
    productCode: 'DT0101',
    regDate: TUESDAY
  })
  await tap(byLabel('14:00-14:30 余3位'))
  await tap(byText('下一步'))
  await idle()
  expect(world.visited).toEqual([`/card-confirm/dentistry/DT0101?cardNumber=${NUMBER}`])
})
