import { act } from 'react'
import { breakfasts } from '@/../tests/recorded/confirm'
import { contact, oneBreakfast } from '@/../tests/support/confirm'
import {
  agree,
  control,
  enter,
  leave,
  made,
  open,
  openReady,
  parts,
  sheet,
  submit,
  toast,
  typeInto,
  watchScroll
} from '@/../tests/support/confirm-page'
import { typeInto as fill } from '@/../tests/support/mount-page'
import { all, byLabel, idle, shows, tap } from '@/../tests/support/screen'
import { CallError, ErrorCode } from '@/contract/errors'

afterEach(leave)

const REGIONS = {
  'geo.provinces': () => [
    { areaid: '110000', areaname: '北京市' },
    { areaid: '320000', areaname: '江苏省' }
  ],
  'geo.cities': () => [{ areaid: '320500', areaname: '苏州市' }],
  'geo.regions': () => [{ areaid: '320508', areaname: '姑苏区' }]
}
const NOWHERE = {
  'contacts.list': () => [contact({ province_name: '', city_name: '', county_name: '' })]
}

const post = () => byLabel('邮寄纸质报告')
const errorOf = (field: string) => document.getElementById(`receive-${field}-error`)?.textContent
const pickRow = async (name: string) => {
  await tap(all('[role="option"]').find((row) => row.textContent === name))
  await idle()
}
async function byPost(calls: Parameters<typeof openReady>[0] = {}) {
  await openReady({ ...REGIONS, ...NOWHERE, ...calls })
  await tap(post())
  await idle()
}
async function chooseRegion() {
  await tap(byLabel('配送区域 请选择省 / 市 / 区'))
  await idle()
  for (const name of ['江苏省', '苏州市', '姑苏区']) await pickRow(name)
}

describe('the paper report by post', () => {
  test('R2.191 the form stands in the card once the report is posted, and only then', async () => {
    await openReady({ ...REGIONS, ...NOWHERE })
    expect(shows('配送区域')).toBe(false)
    await tap(post())
    await idle()
    expect(shows('配送区域')).toBe(true)
    await tap(control('捐赠1元公益'))
    expect(post()?.getAttribute('aria-checked')).toBe('false')
    expect(shows('配送区域')).toBe(false)
  })

  test('R2.127 R7.93 the region comes from the picker, and the address goes with the order', async () => {
    await byPost()
    await chooseRegion()
    await typeInto('receive-address', '平江路7号2幢\n301室')
    expect(made('geo.cities')).toEqual([{ provinceId: '320000' }])
    expect(made('geo.regions')).toEqual([{ cityId: '320500' }])
    await submit()
    expect(made('order.complete')).toEqual([
      expect.objectContaining({ receiveCity: '江苏省-苏州市-姑苏区', receiveAddress: '平江路7号2幢\n301室' })
    ])
  })

  test('what was typed is there after a reload', async () => {
    await byPost()
    await chooseRegion()
    await typeInto('receive-address', '平江路7号')
    leave()
    await enter()
    await idle()
    expect(byLabel('配送区域 江苏省 苏州市 姑苏区')).toBeDefined()
    expect(document.querySelector<HTMLTextAreaElement>('#receive-address textarea')?.value).toBe('平江路7号')
  })

  test('R5.18 R5.20 R5.28 R5.29 without region and address nothing is sent, each field says so and the first is in view', async () => {
    const scrolled = watchScroll()
    await byPost()
    expect(byLabel('配送区域 请选择省 / 市 / 区')).toBeDefined()
    await submit()
    expect(toast()).toBe('请选择配送区域')
    expect(errorOf('region')).toBe('请选择配送区域')
    expect(errorOf('address')).toBe('请填写详细地址')
    expect(scrolled).toHaveBeenCalledWith('receive-region')
    expect(made('order.complete')).toEqual([])
  })

  test('R5.30 R9.20 the 41st character is cut and a toast says so for 1.5 s', async () => {
    await byPost()
    jest.useFakeTimers()
    try {
      const area = document.querySelector('#receive-address textarea')
      await act(async () => area && fill(area, '路'.repeat(41)))
      expect(toast()).toBe('详细地址最多40个字')
      await act(async () => void (await jest.advanceTimersByTimeAsync(1600)))
      expect(toast()).toBeUndefined()
    } finally {
      jest.useRealTimers()
    }
    expect(parts()?.address?.detail).toBe('路'.repeat(40))
    expect(shows('40/40')).toBe(true)
  })

  test('R5.31 R5.32 the fourth line, emoji and listed signs go', async () => {
    await byPost()
    await typeInto('receive-address', '平江路😀7号\n<2>幢\n301\n室')
    expect(parts()?.address?.detail).toBe('平江路7号\n2幢\n301')
  })

  test('a contact with an address fills the form', async () => {
    await openReady({
      ...REGIONS,
      'contacts.list': () => [
        contact({
          province_name: '江苏省',
          city_name: '苏州市',
          county_name: '虎丘区',
          addressDetails: '狮山路1号'
        })
      ]
    })
    await tap(post())
    await submit()
    expect(made('order.complete')).toEqual([
      expect.objectContaining({ receiveCity: '江苏省-苏州市-虎丘区', receiveAddress: '狮山路1号' })
    ])
  })

  test('an address that was typed before the choice was taken back does not go with the order', async () => {
    await byPost()
    await chooseRegion()
    await typeInto('receive-address', '平江路7号')
    await tap(post())
    await submit()
    expect(made('order.complete')).toEqual([expect.objectContaining({ receiveCity: '', receiveAddress: '' })])
  })

  test('R7.12 a list of regions that fails says so and can be asked again', async () => {
    let fails = true
    await byPost({
      'geo.provinces': () => {
        if (fails) throw new CallError(ErrorCode.network, '网络错误')
        return REGIONS['geo.provinces']()
      }
    })
    await tap(byLabel('配送区域 请选择省 / 市 / 区'))
    await idle()
    expect(sheet()?.textContent).toContain('重新加载')
    fails = false
    await tap(control('重新加载'))
    await idle()
    expect(sheet()?.textContent).toContain('江苏省')
  })

  test('what the server does not take stands at its field', async () => {
    await byPost({
      'order.complete': () => {
        throw new CallError(ErrorCode.badParameter, '配送区域不正确，请重新选择', { field: 'receiveCity' })
      }
    })
    await chooseRegion()
    await typeInto('receive-address', '平江路7号')
    await submit()
    await idle()
    expect(errorOf('region')).toBe('配送区域不正确，请重新选择')
  })
})

describe('consent', () => {
  const box = () =>
    byLabel('已阅读并同意《用户协议》《取消与退改须知》，同意将以上信息提供给所选分院用于本次预约')

  test('is empty at first; without it the order is not sent, the box says so and what was typed stays', async () => {
    const scrolled = watchScroll()
    await open(oneBreakfast)
    expect(box()?.getAttribute('aria-checked')).toBe('false')
    await typeInto('person-mobile', '10000000009')
    await submit()
    expect(toast()).toBe('请先阅读并同意用户协议与取消与退改须知')
    expect(document.querySelector('#confirm-agreement [role="alert"]')?.textContent).toBe(
      '请先阅读并同意用户协议与取消与退改须知'
    )
    expect(scrolled).toHaveBeenCalledWith('confirm-agreement')
    expect(made('order.complete')).toEqual([])
    expect(document.querySelector<HTMLInputElement>('#person-mobile input')?.value).toBe('10000000009')
    await agree()
    expect(document.querySelector('#confirm-agreement [role="alert"]')).toBeNull()
    await submit()
    expect(made('order.complete')).toHaveLength(1)
  })
})

describe('breakfasts that did not come', () => {
  test('the row says so and asks again; until then no order goes out', async () => {
    let fails = true
    await openReady({
      'confirm.breakfasts': () => {
        if (fails) throw new CallError(ErrorCode.network, '网络错误')
        return breakfasts
      }
    })
    expect(shows('早餐加载失败')).toBe(true)
    await submit()
    expect(made('order.complete')).toEqual([])
    expect(made('confirm.breakfasts')).toHaveLength(2)
    fails = false
    await tap(byLabel('早餐预约 重新加载'))
    await idle()
    expect(byLabel('早餐预约 请选择')).toBeDefined()
    expect(shows('早餐加载失败')).toBe(false)
  })
})
