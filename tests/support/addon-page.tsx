import { act } from 'react'
import type { DraftParts } from '@/domain/draft/parts'
import AddonPage from '@/pages/process/addon/index'
import { addonServer, type AddonWorld } from './addon'
import type { MountedPage } from './mount-page'
import { draftIn, product, startDraft, visit } from './draft'
import { all, byLabel, idle } from './screen'
import { createWorld, type FakeCalls, type World, type WorldOptions } from './world'

/** The add-on screen with a server of add-ons behind it, and what a person sees and does on it. */

let page: MountedPage | null = null
/** The world of the test at hand. */
export let world: World

export const button = (text: string) =>
  all('[role="button"]')
    .filter((found) => found.textContent === text)
    .at(-1)
export const toast = () => world.root.feedback.toastShown?.text
export const quotes = () => world.made.filter(({ name }) => name === 'addon.quote').map(({ input }) => input)
/** The check of an item, and whether it is on. */
export const check = (name: string) => byLabel(`选择${name}`)
export const isOn = (name: string) => check(name)?.getAttribute('aria-checked') === 'true'
export const off = (found: HTMLElement | undefined) => found?.getAttribute('aria-disabled') === 'true'
export const dialog = () => all('[role="alertdialog"]')[0]?.textContent ?? ''
/** The price as it is read out. */
export const price = () =>
  all('[role="status"]')
    .map((found) => found.textContent)
    .find((text) => text?.endsWith('元'))
export const draft = () => draftIn(world)
export const chosen = () => draft()?.parts.choice?.addons

/** Opens the screen in the world at hand. */
export async function mount(params: Record<string, string> = {}) {
  await act(async () => {
    page = await world.open('addon', AddonPage, { type: 'checkup', id: 'CK1003', ...params })
  })
  await idle()
}

export interface OpenOptions extends WorldOptions {
  server?: AddonWorld
  params?: Record<string, string>
  /** null: nothing was booked. */
  draft?: Partial<DraftParts> | null
  prepare?: (world: World) => void
}

export async function open(calls: FakeCalls = {}, options: OpenOptions = {}) {
  const { server = {}, params = {}, draft = {}, prepare, ...rest } = options
  const { list, price: priced } = addonServer(server)
  world = createWorld({
    calls: { 'addon.packages': list, 'addon.quote': priced, ...calls },
    ...rest
  })
  if (draft) startDraft(world, { product: product(), visit: visit(), ...draft }, params['cardNumber'])
  prepare?.(world)
  await mount(params)
}

export function leave() {
  page?.leave()
  page = null
}

/** In front again, as when a page behind it goes back. */
export async function reappear() {
  await act(async () => {
    page?.fire('onHide')
    page?.fire('onShow')
  })
  await idle()
}

/** After each test. */
export function leaveScreen() {
  leave()
  document.body.innerHTML = ''
}
