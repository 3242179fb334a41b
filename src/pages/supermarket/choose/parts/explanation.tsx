import { observer } from 'mobx-react-lite'
import { ItemInfo } from '@/components/addon/item-info'
import { isLocked, lockLabel } from '@/domain/addon/selection'
import { soldWhole } from '@/domain/addon/limits'
import type { ChooseModel } from '../model'

/** The sheet of the item whose info was asked for; what a chosen package brings is only explained (31b). */
export const Explanation = observer(function Explanation({
  open,
  model
}: {
  open: boolean
  model: ChooseModel
}) {
  const { explained, session, request } = model
  if (!explained) return null
  const { item, packageId, itemCode } = explained
  const facts = request.value?.facts.get(itemCode)
  const inside = model.wholeOf(itemCode)
  const ofWhole = session.packages.some((pkg) => pkg.packageId === packageId && soldWhole(pkg))
  return (
    <ItemInfo
      open={open}
      item={{
        itemName: item.itemName,
        itemIntro: item.itemIntro,
        priceFen: item.salePriceFen,
        sellCount: item.sellCount,
        durationMin: facts?.durationMin ?? 0,
        fasting: facts?.fasting ?? false,
        warning: item.specialTip
      }}
      within={inside?.name}
      single={inside !== null || ofWhole}
      chosen={session.isOn({ packageId, itemCode })}
      lock={isLocked(item) ? lockLabel(item) : ''}
      busy={session.calculating}
      onToggle={model.toggleExplained}
      onClose={model.stopExplaining}
    />
  )
})
