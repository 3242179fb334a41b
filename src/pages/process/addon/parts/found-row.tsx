import { observer } from 'mobx-react-lite'
import type { AddonHit } from '@/domain/addon/search'
import type { AddonModel } from '../model'
import { AddonRow } from './row'

interface FoundRowProps extends AddonHit {
  model: AddonModel
  word: string
}

/** An item that was searched for. Chosen in another package: that one is shown, so that it can be taken back here. */
export const FoundRow = observer(function FoundRow({ model, packageId, item, word }: FoundRowProps) {
  const { session } = model
  const owner = session.selection.find(({ itemCodes }) => itemCodes.includes(item.itemCode))
  const pkg = session.packages.find((known) => known.packageId === (owner?.packageId ?? packageId))
  return pkg ? <AddonRow model={model} pkg={pkg} item={item} word={word} /> : null
})
