import type { ReactNode } from 'react'
import { navigate } from '@/routes/navigate'

/** Another city is chosen on a page of its own, which comes from the right as the panel does: the list is no part of the main package. */
export const useCity = (): { choose: () => void; panel: ReactNode } => ({
  choose: () => navigate('selectCity'),
  panel: null
})
