import { SidePanel } from '@/components/ui/side-panel'
import type { City } from '@/services/catalogue/city'
import { CityList } from './city-list'
import { cityTexts } from './texts'

export { CityList } from './city-list'

export interface CityPanelProps {
  open: boolean
  currentCode: string
  /** The owner closes the panel. */
  onChoose: (city: City) => void
  onClose: () => void
}

/** 选择城市: a panel over the whole page from the right (§2 'City picker'). Its list is fetched when it opens. */
export function CityPanel({ open, currentCode, onChoose, onClose }: CityPanelProps) {
  return (
    <SidePanel open={open} title={cityTexts.title} onClose={onClose} ownScroll>
      <CityList currentCode={currentCode} onChoose={onChoose} />
    </SidePanel>
  )
}
