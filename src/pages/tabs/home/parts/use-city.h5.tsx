import { useState, type ReactNode } from 'react'
import { onDemand } from '@/components/ui/on-demand'
import { useRoot } from '@/stores/context'

const CityPanel = onDemand(() => import('@/components/city/city-panel').then((part) => part.CityPanel))

/** Another city is chosen in a panel over the page, which is fetched with the first tap. */
export function useCity(): { choose: () => void; panel: ReactNode } {
  const { location } = useRoot()
  const [open, setOpen] = useState(false)
  return {
    choose: () => setOpen(true),
    panel: (
      <CityPanel
        open={open}
        currentCode={location.cityCode}
        onChoose={(city) => {
          location.choose(city)
          setOpen(false)
        }}
        onClose={() => setOpen(false)}
      />
    )
  }
}
