import { observer } from 'mobx-react-lite'
import { ItemInfo } from '@/components/addon/item-info'
import { payerOf } from '@/domain/addon/sections'
import { COUNT_PRICE_TYPE } from '@/domain/addon/types'
import type { AddonModel } from '../model'

/** The sheet of the item whose info was asked for. */
export const Info = observer(function Info({
  model
}: {
  model: Pick<AddonModel, 'info' | 'session' | 'request'>
}) {
  const { info, session } = model
  if (!info.shown) return null
  const { item, packageId, itemCode } = info.shown
  const pkg = session.packages.find((known) => known.packageId === packageId)
  const alone = pkg?.countPriceType !== COUNT_PRICE_TYPE.whole && (!pkg || payerOf(pkg) !== 'enterprise')
  const facts = model.request.value?.facts.get(itemCode)
  return (
    <ItemInfo
      open={info.open}
      item={{
        itemName: item.itemName,
        itemIntro: item.itemIntro,
        priceFen: alone ? item.salePriceFen : null,
        sellCount: item.sellCount,
        durationMin: facts?.durationMin ?? 0,
        fasting: facts?.fasting ?? false,
        warning: item.specialTip
      }}
      chosen={session.isOn({ packageId, itemCode })}
      lock={info.lock}
      busy={session.calculating}
      onToggle={info.toggle}
      onClose={info.close}
    />
  )
})
