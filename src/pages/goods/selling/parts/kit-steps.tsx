import { Card } from '@/components/ui/card'
import { PicturedSteps } from '@/components/ui/pictured-steps'
import type { DetailedProduct } from '@/services/catalogue/product-detail'
import { kitTexts } from '../kit-texts'

/** Drawings of the steps of a kit, in their order. */
const PICTURES = [
  '/seed-img/tile/kit.svg#mint',
  '/seed-img/tile/tube.svg#sky',
  '/seed-img/tile/parcel.svg#apricot',
  '/seed-img/tile/clip.svg#rose'
] as const

/** What happens with a kit that is sent home, step by step. */
export function KitSteps({ process }: Pick<DetailedProduct, 'process'> & { open: boolean }) {
  return (
    <Card title={kitTexts.steps(process.length)}>
      <PicturedSteps steps={process.map((step, at) => ({ ...step, picture: PICTURES[at] }))} />
    </Card>
  )
}
