import { host } from '@/platform/host'
import type { FeedbackStore } from '@/stores/feedback'

/** Address of a public path on the site; a mini-program has no address of its own and names the site's. */
export function siteLink(path: string): string {
  const address = host.address()
  const origin = address === null ? host.origin() : (/^https?:\/\/[^/]+/.exec(address)?.[0] ?? '')
  return origin + path
}

/** Copies a text to be passed on, and says so where the host does not. */
export async function copyText(
  feedback: FeedbackStore,
  text: string,
  said: { readonly copied: string; readonly notCopied: string }
): Promise<void> {
  const copied = await host.copy(text)
  if (!copied) feedback.toast({ text: said.notCopied })
  else if (!host.copyIsTold) feedback.toast({ text: said.copied, icon: 'success' })
}
