/** Reading goes on in the element with this id: at what is chosen in it, else at its first choice. */
export function readOn(id: string): void {
  const list = document.getElementById(id)
  const next =
    list?.querySelector<HTMLElement>('[aria-selected="true"]') ??
    list?.querySelector<HTMLElement>('[role="option"]')
  next?.focus({ preventScroll: true })
}
