import { document, type TaroElement } from '@tarojs/runtime'
import Taro from '@tarojs/taro'
import { windowInfo } from './phone-info.weapp'

/** Where a field is looked for: its card with the title, if that begins so small a part of a window above it. */
const NEAR = 1 / 3
/** Between the header and a card under it, px. */
const GAP = 12

type Edge = { readonly top?: number; readonly height?: number } | null

const hasHeading = (element: TaroElement): boolean =>
  element.getAttribute('role') === 'heading' || element.children.some(hasHeading)

/** The nearest element around a field that has a title; null outside of cards. */
function cardOf(id: string): TaroElement | null {
  let card = document.getElementById(id)?.parentElement ?? null
  while (card && !hasHeading(card)) card = card.parentElement
  return card
}

function bring(id: string, header: Edge, gap = 0): void {
  const offsetTop = -(header?.height ?? 0) - gap
  void Taro.pageScrollTo({ selector: `#${id}`, offsetTop, duration: 0 }).catch(() => undefined)
}

export function scrollTo(id: string): void {
  Taro.createSelectorQuery()
    .select('.ca-header')
    .boundingClientRect()
    .exec(([header = null]: Edge[]) => bring(id, header))
}

/** A field comes into view with the title of its card, where that is near. */
export function toField(id: string): void {
  const card = cardOf(id)
  if (!card) return scrollTo(id)
  const query = Taro.createSelectorQuery()
  for (const each of ['.ca-header', `#${id}`, `#${card.uid}`]) query.select(each).boundingClientRect()
  query.exec(([header = null, field, around]: Edge[]) => {
    const far = (field?.top ?? Infinity) - (around?.top ?? -Infinity)
    if (far < windowInfo().windowHeight * NEAR) bring(card.uid, header, GAP)
    else bring(id, header)
  })
}
