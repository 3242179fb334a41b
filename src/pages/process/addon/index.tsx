import { useState } from 'react'
import { page, useParams } from '@/routes/page'
import { useRoot } from '@/stores/context'
import { addonPlanOf } from '../kinds'
import { AddonScreen } from './screen'

function Addon() {
  const params = useParams('addon')
  const { process } = useRoot()
  const { type, id, cardNumber } = params
  // As it was entered: once the order stands there is no draft to tell the kind.
  const [plan] = useState(() => addonPlanOf(type, process.draftOf(id, cardNumber)?.kind))
  return <AddonScreen params={params} plan={plan} />
}

export default page('addon', Addon)
