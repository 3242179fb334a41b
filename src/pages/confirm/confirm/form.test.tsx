import { act } from 'react'
import { CallError, ErrorCode } from '@/contract/errors'
import { choose, confirmCalls, contact, people } from '@/../tests/support/confirm'
import {
  control,
  enter,
  field,
  leave,
  made,
  open,
  openReady,
  sheet,
  submit,
  toast,
  type,
  watchScroll,
  world
} from '@/../tests/support/confirm-page'
import { paperless } from '@/../tests/recorded/confirm'
import { product, thirdPartyVisit, visit } from '@/../tests/support/draft'
import { all, byLabel, idle, shows, tap } from '@/../tests/support/screen'

afterEach(leave)

describe('who is examined', () => {
  test('R1.7 the account’s own contact is filled in', async () => {
    await open()
    expect(world.root.items.get('contactFormDatas')).toMatchObject({
      contactId: 'c001',
      name: '陈予安',
      idNumber: '99010119880314011X',
      gender: 1
    })
    expect(byLabel('陈予安 本人')?.getAttribute('aria-checked')).toBe('true')
  })

  test('people whom the product does not take stay in sight with the reason', async () => {
    await open()
    for (const label of ['陈国栋 超出年龄', '林知夏 限男士']) {
      const chip = byLabel(label)
      expect(chip?.getAttribute('aria-disabled')).toBe('true')
      await tap(chip)
    }
    expect(world.root.items.get('contactFormDatas')?.contactId).toBe('c001')
  })

  test('another contact fills the form', async () => {
    await open()
    await tap(byLabel('赵远 朋友'))
    expect(world.root.items.get('contactFormDatas')).toMatchObject({
      contactId: 'cA',
      name: '赵远',
      mobile: '13900000006',
      marry: null
    })
  })

  test('an account without contacts starts with its own number', async () => {
    await open({ 'contacts.list': () => [] })
    expect(world.root.items.get('contactFormDatas')).toMatchObject({ name: '陈予安', mobile: '10000000001' })
  })

  test.each([
    ['before the account', [], '王小明', ''],
    ['not before the account’s own contact', people, '陈予安', '99010119880314011X']
  ])(
    'R4.68 who was typed for the last order stands in the next form: %s',
    async (_what, list, name, idNumber) => {
      await openReady({ 'contacts.list': () => [] })
      await type('name', '王小明')
      await type('mobile', '13900001234')
      await type('idNumber', '99010119880314011X')
      await submit()
      await idle()
      expect(made('order.complete')).toHaveLength(1)
      leave()
      Object.assign(world.calls, { 'contacts.list': () => list })
      choose(world)
      await enter()
      expect(world.root.items.get('contactFormDatas')).toMatchObject({ name, idNumber })
    }
  )

  describe('who was typed can be kept among the people', () => {
    const KEEP = '保存到家人，下次直接选'
    const CONSENT = '已取得本人同意，为其填写资料和预约'
    const typed = { name: '王小明', mobile: '13900001234', idNumber: '990101199105060013' }
    const saved = contact({
      ...{ contacts_id: 'c9', name: typed.name, realName: typed.name, mobile: typed.mobile },
      ...{ id_number: typed.idNumber, birthday: '19910506', relation: '朋友', marry: null }
    })
    const order = () => made('order.complete')[0] as { medUserInfo: { contactsId?: string } }
    const fillIn = async (list: typeof people, save: () => typeof saved = () => saved) => {
      await openReady({
        'contacts.list': () => list,
        'contacts.relations': () => ['本人', '朋友'].map((name, id) => ({ id, name })),
        'contacts.save': save
      })
      for (const [field, value] of Object.entries(typed)) await type(field, value)
      await idle()
    }
    const relate = async (name: string) => {
      await tap(byLabel('关系') ?? control('请选择关系'))
      await tap(all('[role="dialog"] [role="radio"]').find((one) => one.textContent === name))
      await idle()
    }

    test('with their word, and the order is of that person', async () => {
      await fillIn(people)
      expect(control(KEEP)?.getAttribute('aria-checked')).toBe('false')
      await tap(control(KEEP))
      await idle()
      await submit()
      expect([toast(), made('order.complete')]).toEqual(['请先取得本人同意', []])
      await tap(byLabel(CONSENT))
      await submit()
      await idle()
      expect(made('contacts.save')).toMatchObject([{ name: typed.name, consent: 1 }])
      expect(order().medUserInfo.contactsId).toBe('c9')
    })

    test('of an account without people oneself, who needs no word', async () => {
      await fillIn([])
      await tap(control(KEEP))
      await idle()
      await relate('本人')
      expect(byLabel(CONSENT)).toBeUndefined()
      await submit()
      await idle()
      expect(made('contacts.save')).toEqual([expect.objectContaining({ relation: '本人' })])
      expect(made('contacts.save')).toEqual([expect.not.objectContaining({ consent: 1 })])
    })

    test('not asked for, nobody is kept', async () => {
      await fillIn(people)
      await submit()
      await idle()
      expect([made('contacts.save'), made('order.complete').length]).toEqual([[], 1])
    })

    test.each([
      ['nothing typed', people, false],
      ['a full list', Array.from({ length: 50 }, (_, no) => contact({ contacts_id: `c${no}` })), true],
      ['a number of the list', [contact({ id_number: typed.idNumber })], true]
    ])('not offered with %s', async (_why, list, types) => {
      if (types) await fillIn(list)
      else await openReady({ 'contacts.list': () => list })
      expect(control(KEEP)).toBeUndefined()
    })

    test('a refusal is told and does not hold the order up', async () => {
      await fillIn(people, () => {
        throw new CallError(20001, '最多添加50位联系人')
      })
      await tap(control(KEEP))
      await idle()
      await tap(byLabel(CONSENT))
      await submit()
      await idle()
      expect([made('contacts.save').length, made('order.complete').length]).toEqual([1, 1])
      expect(toast()).toBe('最多添加50位联系人')
    })

    test('who is among them already, from another device or a try before, is no error', async () => {
      const list = [...people]
      await fillIn(list, () => {
        list.push(saved)
        throw new CallError(20001, '该证件号的联系人已存在', { field: 'id_number' })
      })
      await tap(control(KEEP))
      await idle()
      await tap(byLabel(CONSENT))
      await submit()
      await idle()
      expect([toast(), made('order.complete').length]).toEqual([undefined, 1])
    })

    test('a lost answer is asked for again, and the order is of that person', async () => {
      let lost = true
      await fillIn(people, () => {
        if (!lost) return saved
        throw new CallError(ErrorCode.network, '网络异常')
      })
      Object.assign(world.calls, {
        'order.complete': () => {
          if (!lost) return confirmCalls()['order.complete']?.({} as never)
          lost = false
          throw new CallError(ErrorCode.network, '网络异常')
        }
      })
      await tap(control(KEEP))
      await idle()
      await tap(byLabel(CONSENT))
      await submit()
      await idle()
      await submit()
      await idle()
      expect(made('contacts.save')).toHaveLength(2)
      expect(made('order.complete')).toMatchObject([{}, { medUserInfo: { contactsId: 'c9' } }])
    })

    test('the next form has them as one of the people, whole by a tap', async () => {
      await openReady({ 'contacts.list': () => [...people, saved] })
      await tap(byLabel('王小明 朋友'))
      await submit()
      await idle()
      expect(order().medUserInfo).toMatchObject({
        ...{ contactsId: 'c9', medUserName: typed.name, medUserPhone: typed.mobile },
        ...{ cardType: 1, identityCard: typed.idNumber, gender: 1 }
      })
      expect(control(KEEP)).toBeUndefined()
    })
  })

  test('新增 opens the contact page for this product', async () => {
    await open()
    await tap(control('新增'))
    expect(world.visited).toEqual(['/mine/addInfo/new?productCode=CK1003'])
  })

  test('what a phone puts around a number that is pasted does not get into the form', async () => {
    await open()
    await type('mobile', '\u202d+86 139 0000 2222\u202c')
    await type('idNumber', '\u200b990101 19880314 011x\u202c')
    expect(world.root.items.get('contactFormDatas')).toMatchObject({
      mobile: '13900002222',
      idNumber: '99010119880314011x'
    })
  })

  test('what was typed is kept at once and is there after a reload', async () => {
    await open()
    await type('name', '陈予')
    await type('mobile', '123')
    expect(world.root.items.get('contactFormDatas')).toMatchObject({ name: '陈予', mobile: '123' })
    leave()
    await enter()
    expect(field('name')?.querySelector('input')?.value).toBe('陈予')
    expect(field('mobile')?.querySelector('input')?.value).toBe('123')
  })

  test('the sex the product does not admit is struck, with a note', async () => {
    await open()
    expect(control('女')?.getAttribute('aria-disabled')).toBe('true')
    expect(shows('本套餐限男士')).toBe(true)
  })

  test.each([
    ['asked of a woman at a third-party organisation', 1, '体检', true],
    ['not at an own one', 0, '体检', false],
    ['not for a nucleic-acid combo', 1, '核酸检测', false]
  ])('R5.23 the sex-history question is %s', async (_name, thirdOrg, productName, asked) => {
    await open(
      { 'contacts.list': () => people.filter(({ contacts_id }) => contacts_id === 'c002') },
      {
        product: product({ name: productName, sexLimit: 0 }),
        visit: thirdOrg ? thirdPartyVisit() : visit()
      }
    )
    await tap(byLabel('林知夏 配偶'))
    expect(shows('性生活史')).toBe(asked)
  })

  test('R5.23 a man is not asked', async () => {
    await open({}, { visit: thirdPartyVisit() })
    expect(shows('性生活史')).toBe(false)
  })
})

describe('breakfast and paper report', () => {
  test('R2.126 R3.57 R4.61 a tap on a breakfast chooses it and closes the sheet', async () => {
    await open()
    await tap(byLabel('早餐预约 请选择'))
    expect(sheet()?.textContent).toContain('控糖杂粮蒸玉米红薯、鸡胸肉、无糖酸奶')
    expect(sheet()?.textContent).not.toContain('确定')
    await tap(all('[role="radio"]').find((row) => row.textContent?.startsWith('控糖杂粮')))
    await act(async () => void (await new Promise((done) => setTimeout(done, 400))))
    expect(sheet()).toBeNull()
    expect(byLabel('早餐预约 控糖杂粮')).toBeDefined()
    expect(world.root.items.get('breakfastId')).toBe(3)
  })

  test('R4.60 a single breakfast is chosen by itself', async () => {
    await openReady()
    expect(world.root.items.get('breakfastId')).toBe(3)
    expect(byLabel('早餐预约 控糖杂粮')).toBeDefined()
  })

  test('R5.25 no breakfasts: no row and nothing to choose', async () => {
    await openReady({ 'confirm.breakfasts': () => [] })
    expect(shows('早餐预约')).toBe(false)
    await submit()
    expect(made('order.complete')).toHaveLength(1)
  })

  test('R5.25 a breakfast must be chosen when there are some', async () => {
    await open()
    await submit()
    expect(toast()).toBe('请选择早餐')
    expect(document.getElementById('person-breakfast-error')?.textContent).toBe('请选择早餐')
    expect(made('order.complete')).toEqual([])
  })

  test('R4.26 R4.27 the options exclude each other, and the chosen one can be taken back', async () => {
    await open()
    await tap(control('捐赠1元公益'))
    expect(world.root.items.get('paperReport')).toBe(-1)
    await tap(control('健康书签一枚'))
    expect(world.root.items.get('paperReport')).toBe(-2)
    expect(control('捐赠1元公益')?.getAttribute('aria-checked')).toBe('false')
    expect(control('健康书签一枚')?.getAttribute('aria-checked')).toBe('true')
    await tap(control('健康书签一枚'))
    expect(world.root.items.get('paperReport')).toBeUndefined()
  })

  test('R3.60 what the server says is chosen is shown so', async () => {
    const answer = paperless.map(({ addItemInfo, ...rest }) => ({
      ...rest,
      addItemInfo: addItemInfo && { ...addItemInfo, operType: 1 }
    }))
    await open({ 'confirm.paperless': () => answer })
    expect(control('健康书签一枚')?.getAttribute('aria-checked')).toBe('true')
  })

  test('R3.40 package -2 is a small gift in place of the report on paper: told where it is had, no check item, no price', async () => {
    await openReady()
    const HAD_AT = '放弃纸质报告，到检当日在前台领取一枚健康书签。'
    const sums = () => all('[role="status"]').map(({ textContent }) => textContent)
    const before = sums()
    expect(shows(HAD_AT)).toBe(false)
    await tap(control('健康书签一枚'))
    expect([HAD_AT, '21项 + 加项2项，共23项'].filter(shows)).toHaveLength(2)
    expect(sums()).toEqual(before)
    await submit()
    expect(made('order.complete')[0]).toMatchObject({
      customAddPackage: [{}, {}, { addPackageId: -2, itemCodeList: ['AP2'] }]
    })
  })

  test('a branch without the option shows no card', async () => {
    await open({
      'confirm.paperless': () => [{ paperReport: 0, addItemInfo: null, addPublicItemInfo: null }]
    })
    expect(shows('不寄纸质报告')).toBe(false)
  })
})

describe('a form that is wrong', () => {
  test('R4.64 R5.37 R9.3 the first error is the toast for 1.5 s, each stands at its field, the first is in view and has the focus', async () => {
    const scrolled = watchScroll()
    await openReady()
    await type('name', ' ')
    await type('mobile', '2345')
    jest.useFakeTimers()
    try {
      await act(async () => control('提交订单')?.click())
      await act(async () => void (await jest.advanceTimersByTimeAsync(1400)))
      expect(toast()).toBe('请填写体检人姓名')
      await act(async () => void (await jest.advanceTimersByTimeAsync(200)))
      expect(toast()).toBeUndefined()
    } finally {
      jest.useRealTimers()
    }
    expect(document.getElementById('person-name-error')?.textContent).toBe('请填写体检人姓名')
    expect(document.getElementById('person-mobile-error')?.textContent).toBe('请填写正确的手机号！')
    expect(scrolled).toHaveBeenCalledWith('person-name')
    expect(document.activeElement).toBe(field('name')?.querySelector('input'))
    expect(made('order.complete')).toEqual([])
    expect(world.root.items.get('contactFormDatas')?.mobile).toBe('2345')
  })

  test.each([
    ['R5.8 empty', '', '请输入身份证号'],
    ['R5.9 14 digits', '99010119880314', '请输入正确的身份证号！'],
    ['of a sex that the package does not take', '990101199007220228', '本套餐限男士']
  ])('ID number %s', async (_name, value, message) => {
    await openReady()
    await type('idNumber', value)
    await submit()
    expect(toast()).toBe(message)
    expect(made('order.complete')).toEqual([])
  })

  test('a checksum that does not fit asks to look again and does not block', async () => {
    await openReady()
    await type('idNumber', '990101198803140111')
    expect(shows('请核对身份证号')).toBe(true)
    await submit()
    expect(made('order.complete')).toHaveLength(1)
  })

  test('R5.11 another document has no format, and asks the birthday', async () => {
    await openReady({
      'contacts.list': () => [contact({ id_type: 9, id_number: 'E1234567', birthday: '19880314' })]
    })
    expect(field('birthday')?.querySelector('input')?.value).toBe('19880314')
    await submit()
    expect(made('order.complete')).toEqual([
      expect.objectContaining({
        medUserInfo: expect.objectContaining({
          cardType: 9,
          identityCard: 'E1234567',
          birthday: '19880314'
        }) as unknown
      })
    ])
  })

  test('the notice of cancelling can be read', async () => {
    await openReady()
    await tap(control('《取消与退改须知》'))
    expect(world.visited).toEqual(['/cancellationNotice'])
  })
})
