import type { CompletionOf } from '@/contract/completions'
import type { ProductKind, VariantOf } from '@/domain/kinds'
import { hasDoses } from '@/domain/kinds/has-doses'
import type { PageScope } from '@/stores/page-scope'
import type { Root } from '@/stores/root'
import { GoodsPricing } from '../pricing/goods'
import { orderOfPerson, VisitPricing } from '../pricing/visit'
import type { ConfirmParams } from '../shared/confirmable'
import { ShellModel, type Drawn } from '../shell/model'
import type { GoodsPlan, VisitPlan } from './plan'

/** Kinds whose orders the shop takes. */
type Open = {
  [K in ProductKind]: CompletionOf<K> extends null ? never : K
}[ProductKind]

/** Kinds whose slot is chosen before they are confirmed, and those for which nobody comes to a branch. */
type Visited = { [K in Open]: VariantOf<K> extends { by: 'visit'; book: 'now' } ? K : never }[Open]
type Bought = { [K in Open]: VariantOf<K> extends { by: 'visit' } ? never : K }[Open]

interface VisitRow {
  /** In the address of the screen, where that is not the kind itself. */
  readonly types?: readonly string[]
  /** Fetched beside the first call, with the sections that it lists. */
  readonly plan: () => Promise<{ readonly plan: VisitPlan }>
  /** In mini-program order mode: whom it is for is told by an order. */
  readonly ofOrder?: () => Promise<{ readonly plan: VisitPlan }>
}

const VISITS: { readonly [K in Visited]: VisitRow } = {
  checkup: {
    plan: () => import(/* webpackChunkName: "confirm-checkup" */ './checkup'),
    ofOrder: () => import(/* webpackChunkName: "confirm-checkup-of-order" */ './checkup.of-order')
  },
  sugarshaker: { plan: () => import(/* webpackChunkName: "confirm-sugarshaker" */ './sugarshaker') },
  dentistry: { plan: () => import(/* webpackChunkName: "confirm-dentistry" */ './dentistry') },
  waston: { plan: () => import(/* webpackChunkName: "confirm-waston" */ './waston') },
  vaccine: {
    types: ['vaccine-booking', 'vaccine'],
    plan: () => import(/* webpackChunkName: "confirm-vaccine" */ './vaccine')
  },
  gene: { plan: () => import(/* webpackChunkName: "confirm-gene" */ './gene') }
}

const GOODS: { readonly [K in Bought]: () => Promise<{ readonly plan: GoodsPlan }> } = {
  'gene-home': () => import(/* webpackChunkName: "confirm-gene-home" */ './gene-home'),
  'health-selection': () => import(/* webpackChunkName: "confirm-health-selection" */ './health-selection'),
  'coupon-activity': () => import(/* webpackChunkName: "confirm-coupon-activity" */ './coupon-activity'),
  'cross-border': () => import(/* webpackChunkName: "confirm-cross-border" */ './cross-border')
}

const isVisited = (kind: string): kind is Visited => Object.keys(VISITS).includes(kind)
const isBought = (kind: string): kind is Bought => Object.keys(GOODS).includes(kind)

export interface ConfirmScreen {
  readonly kind: ProductKind
  /** Its orders have doses that get their days, and other ones, on this screen too. */
  readonly dosed: boolean
  readonly model: (root: Root, scope: PageScope, params: ConfirmParams) => Drawn
}

const visitScreen = (kind: Visited): ConfirmScreen => {
  const { plan, ofOrder }: VisitRow = VISITS[kind]
  return {
    kind,
    dosed: hasDoses(kind),
    model: (root, scope, params) =>
      new ShellModel(root, scope, {
        params,
        pricing: () => new VisitPricing(root, scope, params, kind),
        plan: async () => (await (ofOrder && orderOfPerson(root, params) ? ofOrder() : plan())).plan
      })
  }
}

const goodsScreen = (kind: Bought): ConfirmScreen => ({
  kind,
  dosed: false,
  model: (root, scope, params) =>
    new ShellModel(root, scope, {
      params,
      pricing: (shell) => new GoodsPricing(root, scope, params, kind, () => shell.reload()),
      plan: async () => (await GOODS[kind]()).plan
    })
})

/** The confirm screen of a type in the address; null: the shop takes no such order. */
export function confirmScreenOf(type: string): ConfirmScreen | null {
  const visited = Object.keys(VISITS)
    .filter(isVisited)
    .find((kind) => ((VISITS[kind] as VisitRow).types ?? [kind]).includes(type))
  if (visited) return visitScreen(visited)
  return isBought(type) ? goodsScreen(type) : null
}
