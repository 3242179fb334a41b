import { useState } from 'react'
import { page, useParams } from '@/routes/page'
import { useRoot } from '@/stores/context'
import { AddonScreen } from '../addon/screen'
import { cardPlanOf } from '../kinds/card'

/** Add-ons beside a package of a card: what the company pays, what comes out of the quota, and one's own. */
function CardAddon() {
  const root = useRoot()
  const { cardNumber = root.items.get('cardNumber') ?? '', ...params } = useParams('cardAddon')
  const [plan] = useState(() => cardPlanOf(root, { type: params.type, id: params.id, cardNumber }))
  return <AddonScreen params={{ ...params, cardNumber }} plan={plan?.addons ? plan : null} />
}

export default page('cardAddon', CardAddon)
