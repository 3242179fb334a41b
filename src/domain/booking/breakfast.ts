/** The breakfast chosen without asking: the only one on offer, else the earlier choice while it is still offered (§4). */
export function chosenBreakfast(
  breakfasts: readonly { id: number }[],
  chosenId: number | null
): number | null {
  const [only] = breakfasts
  if (breakfasts.length === 1 && only !== undefined) return only.id
  return breakfasts.some((breakfast) => breakfast.id === chosenId) ? chosenId : null
}
