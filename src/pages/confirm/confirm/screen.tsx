import { useRef, type MutableRefObject, type ReactNode } from 'react'
import { View } from '@tarojs/components'
import { Header } from '@/components/ui/header'
import { onDemand } from '@/components/ui/on-demand'
import { useShell } from '@/components/ui/page-shell/shell'
import { usePageModel } from '@/routes/use-page-model'
import type { ConfirmScreen } from '../kinds'
import type { ConfirmParams } from '../shared/confirmable'
import { texts } from '../shared/texts'
import { Shell } from '../shell/shell'

const Nothing = onDemand(() => import('./nothing').then((part) => part.Nothing))
const Dose = onDemand(() => import(/* webpackChunkName: "confirm-dose" */ './dose').then((part) => part.Dose))

type Previous = MutableRefObject<(() => void) | null>

interface ConfirmScreenProps {
  readonly params: ConfirmParams
  /** null: the shop takes no such order. */
  readonly screen: ConfirmScreen | null
  /** Where nothing is chosen yet. */
  readonly nothing?: ReactNode
}

/** Confirm of a plan, under its header. */
export function ConfirmPage({ params, screen, nothing = <Nothing open {...params} /> }: ConfirmScreenProps) {
  // In care mode the way back leads to the step before.
  const previous: Previous = useRef(null)
  const { onBack } = useShell()
  return (
    <View>
      <Header title={texts.title} onBack={() => (previous.current ?? onBack)?.()} />
      {screen?.dosed && params.orderNum ? (
        <Dose open params={params} kind={screen.kind} />
      ) : screen ? (
        <Kind screen={screen} params={params} previous={previous} nothing={nothing} />
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
  nothing: ReactNode
}

function Kind({ screen, params, previous, nothing }: KindProps) {
  const model = usePageModel((root, scope) => screen.model(root, scope, params))
  return <Shell model={model} nothing={nothing} previous={previous} />
}
