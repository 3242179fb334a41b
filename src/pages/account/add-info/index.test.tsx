import { act } from 'react'
import { contact } from '@/../tests/support/confirm'
import { typeInto, type MountedPage } from '@/../tests/support/mount-page'
import { all, byLabel, byText, idle, tap, tapRefused } from '@/../tests/support/screen'
import { createWorld, type FakeCalls, type World } from '@/../tests/support/world'
import { CallError, ErrorCode } from '@/contract/errors'
import { host } from '@/platform/host'
import AddInfoPage from './index'

let page: MountedPage | null = null
let world: World

const shown = () => document.body.textContent ?? ''
const toast = () => world.root.feedback.toastShown?.text
const made = (name: string) => world.made.filter((call) => call.name === name).map(({ input }) => input)
const value = (id: string) => document.querySelector<HTMLInputElement>(`#contact-${id} .input`)?.value
const area = () => document.querySelector<HTMLTextAreaElement>('#contact-address .textarea')

const type = async (id: string, text: string) => {
  await page?.type(`#contact-${id} .input`, text)
  await idle()
}
const typeAddress = async (text: string) => {
  await page?.type('#contact-address .textarea', text)
  await idle()
}

async function enter(params: Record<string, string>) {
  await act(async () => {
    page = await world.open('addInfo', AddInfoPage, params)
  })
  await idle()
}

async function open(params: Record<string, string>, calls: FakeCalls = {}, guest = false) {
  world = createWorld({
    ...(guest ? { session: null } : {}),
    calls: {
      'contacts.get': ({ contacts_id }) => contact({ contacts_id }),
      'contacts.save': () => contact({ contacts_id: 'c900', name: '周远' }),
      'contacts.delete': () => ({}),
      'contacts.relations': () => [
        { id: 1, name: '本人' },
        { id: 7, name: '朋友' }
      ],
      'geo.provinces': () => [{ areaid: '110000', areaname: '北京市' }],
      'geo.cities': () => [{ areaid: '110100', areaname: '市辖区' }],
      'geo.regions': () => [{ areaid: '110105', areaname: '朝阳区' }],
      ...calls
    }
  })
  await enter(params)
}

const fill = async () => {
  await type('name', '周远')
  await type('idNumber', '99010119900101021x')
  await type('mobile', '138 0000 0000')
}

afterEach(() => {
  page?.leave()
  page = null
})

test('R2.10 R2.173 R7.20 the contact of that id opens with name, ID type and number', async () => {
  await open({ contacts_id: 'c001' })
  expect(made('contacts.get')).toEqual([{ contacts_id: 'c001' }])
  expect(document.querySelector('[role="heading"][aria-level="1"]')?.textContent).toBe('编辑联系人')
  expect(value('name')).toBe('陈予安')
  expect(byLabel('证件类型 身份证')).toBeDefined()
  expect(value('idNumber')).toBe('99010119880314011X')
})

test('R3.52 the other spelling fills the form too', async () => {
  await open(
    { contacts_id: 'c001' },
    {
      'contacts.get': () =>
        contact({
          name: '',
          realName: '林知夏',
          gender: undefined as never,
          sex: 0,
          id_number: '',
          id_number1: '990101199007220228'
        })
    }
  )
  expect(value('name')).toBe('林知夏')
  expect(value('idNumber')).toBe('990101199007220228')
  expect(byText('女')?.getAttribute('aria-checked')).toBe('true')
})

test('R2.10 a guest is asked to log in and comes back', async () => {
  await open({ contacts_id: 'c001' }, {}, true)
  expect(shown()).toContain('您还没有登录，或者登录超时，请重新登录')
  await tap(byText('去登录'))
  expect(world.root.session.redirect).toBe('/mine/addInfo/c001')
  expect(world.visited).toEqual(['/mine/authorize?url=%2Fmine%2FaddInfo%2Fc001'])
})

test('an unknown contact says so and leads back', async () => {
  await open(
    { contacts_id: 'zzz' },
    {
      'contacts.get': () => {
        throw new CallError(ErrorCode.notFound, '联系人不存在')
      }
    }
  )
  expect(shown()).toContain('联系人不存在')
  expect(byText('返回')).toBeDefined()
})

const agree = () => tap(byLabel('已取得本人同意，为其填写资料和预约'))

describe('a new one', () => {
  test('R9.3 somebody else is saved only with their consent, which a toast of 1.5 s says; 本人 needs none', async () => {
    await open({ contacts_id: 'new' })
    await fill()
    await tap(byText('男'))
    await tapRefused(byText('保存'), toast, '请先取得本人同意')
    expect(document.getElementById('consent-error')?.textContent).toBe('请先取得本人同意')
    expect(made('contacts.save')).toEqual([])
    await tap(byLabel('关系 请选择关系'))
    await tap(all('[role="radio"]').find((row) => row.textContent?.startsWith('本人')))
    expect(byLabel('已取得本人同意，为其填写资料和预约')).toBeUndefined()
    await tap(byText('保存'))
    expect(made('contacts.save')).toEqual([expect.not.objectContaining({ consent: 1 })])
  })

  test('R7.20 is saved with what the rules made of it', async () => {
    await open({ contacts_id: 'new' })
    await fill()
    await tap(byText('男'))
    await tap(byLabel('关系 请选择关系'))
    await tap(all('[role="radio"]').find((row) => row.textContent?.startsWith('朋友')))
    await agree()
    await tap(byText('保存'))
    expect(made('contacts.save')).toEqual([
      {
        name: '周远',
        mobile: '13800000000',
        gender: 1,
        id_type: 1,
        id_number: '99010119900101021X',
        birthday: '',
        relation: '朋友',
        marry: null,
        province_name: '',
        city_name: '',
        county_name: '',
        addressDetails: '',
        consent: 1
      }
    ])
    expect(toast()).toBe('已保存')
    expect(world.root.items.get('contactDraft')).toBeUndefined()
  })

  test('a complete ID number answers the sex', async () => {
    await open({ contacts_id: 'new' })
    await type('idNumber', '990101199007220228')
    expect(byText('女')?.getAttribute('aria-checked')).toBe('true')
  })

  test('a corrected ID number answers the sex anew; one that was chosen against it stays', async () => {
    await open({ contacts_id: 'c001' })
    const checked = (name: string) => byText(name)?.getAttribute('aria-checked')
    expect(checked('男')).toBe('true')
    await type('idNumber', '99010119900722022')
    await type('idNumber', '990101199007220228')
    expect([checked('男'), checked('女')]).toEqual(['false', 'true'])
    await tap(byText('男'))
    await type('idNumber', '990101198803140030')
    expect(checked('男')).toBe('true')
  })

  test('the confirm screen that asked goes on with this person', async () => {
    await open({ contacts_id: 'new', productCode: 'CK1003' })
    await fill()
    await tap(byText('男'))
    await agree()
    await tap(byText('保存'))
    expect(world.root.items.get('contactFormDatas')).toMatchObject({ contactId: 'c900', name: '周远' })
  })

  test('without a product no order form is touched', async () => {
    await open({ contacts_id: 'new' })
    await fill()
    await tap(byText('男'))
    await agree()
    await tap(byText('保存'))
    expect(world.root.items.get('contactFormDatas')).toBeUndefined()
  })

  test('R5.4 R5.5 R5.37 R5.38 R5.13 R9.3 nothing filled in: the first message is the toast for 1.5 s, each stands at its field', async () => {
    const scrolled = jest.spyOn(host, 'toField').mockImplementation(() => undefined)
    await open({ contacts_id: 'new' })
    await tapRefused(byText('保存'), toast, '请填写姓名')
    for (const [id, message] of [
      ['name', '请填写姓名'],
      ['idNumber', '请输入身份证号'],
      ['mobile', '请填写手机号'],
      ['gender', '请选择性别']
    ] as const) {
      expect(document.getElementById(`contact-${id}-error`)?.textContent).toBe(message)
    }
    expect(scrolled).toHaveBeenCalledWith('contact-name')
    expect(made('contacts.save')).toEqual([])
  })

  test.each([
    ['R5.9 ID number', 'idNumber', '9901', '请输入正确的身份证号！'],
    ['R5.14 mobile', 'mobile', '23800000000', '请填写正确的手机号！']
  ])('%s of a wrong form', async (_name, id, typed, message) => {
    await open({ contacts_id: 'new' })
    await fill()
    await type(id, typed)
    await tap(byText('保存'))
    expect(toast()).toBe(message)
    expect(made('contacts.save')).toEqual([])
  })

  test('R5.11 another document needs a number, in any form', async () => {
    await open({ contacts_id: 'new' })
    await tap(byLabel('证件类型 身份证'))
    await tap(all('[role="radio"]').find((row) => row.textContent === '其他证件'))
    await type('name', '周远')
    await type('mobile', '13800000000')
    await tap(byText('男'))
    await tap(byText('保存'))
    expect(toast()).toBe('请输入证件号')
    await type('idNumber', 'E-77')
    await agree()
    await tap(byText('保存'))
    expect(made('contacts.save')).toEqual([expect.objectContaining({ id_type: 9, id_number: 'E-77' })])
  })

  test('a field is not blamed before it was left', async () => {
    await open({ contacts_id: 'new' })
    await type('mobile', '1')
    expect(document.getElementById('contact-mobile-error')).toBeNull()
  })

  test('what the server refuses stands at its field, and nothing typed is lost', async () => {
    await open(
      { contacts_id: 'new' },
      {
        'contacts.save': () => {
          throw new CallError(ErrorCode.badParameter, '该联系人已存在', [{ field: 'id_number' }])
        }
      }
    )
    await fill()
    await tap(byText('男'))
    await agree()
    await tap(byText('保存'))
    expect(toast()).toBe('该联系人已存在')
    expect(document.getElementById('contact-idNumber-error')?.textContent).toBe('该联系人已存在')
    expect(value('name')).toBe('周远')
  })

  test('what was typed is there after a reload', async () => {
    await open({ contacts_id: 'new' })
    await type('name', '周')
    page?.leave()
    await enter({ contacts_id: 'new' })
    expect(value('name')).toBe('周')
    page?.leave()
    await enter({ contacts_id: 'c001' })
    expect(value('name')).toBe('陈予安')
  })
})

describe('the address', () => {
  test('R2.191 R7.22 R7.23 R7.24 R3.55 R5.21 province, city, district; kept joined, saved apart', async () => {
    await open({ contacts_id: 'c001' })
    await tap(byLabel('所在地区 北京市 北京市 朝阳区'))
    await tap(byText('北京市'))
    await tap(byText('市辖区'))
    await tap(byText('朝阳区'))
    expect(made('geo.cities')).toEqual([{ provinceId: '110000' }])
    expect(made('geo.regions')).toEqual([{ cityId: '110100' }])
    expect(world.root.items.get('contactDraft')?.region).toBe('北京市-市辖区-朝阳区')
    await typeAddress('阜荣街10号')
    await tap(byText('保存'))
    expect(made('contacts.save')).toEqual([
      expect.objectContaining({
        contacts_id: 'c001',
        province_name: '北京市',
        city_name: '市辖区',
        county_name: '朝阳区',
        addressDetails: '阜荣街10号'
      })
    ])
  })

  test('R5.30 R9.3 41 characters: cut to 40 with a toast of 1.5 s', async () => {
    await open({ contacts_id: 'new' })
    jest.useFakeTimers()
    try {
      await act(async () => {
        const field = area()
        if (field) typeInto(field, '街'.repeat(41))
      })
      expect(toast()).toBe('详细地址最多40个字')
      await act(async () => void (await jest.advanceTimersByTimeAsync(1400)))
      expect(toast()).toBe('详细地址最多40个字')
      await act(async () => void (await jest.advanceTimersByTimeAsync(200)))
      expect(toast()).toBeUndefined()
    } finally {
      jest.useRealTimers()
    }
    expect(area()?.value).toBe('街'.repeat(40))
    expect(shown()).toContain('40/40')
  })

  test('R5.31 R5.32 a fourth line, emoji and listed signs go', async () => {
    await open({ contacts_id: 'new' })
    await typeAddress('一😀\n<二>\n三￥\n四')
    expect(world.root.items.get('contactDraft')?.addressDetail).toBe('一\n二\n三')
  })
})

describe('deleting', () => {
  test('R7.20 asks first, then the contact is gone', async () => {
    await open({ contacts_id: 'c001' })
    await tap(byText('删除联系人'))
    expect(shown()).toContain('确定删除该联系人吗？')
    await tap(byText('取消'))
    expect(made('contacts.delete')).toEqual([])
    await tap(byText('删除联系人'))
    await tap(byText('删除'))
    expect(made('contacts.delete')).toEqual([{ contacts_id: 'c001' }])
    expect(world.visited).toEqual(['tab /'])
  })

  test('a new one has nothing to delete', async () => {
    await open({ contacts_id: 'new' })
    expect(byText('删除联系人')).toBeUndefined()
  })
})
