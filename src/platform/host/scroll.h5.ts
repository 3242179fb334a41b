/** What an element scrolls in: Taro's page, a sheet's body; null when that is the window. */
function scrollBoxOf(target: Element): Element | null {
  for (let box = target.parentElement; box && box !== document.body; box = box.parentElement) {
    const scrolls = /auto|scroll/.test(window.getComputedStyle(box).overflowY)
    if (scrolls && box.scrollHeight > box.clientHeight) return box
  }
  return null
}

/** Where a field is looked for: its card with the title, if that begins so small a part of a window above it. */
const NEAR = 1 / 3
/** Between the header and a card under it, px. */
const GAP = 12

/** Nothing above the element is left half under the header of its box, as far as that stays while the box scrolls. */
function bring(target: Element, box: Element | null, gap = 0): void {
  const header = (box ?? document).querySelector('[role=banner]')
  const covered = header && window.getComputedStyle(header).position === 'sticky' ? header.clientHeight : 0
  const above = target.getBoundingClientRect().top - covered - gap
  if (box) box.scrollTop += above - box.getBoundingClientRect().top
  else window.scrollTo({ top: Math.max(0, above + window.scrollY), behavior: 'auto' })
}

function bringField(field: Element): void {
  const box = scrollBoxOf(field)
  let card = field.parentElement
  while (card && card !== box && !card.querySelector('[role=heading]')) card = card.parentElement
  const far = card ? field.getBoundingClientRect().top - card.getBoundingClientRect().top : Infinity
  if (card && card !== box && far < window.innerHeight * NEAR) bring(card, box, GAP)
  else bring(field, box)
}

export function scrollTo(id: string): void {
  const target = document.getElementById(id)
  if (target) bring(target, scrollBoxOf(target))
}

export function toField(id: string): void {
  const row = document.getElementById(id)
  if (!row) return
  bringField(row)
  const field = row.querySelector<HTMLElement>('input, textarea, [tabindex="0"]')
  // One that has the focus already is read again, with what is wrong.
  if (document.activeElement === field) field?.blur()
  field?.focus({ preventScroll: true })
}
