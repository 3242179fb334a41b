import { useRef, type MutableRefObject } from 'react'
import { View } from '@tarojs/components'
import { Header } from '@/components/ui/header'
import { onDemand } from '@/components/ui/on-demand'
import { useShell } from '@/components/ui/page-shell/shell'
import { page, useParams } from '@/routes/page'
import { usePageModel } from '@/routes/use-page-model'
import { confirmScreenOf, type ConfirmScreen } from '../kinds'
import type { ConfirmParams } from '../shared/confirmable'
import { texts } from '../shared/texts'
import { Shell } from '../shell/shell'

const Nothing = onDemand(() => import('./nothing').then((part) => part.Nothing))
const Dose = onDemand(() => import(/* webpackChunkName: "confirm-dose" */ './dose').then((part) => part.Dose))

type Previous = MutableRefObject<(() => void) | null>

function Confirm() {
  const params = useParams('confirm')
  const screen = confirmScreenOf(params.type)
  // In care mode the way back leads to the step before.
  const previous: Previous = useRef(null)
  const { onBack } = useShell()
  return (
    <View>
      <Header title={texts.title} onBack={() => (previous.current ?? onBack)?.()} />
      {screen?.dosed && params.orderNum ? (
        <Dose open params={params} kind={screen.kind} />
      ) : screen ? (
        <Kind screen={screen} params={params} previous={previous} />
      ) : (
        <Nothing open {...params} />
      )}
    </View>
  )
}

interface KindProps {
  screen: ConfirmScreen
  params: ConfirmParams
  previous: Previous
}

function Kind({ screen, params, previous }: KindProps) {
  const model = usePageModel((root, scope) => screen.model(root, scope, params))
  return <Shell model={model} nothing={<Nothing open {...params} />} previous={previous} />
}

export default page('confirm', Confirm)
