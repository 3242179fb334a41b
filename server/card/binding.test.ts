/** How a card comes to an account: by number and password, by what a company registered; and how it leaves it. */
import { eq } from 'drizzle-orm'
import type { EndpointName, InputOf } from '@/contract/catalogue'
import { ErrorCode } from '@/contract/errors'
import { MINUTE_MS } from '@/domain/date'
import { boundCards, guessCounts, humanChecks, smsCodes } from '../db/schema'
import { answerOf } from '../testing/human-check'
import { OWNER } from '../testing/ordering'
import { server, session, stranger, testOrders } from '../testing/order-tests'

testOrders()

/** Not bound; of his father; run out; registered for the second user; for the first at another company. */
const FREE = '8600100012345670'
const FATHERS = '8600100012345688'
const OVER = '8600100012345696'
const OTHERS = '7700200000000033'
const SECOND_JOB = '7700200000000041'

type Answer = Awaited<ReturnType<typeof server.callRaw>>
const ask = <N extends EndpointName>(
  name: N,
  input: InputOf<N>,
  by = session,
  prefix: '/api' | '/wxappapi' = '/api'
) => server.call(name, input, { session: by, prefix })

async function ticket(by = session): Promise<string> {
  const { id } = (await ask('check.draw', {}, by)).results
  const b = await answerOf(server.database.db, server.clock.now(), id)
  return (await ask('check.answer', { a: id, b }, by)).results.ticket
}

const info = async (cardNumber: string, password: string, by = session) =>
  ask('card.personalInfo', { cardNumber, password, ticket: await ticket(by) }, by)
const bind = async (cardNumber: string, password: string, contactsId: string, by = session) => {
  const { results } = await info(cardNumber, password, by)
  return ask('card.personalBind', { proof: results.proof, contactsId, agreed: 1 }, by)
}
const work = async (changes: object = {}, by = session) =>
  ask(
    'card.enterpriseInfo',
    {
      way: 'workNo',
      employerId: 'E1002',
      workNo: 'QH-1088',
      name: '陈予安',
      ticket: await ticket(by),
      ...changes
    },
    by
  )
const ownerOf = async (cardNumber: string) =>
  (await server.database.db.select().from(boundCards).where(eq(boundCards.cardNumber, cardNumber)))[0]
const triesOf = (answer: Answer) => (answer.results as { triesLeft: number; lockedUntil: number }[])[0]
const tries = (answer: Answer) => triesOf(answer)?.triesLeft

/** As they were seeded. */
beforeEach(async () => {
  const { db } = server.database
  const nobody = { userId: null, contactsId: null, holderHash: null, boundAt: null }
  for (const cardNumber of [FREE, OTHERS, SECOND_JOB])
    await db.update(boundCards).set(nobody).where(eq(boundCards.cardNumber, cardNumber))
  for (const table of [guessCounts, humanChecks, smsCodes]) await db.delete(table)
})

describe.each(['/api', '/wxappapi'] as const)('under %s', (prefix) => {
  test('R7.126 R1.11 a card that was bought is looked at, and bound to who uses it', async () => {
    const seen = await info(FREE, '123456')
    expect(seen.results).toMatchObject({
      ...{ cardNumber: FREE, cardName: '澄安年度体检卡（三选一）', cardType: 0, bound: 0, holderName: '' },
      rights: [{ name: '年度体检', text: '三选一 · 1 份', uses: 1, family: 0 }]
    })
    const { proof } = seen.results
    const bound = await ask('card.personalBind', { proof, contactsId: 'c001', agreed: 1 }, session, prefix)
    expect(bound.results).toEqual({ cardNumber: FREE, cardName: '澄安年度体检卡（三选一）' })
    expect(await ownerOf(FREE)).toMatchObject({ userId: 'u1001', contactsId: 'c001' })
    // The answer was lost on its way.
    expect((await ask('card.personalBind', { proof, contactsId: 'c001', agreed: 1 })).code).toBe(1)
  })

  test('R7.124 it is unbound, and handed on to nobody', async () => {
    await bind(FREE, '123456', 'c001')
    expect((await ask('card.unbind', { x: FREE }, session, prefix)).code).toBe(1)
    expect(await ownerOf(FREE)).toMatchObject({ userId: null, contactsId: null })
    expect(await bind(FREE, '123456', 'c006', stranger)).toMatchObject({
      code: ErrorCode.cardBound,
      message: '该卡已归使用人，不能再转给别人'
    })
    expect((await bind(FREE, '123456', 'c001')).code).toBe(1)
  })

  test('R7.127 a company’s card by work number and name: what it registered is shown masked, then bound', async () => {
    const seen = await work()
    expect(seen.results).toMatchObject({
      ...{
        cardNumber: SECOND_JOB,
        company: '青禾制造（演示企业）',
        cardType: 1,
        quota: 150,
        match: 'own',
        reason: ''
      },
      ...{ name: '陈**', idNumber: '990***********011X', mobile: '100****0001', workNo: 'QH-1088' },
      rights: [
        { name: '年度套餐', text: '两选一 · 1 份', uses: 1, family: 0 },
        { name: '家属共享', text: '两选一 · 1 份', uses: 1, family: 1 }
      ]
    })
    const { proof } = seen.results
    const bound = await ask('card.enterpriseBind', { proof, agreed: 1 }, session, prefix)
    expect(bound.results.cardNumber).toBe(SECOND_JOB)
    expect(await ownerOf(SECOND_JOB)).toMatchObject({ userId: 'u1001', contactsId: 'c001' })
  })

  test('R7.128 what companies registered for the own number and person is bound by the login alone', async () => {
    const { results } = await ask('card.registerBind', { agreed: 1 }, stranger, prefix)
    expect(results).toEqual([
      { cardNumber: OTHERS, cardName: '云桥科技（演示企业）', company: '云桥科技（演示企业）' }
    ])
    expect(await ask('card.registerBind', { agreed: 1 }, stranger)).toMatchObject({
      code: ErrorCode.cardRefused
    })
  })

  test('R7.125 the password is changed by the old one or by a code, and not to one that is guessed first', async () => {
    const change = (changes: object) =>
      ask(
        'card.password',
        { cardNumber: FATHERS, newPassword: '270936', ...changes } as never,
        session,
        prefix
      )
    expect(await change({ oldPassword: '111222' })).toMatchObject({
      code: ErrorCode.cardRefused,
      message: '原卡密不对，还可以试 4 次'
    })
    for (const newPassword of ['123456', '888888', '561109', '000003'])
      expect((await change({ oldPassword: '654321', newPassword })).code).toBe(ErrorCode.badParameter)
    expect((await change({ oldPassword: '654321' })).code).toBe(1)
    const sent = await ask('card.sendCode', {})
    const code = sent.results.demoCode ?? ''
    expect((await change({ code, newPassword: '417263' })).code).toBe(1)
    expect((await change({ oldPassword: '417263', newPassword: '835142' })).code).toBe(1)
    expect((await change({ oldPassword: '835142', newPassword: '264813' })).code).toBe(1)
    const hash = (await ownerOf(FATHERS))!.passwordHash
    expect(hash).not.toContain('264813')
    const { hashPassword } = await import('../account/password-hash')
    await server.database.db
      .update(boundCards)
      .set({ passwordHash: await hashPassword('654321') })
      .where(eq(boundCards.cardNumber, FATHERS))
    expect(
      (
        await ask('card.password', {
          cardNumber: '7700200000000017',
          oldPassword: '111222',
          newPassword: '270936'
        })
      ).code
    ).toBe(ErrorCode.cardRefused)
  })
})

test('27301 tells the tries; five lock the card for half an hour, for the right password too and on every server, and the log knows', async () => {
  const left: unknown[] = []
  for (let times = 0; times < 5; times += 1)
    left.push(tries(await info(FREE, '999999', times < 3 ? session : stranger)))
  expect(left).toEqual([4, 3, 2, 1, 0])
  const locked = await info(FREE, '123456', stranger)
  expect(locked).toMatchObject({ code: ErrorCode.cardRefused })
  expect(locked.message).toContain('自动解开')
  expect(triesOf(locked)?.lockedUntil).toBe(server.clock.now().getTime() + 30 * MINUTE_MS)
  server.clock.advance(30 * MINUTE_MS - 1)
  expect((await info(FREE, '123456', stranger)).code).toBe(ErrorCode.cardRefused)
  server.clock.advance(1)
  expect((await info(FREE, '123456', stranger)).code).toBe(1)
})

test('guesses made at once are counted one by one: of ten at most five are compared', async () => {
  const tickets: string[] = []
  for (let times = 0; times < 10; times += 1) tickets.push(await ticket())
  const answers = await Promise.all(
    tickets.map((one) => ask('card.personalInfo', { cardNumber: FREE, password: '999999', ticket: one }))
  )
  const counted = answers.map((answer) => tries(answer)).sort()
  expect(counted.filter((left) => left !== 0)).toEqual([1, 2, 3, 4])
  expect((await info(FREE, '123456')).code).toBe(ErrorCode.cardRefused)
})

test('who guesses at many cards is locked as who guesses at one', async () => {
  for (let card = 0; card < 5; card += 1) await info(`860010009999000${card}`, '123456')
  expect(await info('8600100099990009', '123456')).toMatchObject({ code: ErrorCode.cardRefused })
  expect((await info(FREE, '123456')).message).toContain('自动解开')
  expect((await info(FREE, '123456', stranger)).code).toBe(1)
})

test('27302 bound by another, 27303 run out, 27304 without a passed check; a check serves once', async () => {
  expect((await info(FATHERS, '654321', stranger)).code).toBe(ErrorCode.cardBound)
  expect((await info(OVER, '000000')).code).toBe(ErrorCode.cardExpired)
  const input = { cardNumber: FREE, password: '123456' }
  expect((await ask('card.personalInfo', input)).code).toBe(ErrorCode.captchaWrong)
  const once = await ticket()
  expect((await ask('card.personalInfo', { ...input, ticket: once })).code).toBe(1)
  expect((await ask('card.personalInfo', { ...input, ticket: once })).code).toBe(ErrorCode.captchaWrong)
})

test('of two who bind one card at once one wins', async () => {
  const [mine, theirs] = [await info(FREE, '123456'), await info(FREE, '123456', stranger)]
  const answers = await Promise.all([
    ask('card.personalBind', { proof: mine.results.proof, contactsId: 'c001', agreed: 1 }),
    ask('card.personalBind', { proof: theirs.results.proof, contactsId: 'c006', agreed: 1 }, stranger)
  ])
  expect(answers.map(({ code }) => code).sort()).toEqual([1, ErrorCode.cardBound].sort())
})

test('a proof is of one card and one account, for ten minutes', async () => {
  const { proof } = (await info(FREE, '123456')).results
  expect((await ask('card.personalBind', { proof, contactsId: 'c006', agreed: 1 }, stranger)).code).toBe(
    ErrorCode.cardRefused
  )
  const other = proof.replace(FREE, FATHERS)
  expect((await ask('card.personalBind', { proof: other, contactsId: 'c001', agreed: 1 })).code).toBe(
    ErrorCode.cardRefused
  )
  expect((await ask('card.personalBind', { proof, contactsId: 'c006', agreed: 1 })).code).toBe(
    ErrorCode.notFound
  )
  expect((await ask('card.enterpriseBind', { proof, agreed: 1 })).code).toBe(ErrorCode.cardRefused)
  server.clock.advance(10 * MINUTE_MS + 1)
  expect((await ask('card.personalBind', { proof, contactsId: 'c001', agreed: 1 })).code).toBe(
    ErrorCode.cardRefused
  )
})

test('by document, by SMS to the registered number, and by no way that the company does not take', async () => {
  const document = {
    way: 'idNumber',
    idType: 1,
    idNumber: OWNER.identityCard.toLowerCase(),
    name: '陈予安'
  } as const
  expect((await work({ ...document, workNo: undefined } as never)).results).toMatchObject({
    cardNumber: SECOND_JOB
  })
  expect(await work({ name: '陈予' })).toMatchObject({
    code: ErrorCode.cardRefused,
    message: '和单位登记的不一致，还可以试 4 次'
  })
  expect((await work({ workNo: 'QH-9999' })).message).toBe('和单位登记的不一致，还可以试 3 次')
  const sms = { way: 'sms', employerId: 'E1002', mobile: '10000000001', code: '123456' } as const
  expect((await ask('card.enterpriseInfo', sms)).code).toBe(ErrorCode.badParameter)
  const { demoCode = '' } = (await ask('card.sendCode', { mobile: '10000000006' }, stranger)).results
  const found = await ask(
    'card.enterpriseInfo',
    { ...sms, employerId: 'E1001', mobile: '10000000006', code: demoCode },
    stranger
  )
  expect(found.results).toMatchObject({ cardNumber: OTHERS, match: 'own', workNo: 'YQ-20433' })
})

test('whom the company registered is somebody else than the account’s own person: it says so and binds nothing', async () => {
  const seen = await work({}, stranger)
  expect(seen.results).toMatchObject({
    match: 'other',
    reason: expect.stringContaining('不是同一个人') as string
  })
  expect((await ask('card.enterpriseBind', { proof: seen.results.proof, agreed: 1 }, stranger)).code).toBe(
    ErrorCode.cardRefused
  )
})

test('an account without an own person gets the registered one with the card', async () => {
  const { db } = server.database
  const fresh = await server.login('10000000077')
  const { demoCode = '' } = (await ask('card.sendCode', { mobile: '10000000006' }, fresh)).results
  const seen = await ask(
    'card.enterpriseInfo',
    { way: 'sms', employerId: 'E1001', mobile: '10000000006', code: demoCode },
    fresh
  )
  expect(seen.results.match).toBe('new')
  expect((await ask('card.enterpriseBind', { proof: seen.results.proof, agreed: 1 }, fresh)).code).toBe(1)
  const people = (await ask('contacts.list', {}, fresh)).results
  expect(people).toMatchObject([{ name: '赵一鸣', relation: '本人' }])
  await db.update(boundCards).set({ userId: null, contactsId: null }).where(eq(boundCards.cardNumber, OTHERS))
})

test('companies are found by a part of their name, and signs of a pattern find none', async () => {
  expect((await ask('card.employers', { name: '云桥' })).results).toMatchObject([
    { employerId: 'E1001', name: '云桥科技（演示企业）', ways: ['workNo', 'sms', 'idNumber'] }
  ])
  expect((await ask('card.employers', { name: '%%' })).results).toEqual([])
})

test('a lost card books nothing until it is found by a code; it cannot be unbound while a visit is ahead', async () => {
  expect((await ask('card.loss', { cardNumber: FATHERS })).results).toMatchObject({ state: 'lost' })
  const city = { cardNumber: FATHERS, productCode: 'CK1006', cityCode: '131' }
  expect(await ask('card.schedule', city)).toMatchObject({
    code: ErrorCode.cardRefused,
    message: '该卡已挂失，解挂后才能使用'
  })
  expect((await ask('card.found', { cardNumber: FATHERS, code: '000000' })).code).toBe(ErrorCode.business)
  const { demoCode = '' } = (await ask('card.sendCode', {})).results
  expect((await ask('card.found', { cardNumber: FATHERS, code: demoCode })).results).toMatchObject({
    state: 'live',
    lostAt: null
  })
  expect((await ask('card.found', { cardNumber: FATHERS, code: demoCode })).code).toBe(ErrorCode.cardRefused)
  expect((await ask('card.schedule', city)).code).toBe(1)
})

test.each<[EndpointName, object]>([
  ['card.detail', { x: FATHERS }],
  ['card.movements', { x: FATHERS, of: 'right', rightId: `${FATHERS}-1` }],
  ['card.people', { x: FATHERS }],
  ['card.choices', { cardNumber: FATHERS, contactsId: 'c006' }],
  ['card.nameFamily', { cardNumber: FATHERS, contactsId: 'c006' }],
  ['card.dropFamily', { cardNumber: FATHERS, contactsId: 'c006' }],
  ['card.loss', { cardNumber: FATHERS }],
  ['card.found', { cardNumber: FATHERS, code: '123456' }],
  ['card.unbind', { x: FATHERS }],
  ['card.password', { cardNumber: FATHERS, oldPassword: '654321', newPassword: '270936' }]
])('%s: another’s card is not found, and a guest has none', async (name, input) => {
  expect((await server.callRaw(name, input, { session: stranger })).code).toBe(ErrorCode.notFound)
  expect((await server.callRaw(name, input)).code).not.toBe(1)
})
