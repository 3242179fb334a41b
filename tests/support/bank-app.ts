/** The bank's app around the page: what it was asked, and what it answers. */
export interface FakeBankApp {
  readonly asked: { readonly id: string; readonly action: string; readonly params: object }[]
  /** Posts a message into the page, as the app does. */
  tell(message: unknown): void
  remove(): void
}

/** @param answer to a request about the customer; none: the app stays silent */
export function fakeBankApp(answer?: (id: string) => unknown): FakeBankApp {
  const asked: FakeBankApp['asked'] = []
  const tell = (message: unknown) =>
    void window.dispatchEvent(
      new MessageEvent('message', {
        data: typeof message === 'string' ? message : JSON.stringify(message),
        origin: window.location.origin
      })
    )
  window.CMBCNative = {
    postMessage(text: string) {
      const request = JSON.parse(text) as FakeBankApp['asked'][number]
      asked.push(request)
      if (answer && request.action === 'customer') tell(answer(request.id))
    }
  }
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 CMBC/9')
  return { asked, tell, remove: () => delete window.CMBCNative }
}
