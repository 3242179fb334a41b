import { useState } from 'react'
import { View } from '@tarojs/components'
import { mountPage, type MountedPage } from '../../../tests/support/mount-page'
import { Badge } from './badge'
import { Button } from './button'
import { Check } from './check'
import { Countdown } from './countdown'
import { Icon } from './icon'
import { Img, setPictureOrigin } from './img'
import { Meter } from './meter'
import { Price } from './price'
import { QrCode } from './qr-code'
import { Segmented } from './segmented'
import { Tabs } from './tabs'

let mounted: MountedPage | null = null

async function mount(...args: Parameters<typeof mountPage>): Promise<MountedPage> {
  mounted = await mountPage(...args)
  return mounted
}

afterEach(() => {
  mounted?.leave()
  mounted = null
})

/** The address that an image is given; its element may hold it as a property or an attribute. */
function source(page: MountedPage, selector: string): string | null {
  const image = page.queries.querySelector(selector) as (Element & { src?: string }) | null
  return image?.src ?? image?.getAttribute('src') ?? null
}

describe('Price', () => {
  test.each([
    ['whole yuan while browsing', { fen: 108000 }, '¥1080', '1080.00元'],
    ['a half yuan keeps one decimal', { fen: 108050 }, '¥1080.5', '1080.50元'],
    ['R5.45 a computed amount has two decimals', { fen: 139300, exact: true }, '¥1393.00', '1393.00元'],
    ['a deduction', { fen: -20000, exact: true }, '-¥200.00', '减200.00元'],
    ['a former price', { fen: 198000, struck: true }, '¥1980', '原价1980.00元'],
    ['a lowest price', { fen: 32800, unit: '起' }, '¥328起', '328.00元起']
  ])('%s', async (_case, props, drawn, spoken) => {
    const page = await mount(() => <Price {...props} className="price-under-test" />)
    const price = page.queries.querySelector('.price-under-test')
    expect(price?.textContent).toBe(drawn)
    expect(price?.getAttribute('aria-label')).toBe(spoken)
  })

  test('R5.44 integer and decimals are parts of their own, never more than two decimals', async () => {
    const page = await mount(() => <Price fen={1234} />)
    expect(page.text('.integer')).toBe('12')
    expect(page.text('.decimal')).toBe('.34')
  })
})

describe('Icon', () => {
  test('is named when it says something and silent when it is decoration', async () => {
    const page = await mount(() => (
      <View>
        <Icon name="back" label="返回" className="named" />
        <Icon name="back" className="silent" />
      </View>
    ))
    expect(page.queries.querySelector('.named')?.getAttribute('aria-label')).toBe('返回')
    expect(page.queries.querySelector('.named')?.getAttribute('role')).toBe('img')
    expect(page.queries.querySelector('.silent')?.getAttribute('aria-hidden')).toBe('true')
  })
})

describe('Check', () => {
  const mountCheck = async (props: Partial<Parameters<typeof Check>[0]>) => {
    const onChange = jest.fn()
    const page = await mount(() => <Check on={false} label="血脂" onChange={onChange} {...props} />)
    const role = `[role="${props.role ?? 'checkbox'}"]`
    return {
      page,
      onChange,
      role,
      attribute: (name: string) => page.queries.querySelector(role)?.getAttribute(name)
    }
  }

  test.each([
    ['off', {}, 'false', true],
    ['on', { on: true }, 'true', false]
  ])('%s: a tap asks for the other state', async (_state, props, checked, wanted) => {
    const { page, onChange, role, attribute } = await mountCheck(props)
    expect(attribute('aria-checked')).toBe(checked)
    await page.tap(role)
    expect(onChange.mock.calls).toEqual([[wanted]])
  })

  test.each([
    ['locked', { locked: true }, 'true'],
    ['disabled', { disabled: true }, 'false']
  ])('%s: takes no tap and says so', async (_state, props, checked) => {
    const { page, onChange, role, attribute } = await mountCheck(props)
    expect(attribute('aria-checked')).toBe(checked)
    expect(attribute('aria-disabled')).toBe('true')
    await page.tap(role)
    expect(onChange).not.toHaveBeenCalled()
  })

  test('a radio that is on stays on', async () => {
    const { page, onChange, role } = await mountCheck({ on: true, role: 'radio' })
    await page.tap(role)
    expect(onChange).not.toHaveBeenCalled()
  })

  test('the tap does not reach the row around it', async () => {
    const onRow = jest.fn()
    const page = await mount(() => (
      <View onClick={onRow}>
        <Check on={false} label="血脂" onChange={() => {}} />
      </View>
    ))
    await page.tap('[role="checkbox"]')
    expect(onRow).not.toHaveBeenCalled()
  })
})

describe('Img', () => {
  afterEach(() => setPictureOrigin(''))

  test('a path is loaded from the origin, without the tone of its tile', async () => {
    setPictureOrigin('https://shop.example/')
    const page = await mount(() => <Img src="/seed-img/pkg/CK1003.svg#sky" ratio={1} eager />)
    expect(source(page, '.picture')).toBe('https://shop.example/seed-img/pkg/CK1003.svg')
    expect(page.queries.querySelector('.sky')).not.toBeNull()
  })

  test('what does not load gives way to the tile; another picture gets its own chance', async () => {
    let show: (src: string) => void = () => {}
    function Gallery() {
      const [src, setSrc] = useState('/gone.png')
      show = setSrc
      return <Img src={src} alt="套餐" ratio={1} eager />
    }
    const page = await mount(Gallery)
    const fail = () =>
      page.act(() => {
        page.queries.querySelector('.picture')?.dispatchEvent(new CustomEvent('error'))
      })
    expect(page.queries.querySelector('.fallback')).toBeNull()
    await fail()
    expect(page.queries.querySelector('.picture')).toBeNull()
    expect(page.queries.querySelector('.fallback')).not.toBeNull()
    expect(page.queries.querySelector('.img')?.getAttribute('aria-label')).toBe('套餐')
    await page.act(() => show('/there.png'))
    expect(page.queries.querySelector('.picture')).not.toBeNull()
  })
})

describe('Countdown', () => {
  afterEach(() => jest.useRealTimers())

  /** Mounting needs real timers; the clock stands still from then on and the countdown begins. */
  async function begin(
    leftMs: number,
    options: { skew?: number; onEnd?: () => void } = {}
  ): Promise<MountedPage> {
    const { skew = 0, onEnd } = options
    let show: (deadline: number) => void = () => {}
    const now = () => Date.now() + skew
    function Waiting() {
      const [deadline, setDeadline] = useState(0)
      show = setDeadline
      return deadline ? <Countdown of="名额保留" deadline={deadline} now={now} onEnd={onEnd} /> : <View />
    }
    const page = await mount(Waiting)
    jest.useFakeTimers()
    page.act(() => show(now() + leftMs))
    return page
  }
  const pass = (page: MountedPage, ms: number) => {
    page.act(() => {
      jest.advanceTimersByTime(ms)
    })
  }
  const drawn = (page: MountedPage) =>
    Array.from(page.queries.querySelectorAll('.block'), (block) => block.textContent).join(':')

  test('counts by the clock it is given, drops the hours and ends once', async () => {
    const onEnd = jest.fn()
    const page = await begin(3_601_000, { skew: 90_000, onEnd })
    expect(drawn(page)).toBe('01:00:01')
    pass(page, 2_000)
    expect(drawn(page)).toBe('59:59')
    pass(page, 3_598_000)
    expect(drawn(page)).toBe('00:01')
    expect(onEnd).not.toHaveBeenCalled()
    pass(page, 1_000)
    expect(drawn(page)).toBe('00:00')
    pass(page, 10_000)
    expect(onEnd).toHaveBeenCalledTimes(1)
  })

  test('says by itself only five minutes, one, and the end', async () => {
    const page = await begin(302_000)
    const said = () => page.text('[role="status"]')
    const heard = [said()]
    for (let second = 0; second < 303; second += 1) {
      pass(page, 1_000)
      if (said() !== heard.at(-1)) heard.push(said())
    }
    expect(heard).toEqual(['', '名额保留剩余5分钟', '名额保留剩余1分钟', '名额保留已结束'])
  })

  test('tells the rest by the minute to who asks', async () => {
    const page = await begin(600_000)
    expect(page.text('[role="timer"]')).toBe('名额保留剩余10分钟')
    pass(page, 30_000)
    expect(page.text('[role="timer"]')).toBe('名额保留剩余10分钟')
    pass(page, 30_000)
    expect(page.text('[role="timer"]')).toBe('名额保留剩余9分钟')
  })

  test('stops with its page', async () => {
    const onEnd = jest.fn()
    const page = await begin(5_000, { onEnd })
    mounted = null
    page.leave()
    jest.advanceTimersByTime(10_000)
    expect(onEnd).not.toHaveBeenCalled()
  })
})

describe('choosing', () => {
  test.each([
    ['loading', { loading: true }],
    ['disabled', { disabled: true }]
  ])('a %s button keeps its text and takes no tap', async (_state, props) => {
    const onTap = jest.fn()
    const page = await mount(() => (
      <Button {...props} onTap={onTap}>
        提交订单
      </Button>
    ))
    await page.tap('[role="button"]')
    expect(page.text('[role="button"]')).toContain('提交订单')
    expect(page.queries.querySelector('[role="button"]')?.getAttribute('aria-disabled')).toBe('true')
    expect(onTap).not.toHaveBeenCalled()
  })

  test('a forbidden segment is not chosen, another one is', async () => {
    const onChange = jest.fn()
    const options = [
      { value: 'm', text: '男' },
      { value: 'f', text: '女', disabled: true },
      { value: 'x', text: '未知' }
    ]
    const page = await mount(() => <Segmented label="性别" options={options} value="m" onChange={onChange} />)
    for (const at of [1, 2, 3]) await page.tap(`[role="radio"]:nth-child(${at})`)
    expect(onChange.mock.calls).toEqual([['x']])
  })

  test('a tab that is not active asks to be', async () => {
    const onChange = jest.fn()
    const items = [
      { key: 'all', text: '全部' },
      { key: 'pay', text: '待付款' }
    ]
    const page = await mount(() => <Tabs label="订单" items={items} active="all" onChange={onChange} />)
    expect(page.text('[aria-selected="true"]')).toBe('全部')
    await page.tap('[role="tab"]:nth-child(1)')
    await page.tap('[role="tab"]:nth-child(2)')
    expect(onChange.mock.calls).toEqual([['pay']])
  })
})

describe('amounts', () => {
  test.each([
    [0, null],
    [4, '4'],
    [99, '99'],
    [100, '99+']
  ])('a badge of %s reads %s', async (count, text) => {
    const page = await mount(() => <Badge count={count} className="badge-under-test" />)
    expect(page.text('.badge-under-test')).toBe(text)
  })

  test.each([
    [84, null],
    [85, 'tight'],
    [94, 'tight'],
    [95, 'full'],
    [120, 'full']
  ])('a meter at %s %% is %s', async (percent, tone) => {
    const page = await mount(() => <Meter percent={percent} text={`已约${percent}%`} />)
    expect(['tight', 'full'].find((name) => page.queries.querySelector(`.meter.${name}`)) ?? null).toBe(tone)
  })
})

test('a QR code is drawn with its quiet zone and named', async () => {
  const page = await mount(() => <QrCode text="7304119628" label="到检凭证二维码" />)
  const drawing = decodeURIComponent(source(page, '.code') ?? '')
  expect(page.queries.querySelector('[aria-label="到检凭证二维码"]')).not.toBeNull()
  // The smallest code has 21 modules; its finder pattern begins after four white ones.
  expect(drawing).toContain("viewBox='0 0 29 29'")
  expect(drawing).toContain('M4 4h7v1h-7z')
})
