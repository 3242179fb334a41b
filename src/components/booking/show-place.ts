import { host } from '@/platform/host'
import type { Place } from '@/platform/host/types'
import type { Root } from '@/stores/root'
import { bookingTexts } from './texts'

/** The place of a branch on a map; where there is none its address is copied, and that is said. */
export async function showPlace(root: Pick<Root, 'feedback' | 'mapUrl'>, place: Place): Promise<void> {
  if (host.openMap(place, root.mapUrl)) return
  const text = (await host.copy(place.address)) ? bookingTexts.addressCopied : place.address
  root.feedback.toast({ text })
}
