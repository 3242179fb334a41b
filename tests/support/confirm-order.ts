import type { HoldKeeper } from '@/components/booking/hold-keeper/model'
import { CallError } from '@/contract/errors'
import type { CompleteInput } from '@/contract/order/dto/place-order'
import type { DraftParts } from '@/domain/draft/parts'
import { plan } from '@/pages/confirm/kinds/checkup'
import { VisitPricing } from '@/pages/confirm/pricing/visit'
import type { PersonModel } from '@/pages/confirm/shared/person'
import { ShellModel } from '@/pages/confirm/shell/model'
import { SubmitModel } from '@/pages/confirm/shell/submit'
import { PageScope } from '@/stores/page-scope'
import { choose, confirmCalls, oneBreakfast, orderResult } from './confirm'
import { draftIn } from './draft'
import { createWorld, type FakeCalls, type World } from './world'

/** The submission of the golden order, without the page around it. */

export let world: World
/** The screen, with who is examined and the hold of the slot. */
export let model: Pick<ShellModel, 'scope' | 'priced' | 'price' | 'loadQuote'> & {
  readonly person: PersonModel
  readonly hold: HoldKeeper
}
export let submit: SubmitModel
export let scrolled: string[]

export const idle = () => new Promise<void>((done) => setTimeout(done, 0))
export const orders = () => world.made.filter(({ name }) => name === 'order.complete')
export const bodies = () => orders().map(({ input }) => input as CompleteInput)
export const keys = () => orders().map(({ idempotencyKey }) => idempotencyKey)
export const toast = () => world.root.feedback.toastShown?.text
export const dialog = () => world.root.feedback.dialog
export const draft = () => draftIn(world)

function holdOf({ sections }: Pick<ShellModel, 'sections'>): HoldKeeper {
  for (const section of sections ?? []) if ('hold' in section) return section.hold as HoldKeeper
  throw new Error('no section keeps a hold')
}

/** The models as the page makes them; a second call is a reload. */
export async function enter(): Promise<void> {
  const scope = new PageScope(world.root)
  const params = { type: 'checkup', id: 'CK1003' }
  const shell = new ShellModel(world.root, scope, {
    params,
    pricing: () => new VisitPricing(world.root, scope, params, 'checkup'),
    plan: async () => plan
  })
  scrolled = []
  submit = new SubmitModel(world.root, shell, (id) => scrolled.push(id))
  scope.enter()
  shell.enter()
  await idle()
  model = Object.assign(shell, { hold: holdOf(shell) }) as typeof model
  shell.setAgreed(true)
  await idle()
  await idle()
}

export async function open(calls: FakeCalls = {}, change: Partial<DraftParts> = {}): Promise<void> {
  world = createWorld({ calls: { ...confirmCalls(), ...oneBreakfast, ...calls } })
  let made = 0
  Object.assign(world.root, { newKey: async () => `key-${(made += 1)}` })
  choose(world, change)
  await enter()
}

/** Refuses once with this, then answers. */
export function refuseOnce(code: number, results: unknown = null, message = '服务端说明'): FakeCalls {
  let refused = false
  return {
    'order.complete': () => {
      if (refused) return [orderResult()]
      refused = true
      throw new CallError(code, message, results)
    }
  }
}

/** Starts the submission and lets it run up to its first dialog. */
export async function begin(): Promise<{ done: Promise<void> }> {
  const done = submit.submit()
  for (let turn = 0; turn < 5; turn += 1) await idle()
  return { done }
}

export async function answer(confirmed: boolean): Promise<void> {
  const open = dialog()
  if (!open) throw new Error('nothing is asked')
  world.root.feedback.answer(open.id, confirmed)
  for (let turn = 0; turn < 5; turn += 1) await idle()
}
