import { Text } from '@tarojs/components'
import { CHANNEL } from '@/contract/channels'
import { keysOf } from '@/domain/keys-of'
import { currentDoor } from '@/platform/door'
import type { ShareCard } from '@/platform/door/share'
import { host } from '@/platform/host'
import { idle } from '../../tests/support/screen'
import { createWorld } from '../../tests/support/world'
import { isPrivate, publicHref } from './href'
import { useHostShare, withMenu } from './host-share.weapp'
import { page } from './page'
import type { RouteRow } from './row'
import { cardOf, sharedPage } from './share'
import { useShareCard } from './share-card'
import { routes, type RouteName } from './table'
import { useTitle } from './title'

const rows: readonly (readonly [RouteName, RouteRow])[] = keysOf(routes).map((name) => [name, routes[name]])
const PUBLIC = { params: {}, isPrivate: false, title: '', plain: false }
/** Every parameter of a row, also those of whoever shares. */
const given = ({ params = [] }: RouteRow) =>
  Object.fromEntries(params.map((one) => [one.replace('?', ''), `<${one.replace('?', '')}>`]))
const required = ({ params = [] }: RouteRow) => params.filter((one) => !one.endsWith('?'))

describe('where a link to a page leads', () => {
  test.each(rows.filter(([, row]) => row.listed))('%s: there, with what it requires alone', (name, row) => {
    const shared = sharedPage(name, { ...PUBLIC, params: given(row) })
    expect(shared.name).toBe(name)
    expect(Object.keys(shared.params).sort()).toEqual(required(row).toSorted())
    expect(shared.title).not.toBe('')
    for (const shape of ['card', 'square'] as const) expect(shared.picture(shape)).toMatch(/^\/\S+\.png$/)
  })

  test.each(rows.filter(([, row]) => !row.listed && !row.shares))('%s: home', (name, row) => {
    const target = publicHref(name, given(row))
    const shared = sharedPage(name, {
      ...PUBLIC,
      params: given(row),
      title: '陈予安的报告',
      isPrivate: isPrivate(target)
    })
    expect(shared).toMatchObject({ name: 'home', params: {}, title: '体检商城' })
    expect(shared.picture('card')).toBe('/share.png')
  })

  test('R9.45 the shop has a title, a text and a picture of its own', () => {
    expect(cardOf(sharedPage('home', PUBLIC))).toEqual({
      title: '体检商城',
      text: '选分院、选时间、选加项，一次约好体检',
      path: '/',
      imgUrl: '/share.png'
    })
  })

  test('an open page of its owner shares home', () => {
    const params = { type: 'checkup', id: 'CK1003' }
    expect(sharedPage('selling', { ...PUBLIC, params, isPrivate: true }).name).toBe('home')
  })

  test('nothing private is listed', () => {
    expect(rows.filter(([, row]) => row.listed && row.private).map(([name]) => name)).toEqual([])
  })

  test('from booking to the product, from an address that lacks a parameter home', () => {
    const params = { type: 'checkup', id: 'CK1003', date: '2026-05-20' }
    expect(cardOf(sharedPage('booking', { ...PUBLIC, params }))).toMatchObject({
      title: '体检商城',
      path: '/selling/checkup/CK1003',
      imgUrl: '/share/product/CK1003/square.png'
    })
    expect(sharedPage('hospitalDetail', { ...PUBLIC, params: { cityCode: '131' } }).name).toBe('home')
  })

  const INVITES = {
    title: '还差 1 人',
    text: '点开补上',
    path: '/group-buy?groupId=G1',
    imgUrl: '/share.png'
  }

  test.each(['groupBuy', 'makeUp'] as const)(
    'to what %s invites to, also where the page is private',
    (name) => {
      const shared = sharedPage(name, {
        ...PUBLIC,
        params: given(routes[name]),
        isPrivate: true,
        card: INVITES
      })
      expect(cardOf(shared, INVITES.text)).toEqual(INVITES)
      expect([shared.name, shared.params]).toEqual(['groupBuy', { groupId: 'G1' }])
    }
  )

  test('an invitation to a page that is not there is none', () => {
    const card = { ...INVITES, path: '/no/such/page' }
    expect(sharedPage('groupBuy', { ...PUBLIC, card })).toMatchObject({ name: 'groupBuy', params: {} })
  })

  test('an id stays one part of the picture’s address', () => {
    const { picture } = sharedPage('selling', { ...PUBLIC, params: { type: 'checkup', id: '../x?y#z' } })
    expect(picture('card')).toBe('/share/product/..%2Fx%3Fy%23z/card.png')
  })
})

describe('an open page', () => {
  const prepared = async (
    name: RouteName,
    params: Record<string, string>,
    title = '',
    { comefrom, card = null }: { comefrom?: string | undefined; card?: ShareCard | null } = {}
  ) => {
    const Named = () => {
      useTitle(title)
      useShareCard(card)
      return <Text>内容</Text>
    }
    jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('MicroMessenger/8.0')
    const prepare = jest.spyOn(currentDoor().share, 'prepare').mockResolvedValue()
    const world = createWorld()
    if (comefrom) world.root.session.comefrom = comefrom
    const mounted = await world.open(name, page(name, Named), params)
    await idle()
    mounted.leave()
    await idle()
    return prepare.mock.calls.map(([card]) => card)
  }
  const PRODUCT = { type: 'checkup', id: 'CK1003' }

  test('of a product is shared once, as soon as it has its name', async () => {
    expect(await prepared('selling', PRODUCT, '')).toEqual([])
    expect(await prepared('selling', PRODUCT, '深度体检')).toMatchObject([{ title: '深度体检' }])
  })

  test('is not told of once more as its invitation goes with it', async () => {
    const card = { title: '还差 1 人', text: '点开补上', path: '/group-buy?groupId=G1', imgUrl: '/share.png' }
    expect(await prepared('groupBuy', {}, '', { card })).toEqual([card])
  })

  test.each([
    ['of a card', { ...PRODUCT, cardNumber: 'C1' }, undefined],
    ['in a bank', PRODUCT, String(CHANNEL.bank)]
  ])('%s tells no price', async (_name, params, comefrom) => {
    expect(await prepared('selling', params, '深度体检', { comefrom })).toMatchObject([
      { path: '/selling/checkup/CK1003', imgUrl: '/share/product/CK1003/square.png?plain=1' }
    ])
  })
})

describe('the menu of WeChat', () => {
  const asked = async (hook: 'onShareAppMessage' | 'onShareTimeline' | 'onAddToFavorites') => {
    jest.spyOn(host, 'origin').mockReturnValue('https://shop.example')
    const Shared = withMenu(routes.selling, () => {
      useHostShare('selling', () => ({
        ...PUBLIC,
        params: { type: 'checkup', id: 'CK1003' },
        title: '深度体检'
      }))
      return <Text>内容</Text>
    })
    const mounted = await createWorld().open('selling', Shared, {})
    const answer = mounted.fire(hook)
    mounted.leave()
    return answer
  }
  const IMAGE = 'https://shop.example/share/product/CK1003'

  test('sends a message with page, name and the picture for messages', async () => {
    expect(await asked('onShareAppMessage')).toEqual({
      title: '深度体检',
      path: '/pages/goods/selling/index?type=checkup&id=CK1003',
      imageUrl: `${IMAGE}/card.png`
    })
  })

  test.each(['onShareTimeline', 'onAddToFavorites'] as const)(
    '%s keeps the page with its query',
    async (hook) => {
      expect(await asked(hook)).toEqual({
        title: '深度体检',
        query: 'type=checkup&id=CK1003',
        imageUrl: `${IMAGE}/square.png`
      })
    }
  )

  test('the timeline is for listed pages alone', () => {
    const Empty = () => null
    expect(withMenu(routes.selling, () => null)).toHaveProperty('enableShareTimeline', true)
    expect(withMenu(routes.orderDetail, Empty)).toHaveProperty('enableShareAppMessage', true)
    expect(withMenu(routes.orderDetail, Empty)).not.toHaveProperty('enableShareTimeline')
  })
})

test('a page that stands alone has no way back and no bar', async () => {
  jest.spyOn(host, 'singlePage').mockReturnValue(true)
  const mounted = await createWorld().open(
    'home',
    page('home', () => <Text>内容</Text>),
    {}
  )
  expect(document.querySelector('nav, [role=tablist]')).toBeNull()
  mounted.leave()
})
