import { act } from 'react'
import type { DraftParts } from '@/domain/draft/parts'
import { host } from '@/platform/host'
import ConfirmPage from '@/pages/confirm/confirm/index'
import { choose, confirmCalls, oneBreakfast } from './confirm'
import { draftIn } from './draft'
import type { MountedPage } from './mount-page'
import { all, idle, tap } from './screen'
import { createWorld, type FakeCalls, type World } from './world'

/** The confirm screen of the golden order, and what a person sees and does on it. */

let page: MountedPage | null = null
/** The world of the test at hand. */
export let world: World

export const setWorld = (next: World) => {
  world = next
}
export const control = (text: string) =>
  all('[role="button"],[role="radio"],[role="checkbox"],[role="link"]')
    .filter((found) => found.textContent === text)
    .at(-1)
export const shown = () => document.body.textContent ?? ''
export const toast = () => world.root.feedback.toastShown?.text
export const made = (name: string) =>
  world.made.filter((call) => call.name === name).map(({ input }) => input)
export const sheet = () => document.querySelector<HTMLElement>('[role="dialog"]')
export const field = (id: string) => document.getElementById(`person-${id}`)
export const watchScroll = () => jest.spyOn(host, 'toField')

export async function enter(params: Record<string, string> = {}) {
  await act(async () => {
    page = await world.open('confirm', ConfirmPage, { type: 'checkup', id: 'CK1003', ...params })
  })
  await idle()
  await idle()
}

/** Parts of the draft. */
export const parts = () => draftIn(world)?.parts

/** Another page lay on top and is gone. */
export async function reappear() {
  await act(async () => {
    page?.fire('onHide')
    page?.fire('onShow')
  })
  await idle()
}

export function leave() {
  page?.leave()
  page = null
}

export async function open(calls: FakeCalls = {}, draft: Partial<DraftParts> | null = {}) {
  setWorld(createWorld({ calls: { ...confirmCalls(), ...calls } }))
  if (draft) choose(world, draft)
  await enter()
}

/** One breakfast and the agreement given, so that nothing needs choosing. */
export async function openReady(calls: FakeCalls = {}, draft: Partial<DraftParts> = {}) {
  await open({ ...oneBreakfast, ...calls }, draft)
  await agree()
}

export const typeInto = async (id: string, value: string) => {
  await page?.type(`#${id} .input, #${id} textarea`, value)
  await idle()
}
export const type = (id: string, value: string) => typeInto(`person-${id}`, value)
const AGREE = /^已阅读并同意《用户协议》/
export const agree = () =>
  tap(all('[role="checkbox"]').find((box) => AGREE.test(box.getAttribute('aria-label') ?? '')))
export const submit = () => tap(control('提交订单'))
