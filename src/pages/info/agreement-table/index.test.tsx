import { act } from 'react'
import type { MountedPage } from '@/../tests/support/mount-page'
import { byText, idle, shows, tap } from '@/../tests/support/screen'
import { createWorld, type World } from '@/../tests/support/world'
import AgreementTablePage from './index'

let world: World
let page: MountedPage | null = null
afterEach(() => {
  page?.leave()
  page = null
})

async function open(params: { about?: string } = {}) {
  world = createWorld({
    calls: {
      'content.agreement': ({ key }) => ({
        key,
        title: '体检卡使用协议',
        updatedAt: '2026-11-28',
        sections: [{ heading: '一、卡给谁用', paragraphs: ['卡绑定后归使用人，不能转给别人。'] }]
      })
    }
  })
  await act(async () => {
    page = await world.open('agreementTable', AgreementTablePage, params)
  })
  await idle()
}

test('all agreements are listed, that on cards too', async () => {
  await open()
  expect(world.made).toEqual([])
  await tap(byText('体检卡使用协议'))
  await tap(byText('用户协议'))
  expect(world.visited).toEqual(['/AgreementTable?about=card', '/userAgreement'])
})

test('what a card’s binding agrees to can be read', async () => {
  await open({ about: 'card' })
  expect(world.made1('content.agreement')).toEqual({ key: 'card' })
  expect(shows('卡绑定后归使用人，不能转给别人。')).toBe(true)
})

test('another word in the address lists them', async () => {
  await open({ about: 'account' })
  expect([world.made.length, shows('隐私政策')]).toEqual([0, true])
})
