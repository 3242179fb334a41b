/** Choices of which the Tab key stops at one only; the arrow keys go to the others. */
const GROUPS = '[role=radiogroup], [role=tablist], [role=listbox]'
const CHOICES = '[role=radio], [role=tab], [role=option]'
const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

const isChosen = (choice: HTMLElement): boolean =>
  choice.getAttribute('aria-checked') === 'true' || choice.getAttribute('aria-selected') === 'true'

/** The choices of the group that an element belongs to, those that are disabled left out. */
function peersOf(element: HTMLElement): HTMLElement[] {
  const group = element.closest(GROUPS)
  if (!group) return []
  return Array.from(group.querySelectorAll<HTMLElement>(CHOICES)).filter(
    (peer) => peer.closest(GROUPS) === group && peer.getAttribute('aria-disabled') !== 'true'
  )
}

/** From now on the stop of the group. */
function makeStop(stop: HTMLElement, peers: readonly HTMLElement[]): void {
  for (const peer of peers) peer.tabIndex = peer === stop ? 0 : -1
}

const onFocusIn = ({ target, relatedTarget }: FocusEvent): void => arrive(target, relatedTarget)

function arrive(target: EventTarget | null, relatedTarget: EventTarget | null): void {
  if (!(target instanceof HTMLElement) || !target.matches(CHOICES)) return
  const peers = peersOf(target)
  if (peers.length === 0) return
  const cameFromPeer = peers.some((peer) => peer === relatedTarget)
  const chosen = peers.find(isChosen)
  // Who comes from outside arrives at what is chosen.
  if (!cameFromPeer && chosen && chosen !== target && target.matches(':focus-visible')) chosen.focus()
  else makeStop(target, peers)
}

function onKeyDown(event: KeyboardEvent): void {
  const { target, key } = event
  const step = STEPS[key]
  const toEnd = key === 'Home' || key === 'End'
  if ((step === undefined && !toEnd) || !(target instanceof HTMLElement) || !target.matches(CHOICES)) return
  const peers = peersOf(target)
  const at = peers.indexOf(target)
  if (at < 0 || peers.length < 2) return
  event.preventDefault()
  const next = step === undefined ? (key === 'Home' ? 0 : -1) : (at + step) % peers.length
  peers.at(next)?.focus()
}

/** From now on arrow keys walk in groups of choices, and the Tab key stops at one of each. */
export function watchGroups(): void {
  // Where the first key may have led already.
  arrive(document.activeElement, null)
  document.addEventListener('focusin', onFocusIn)
  document.addEventListener('keydown', onKeyDown)
}
